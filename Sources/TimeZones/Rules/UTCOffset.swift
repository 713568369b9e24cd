/// How far clocks are ahead of UTC.
///
/// RFC 9636 section 3.2 lets a zone be 25 hours behind to 26 hours ahead; what is further out is brought
/// into that range, on both sides alike.
package struct UTCOffset: Hashable, Sendable {
  /// Seconds ahead of UTC, negative west of Greenwich.
  package let seconds: Int

  /// The offset of some seconds, brought into the range.
  package init(seconds: Int) {
    self.seconds = UTCOffset.clamped(seconds)
  }

  /// The offset that a value of TZOFFSETFROM or TZOFFSETTO writes (RFC 5545 3.3.14), or nil.
  ///
  /// Read leniently: the sign may be missing, as in `0100`, and colons may part the fields.
  package init?(propertyValue text: String) {
    var scanner = ByteScanner(text.utf8)
    scanner.skipSpaces()
    let sign = scanner.sign() ?? 1
    guard let seconds = scanner.offsetSize() else { return nil }
    scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
    self.init(seconds: sign * seconds)
  }

  /// The largest distance from UTC, 25:59:59.
  @usableFromInline static let largest = 93_599

  /// Seconds brought into the range of offsets.
  @inlinable
  static func clamped(_ seconds: Int) -> Int { min(max(seconds, -largest), largest) }
}

extension UTCOffset: CustomStringConvertible {
  /// Sign, hours and minutes, such as `+05:30`; with seconds where there are any.
  package var description: String {
    let size = abs(seconds)
    let fields =
      size % 60 == 0 ? [size / 3600, size / 60 % 60] : [size / 3600, size / 60 % 60, size % 60]
    let digits = fields.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (seconds < 0 ? "-" : "+") + digits.joined(separator: ":")
  }
}

extension ByteScanner {
  /// Takes the hours of an offset without a sign, also minutes and seconds, and gives the seconds.
  ///
  /// One or two digits are hours, three or four hours and minutes, six also seconds; or colons (or full
  /// stops, as in `01.00`) part them.
  mutating func offsetSize() -> Int? {
    let digits = takeAll(where: \.isASCIIDigit)
    var written = ByteScanner(digits)
    guard let hours = written.number(digits: 1...(digits.count % 2 == 1 ? 1 : 2), limit: 25) else {
      return nil
    }
    var fields: [Int] = []
    while !written.isAtEnd {
      guard let field = written.number(digits: 2...2, limit: 59) else { return nil }
      fields.append(field)
    }
    while digits.count <= 2, fields.count < 2, take(":") || take(".") {
      guard let field = number(digits: 2...2, limit: 59) else { return nil }
      fields.append(field)
    }
    guard fields.count <= 2, digits.count != 5 else { return nil }
    return zip([3600, 60, 1], [hours] + fields).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
