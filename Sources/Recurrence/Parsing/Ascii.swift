/// The bytes that rules are written with.
enum Ascii {
  static let space: UInt8 = 0x20
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let backslash = UInt8(ascii: "\\")
  static let lowerA = UInt8(ascii: "a")
  static let lowerZ = UInt8(ascii: "z")

  /// The capital of a letter; every other byte as it is.
  static func capital(_ byte: UInt8) -> UInt8 {
    (lowerA...lowerZ).contains(byte) ? byte - 0x20 : byte
  }
}
