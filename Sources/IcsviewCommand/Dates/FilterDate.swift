package import CivilCalendar
package import TimeZones

/// A date in a filter expression: a day or more of them, or a day with a time.
package enum FilterDate: Hashable, Sendable {
  case days(DateExpression)
  /// A day with a time.
  case moment(DateTimeExpression)

  /// Reads a DATE, or a DATE-TIME where there is a time.
  package init(
    _ text: String,
    weekdayNames: WeekdayNames = .english
  ) throws(DateSyntaxError) {
    if text.contains(":") || text.first?.isNumber == true && text.contains(where: "Tt ".contains) {
      self = .moment(try DateTimeExpression(text))
    } else {
      self = .days(try DateExpression(text, weekdayNames: weekdayNames))
    }
  }

  /// The time meant, half-open and never empty: all of the days, or one second.
  package func span(today: CivilDate, in zone: TimeZoneRules) -> Range<Instant> {
    switch self {
    case .days(let expression):
      let days = expression.days(today: today)
      let begin = zone.instant(of: CivilDateTime(days.lowerBound))
      // Where a clock change leaves out a midnight, days still begin in their order.
      return begin..<max(zone.instant(of: CivilDateTime(days.upperBound)), begin.adding(seconds: 1))
    case .moment(let expression):
      let moment = expression.instant(in: zone)
      return moment..<moment.adding(seconds: 1)
    }
  }
}

extension DateTimeExpression {
  /// The moment meant, on the clocks of a zone unless the text says how far they are from UTC.
  func instant(in zone: TimeZoneRules) -> Instant {
    guard let utcOffset else { return zone.instant(of: wallClock) }
    return Instant(wallClock, offset: utcOffset)
  }
}
