import StyledText

/// A decimal number that sums of properties are made of, with up to six digits after the point.
///
/// It is exact, so that many small amounts make the sum that one would write down; beyond some millions of
/// millions it stays at the greatest or least number there is.
package struct Amount: Hashable, Sendable {
  private var millionths: Int

  /// Zero.
  package static let zero = Amount(millionths: 0)

  private init(millionths: Int) { self.millionths = millionths }

  /// Reads a number such as `12`, `-3.50` or `+.5`, or nil if the text is none or too large.
  ///
  /// Digits after the sixth behind the point are left out.
  package init?(_ text: String) {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first ?? ""
    let fraction = parts.count > 1 ? parts[1] : ""
    guard whole.count + fraction.count > 0,
      (whole + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = whole.isEmpty ? 0 : Int(whole),
      let rest = Int((fraction + "000000").prefix(6))
    else { return nil }
    let (scaled, isTooLarge) = number.multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflow) = scaled.addingReportingOverflow(rest)
    guard !isTooLarge, !overflow else { return nil }
    millionths = isNegative ? -sum : sum
  }

  /// Adds another amount, up to the greatest there is.
  package static func += (left: inout Amount, right: Amount) {
    let (sum, overflow) = left.millionths.addingReportingOverflow(right.millionths)
    left.millionths = overflow ? (right.millionths < 0 ? -Int.max : Int.max) : sum
  }

  /// How far it is from zero.
  var magnitude: Amount { Amount(millionths: Int(clamping: millionths.magnitude)) }

  /// The number as near as may be, for comparing.
  var approximation: Double { Double(millionths) / 1_000_000 }
}

extension Amount {
  /// The number in the longest form that fits: exact, rounded to whole numbers, thousands and so on.
  func text(columns: Int, _ presentation: Presentation) -> SafeText {
    var forms = [text(unit: 1_000_000, decimals: 6, "", presentation)]
    for (factor, suffix) in [(1, ""), (1000, "k"), (1_000_000, "M"), (1_000_000_000, "G")] {
      for decimals in [1, 0] where decimals == 0 || factor > 1 {
        let unit = 1_000_000 * factor
        guard millionths.magnitude >= UInt(unit) || factor == 1 else { continue }
        forms.append(text(unit: unit, decimals: decimals, SafeText(suffix), presentation))
      }
    }
    return forms.first { $0.columns <= columns } ?? presentation.symbols.ellipsis
  }

  /// The number in some unit, rounded to decimals, of which zeros at the end are left out.
  private func text(
    unit: Int,
    decimals: Int,
    _ suffix: SafeText,
    _ presentation: Presentation
  ) -> SafeText {
    let scale = (0..<decimals).reduce(UInt(1)) { scale, _ in scale * 10 }
    let step = UInt(unit) / scale
    let rounded = (millionths.magnitude / step) + (millionths.magnitude % step * 2 >= step ? 1 : 0)
    let whole = Int(rounded / scale)
    var fraction = String(rounded % scale)
    fraction = String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign: SafeText = millionths < 0 && rounded > 0 ? "-" : ""
    let number: SafeText = "\(sign)\(presentation.text(of: whole))"
    guard decimals > 0, let digits = Int(fraction) else { return "\(number)\(suffix)" }
    return "\(number).\(presentation.text(of: digits, digits: fraction.count))\(suffix)"
  }
}
