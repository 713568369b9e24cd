/// A hash table of names in capitals that is made once and asked about every line, whatever the case of letters.
struct NameTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let name: [UInt8]
    let value: Value
  }

  private var slots: [Entry?]
  /// The names, for suggestions.
  let names: [String]

  init(_ entries: [(name: String, value: Value)]) {
    var size = 16
    while size < entries.count * 3 { size *= 2 }
    slots = Array(repeating: nil, count: size)
    names = entries.map(\.name)
    for (name, value) in entries {
      let bytes = Array(name.utf8)
      var slot = NameTable.hash(bytes.span, bytes.indices) & (size - 1)
      while slots[slot] != nil { slot = (slot + 1) & (size - 1) }
      slots[slot] = Entry(name: bytes, value: value)
    }
  }

  /// The value of a name that stands in a range of bytes.
  func value(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Value? {
    var slot = NameTable.hash(bytes, range) & (slots.count - 1)
    while let entry = slots[slot] {
      if isEqual(entry.name, bytes, range) { return entry.value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The value of a name.
  func value(_ name: some StringProtocol) -> Value? {
    let bytes = Array(name.utf8)
    return value(bytes.span, bytes.indices)
  }

  private func isEqual(_ name: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    var index = range.lowerBound
    for byte in name {
      guard bytes[index].capital == byte else { return false }
      index += 1
    }
    return true
  }

  /// FNV-1a over the capitals.
  private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for index in range { hash = (hash ^ UInt32(bytes[index].capital)) &* 0x0100_0193 }
    return Int(hash)
  }
}
