/// File names as other programs list them.
enum FileNameList {
  /// The names in some bytes: with a NUL anywhere they end in NUL, else each has a line.
  static func names(in bytes: Span<UInt8>) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    let end = bytes.indices.contains { bytes[$0] == 0 } ? 0 : UInt8(ascii: "\n")
    func finish() {
      if end != 0, name.last == UInt8(ascii: "\r") { name.removeLast() }
      if !name.isEmpty { names.append(PathText.text(of: name)) }
      name.removeAll(keepingCapacity: true)
    }
    for index in bytes.indices {
      if bytes[index] == end { finish() } else { name.append(bytes[index]) }
    }
    finish()
    return names
  }
}
