/// Reads JSON as RFC 8259 has it, and nothing else.
///
/// Foundation's reader forgives too much and takes too long.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The number of values in an array that a text is, or nil if it is none.
  static func countOfArray(_ bytes: [UInt8]) -> Int? {
    var reader = JSONReader(bytes[...])
    var count = 0
    let isArray = reader.list(from: "[", to: "]") { reader in
      count += 1
      return reader.value(depth: 1)
    }
    reader.skipBlanks()
    return isArray && reader.position == bytes.endIndex ? count : nil
  }

  /// Whether a text is one object.
  static func isObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    var reader = JSONReader(bytes)
    return bytes.first == UInt8(ascii: "{") && reader.value(depth: 0)
      && reader.position == bytes.endIndex
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func value(depth: Int) -> Bool {
    skipBlanks()
    defer { skipBlanks() }
    switch next {
    case UInt8(ascii: "{"):
      return depth < 20 && list(from: "{", to: "}") { $0.member(depth) }
    case UInt8(ascii: "["):
      return depth < 20 && list(from: "[", to: "]") { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return "true".utf8.allSatisfy { take($0) }
    case UInt8(ascii: "f"): return "false".utf8.allSatisfy { take($0) }
    case UInt8(ascii: "n"): return "null".utf8.allSatisfy { take($0) }
    default: return number()
    }
  }

  private mutating func list(
    from begin: Unicode.Scalar,
    to end: Unicode.Scalar,
    _ element: (inout JSONReader) -> Bool
  ) -> Bool {
    guard take(UInt8(ascii: begin)) else { return false }
    skipBlanks()
    if take(UInt8(ascii: end)) { return true }
    repeat {
      guard element(&self) else { return false }
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: end))
  }

  private mutating func member(_ depth: Int) -> Bool {
    skipBlanks()
    guard string() else { return false }
    skipBlanks()
    return take(UInt8(ascii: ":")) && value(depth: depth + 1)
  }

  private mutating func string() -> Bool {
    guard take(UInt8(ascii: "\"")) else { return false }
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard escape() else { return false }
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let byte = next else { return false }
    position += 1
    guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else { return false }
      position += 1
    }
    return true
  }

  private mutating func number() -> Bool {
    _ = take(UInt8(ascii: "-"))
    let isZero = next == UInt8(ascii: "0")
    let begin = position
    guard digits(), !isZero || position == begin + 1 else { return false }
    if take(UInt8(ascii: ".")), !digits() { return false }
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return true }
    if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
    return digits()
  }

  private mutating func digits() -> Bool {
    let begin = position
    while let byte = next, byte &- 0x30 < 10 { position += 1 }
    return position > begin
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }
}
