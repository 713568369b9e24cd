package import CivilCalendar

/// One page of a calendar: a month, week, day or year and the days that are drawn for it.
package struct Page: Hashable, Sendable {
  /// What the page shows.
  package let kind: PageKind
  /// The days that the page is about, half-open: the month itself, for example.
  package let period: Range<CivilDate>
  /// How weeks are cut.
  package let weekRule: WeekRule

  /// The page of a kind that holds a day.
  package init(_ kind: PageKind, containing day: CivilDate, weekRule: WeekRule) {
    self.kind = kind
    self.weekRule = weekRule
    switch kind {
    case .day:
      period = day..<day.advanced(by: 1)
    case .week:
      let begin = day.startOfWeek(weekRule.firstWeekday)
      period = begin..<begin.advanced(by: 7)
    case .month:
      period = CivilMonth(of: day).days
    case .year:
      period =
        CivilMonth(year: day.year, month: 1)
        .firstDay..<CivilMonth(year: day.year + 1, month: 1).firstDay
    }
  }

  /// The days that are drawn, half-open: a month is filled up to whole weeks.
  package var grid: Range<CivilDate> {
    switch kind {
    case .month: CivilMonth(of: period.lowerBound).wholeWeeks(from: weekRule.firstWeekday)
    case .day, .week, .year: period
    }
  }

  /// The same place some pages later: the day is kept, clamped to the length of the month.
  ///
  /// - Parameters:
  ///   - day: A day of this page.
  ///   - count: How many pages to go on, back when negative.
  /// - Returns: A day of the calendar, the last one at most.
  package func day(_ day: CivilDate, movedBy count: Int) -> CivilDate {
    let moved =
      switch kind {
      case .day: day.advanced(by: count)
      case .week: day.advanced(by: count.multipliedClamping(by: 7))
      case .month: day.adding(months: count)
      case .year: day.adding(years: count)
      }
    return min(moved, .last)
  }

  /// The page some pages later; at the ends of the calendar it is the last one there is.
  package func advanced(by count: Int) -> Page {
    Page(kind, containing: day(period.lowerBound, movedBy: count), weekRule: weekRule)
  }
}

extension Int {
  /// The product, or the nearest number there is.
  fileprivate func multipliedClamping(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? (self < 0) == (other < 0) ? .max : .min : product
  }
}
