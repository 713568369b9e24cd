/// Numbers as they have to be written (RFC 5545 3.3.2, 3.3.7, 3.3.8).
enum NumberSyntax {
  /// The number of an INTEGER, brought into the range of `Int`, or nil if it is none.
  static func integer(_ value: ValueSlice) -> Int? {
    let digits = unsigned(value)
    guard !digits.isEmpty, digits.bytes.allSatisfy(\.isDigit) else { return nil }
    let isNegative = value[0] == UInt8(ascii: "-")
    var number = 0
    for byte in digits.bytes {
      let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - UInt8(ascii: "0"))
      let (sum, carry) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !overflow, !carry else { return isNegative ? .min : .max }
      number = sum
    }
    return number
  }

  /// The number of a FLOAT, or nil if it is none.
  static func float(_ value: ValueSlice) -> Double? {
    let parts = unsigned(value).split(at: UInt8(ascii: "."))
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.bytes.allSatisfy(\.isDigit) })
    else { return nil }
    return Double(value.text)
  }

  /// A number without its sign.
  private static func unsigned(_ value: ValueSlice) -> ValueSlice {
    let sign = value.bytes.first
    return value.slice(from: sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 1 : 0)
  }

  /// The integers that RFC 5545 3.3.8 allows.
  static let integers = -2_147_483_648...2_147_483_647
}
