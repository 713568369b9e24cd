/// A month of a year.
///
/// Arithmetic stops at January of year 1 and at January of year 10000, the end of half-open ranges.
package struct CivilMonth: Hashable, Sendable {
  /// Months since January of year 0.
  let number: Int

  private init(number: Int) {
    self.number = min(max(number, 12), 120_000)
  }

  /// The month from 1 to 12 of a year; other months count on into the years beside it.
  package init(year: Int, month: Int) {
    self.init(number: year * 12 + month - 1)
  }

  /// The month that a day is in.
  package init(of date: CivilDate) {
    let (year, month, _) = date.components
    self.init(year: year, month: month)
  }

  /// The year.
  package var year: Int { number / 12 }

  /// The month, 1 to 12.
  package var month: Int { number % 12 + 1 }

  /// The first day.
  package var firstDay: CivilDate { CivilDate(clampingYear: year, month: month, day: 1) }

  /// All days, half-open.
  package var days: Range<CivilDate> { firstDay..<advanced(by: 1).firstDay }

  /// The weeks that the month touches, as whole weeks beginning with a weekday, half-open.
  package func wholeWeeks(from first: Weekday) -> Range<CivilDate> {
    let begin = firstDay.startOfWeek(first)
    let lastWeek = days.upperBound.advanced(by: -1).startOfWeek(first)
    return begin..<lastWeek.advanced(by: 7)
  }
}

extension CivilMonth: Strideable {
  package func distance(to other: CivilMonth) -> Int { other.number - number }

  package func advanced(by count: Int) -> CivilMonth {
    let (sum, overflow) = number.addingReportingOverflow(count)
    return CivilMonth(number: overflow ? (count < 0 ? .min : .max) : sum)
  }
}

extension CivilMonth: CustomStringConvertible {
  /// Year and month, such as `2025-06`.
  package var description: String { "\(padded(year, to: 4))-\(padded(month, to: 2))" }
}
