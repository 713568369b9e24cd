package import CivilCalendar

/// The days of a list as `--from`, `--to`, `--days` and `--all` say them.
package struct DaySpan: Hashable, Sendable {
  /// The first day is the first that this means.
  package var from: DateExpression?
  /// The last day is the last that this means.
  package var to: DateExpression?
  /// How many days from the first one on; if negative, how many up to it, itself included.
  package var count: Int?
  /// Whether everything is asked for; another bound given as well still holds.
  package var isEverything = false

  /// No days said.
  package init() {}

  /// One of the options that say the days, as it is typed.
  var option: String {
    if from != nil { return "--from" }
    if count != nil { return "--days" }
    return to != nil ? "--to" : "--all"
  }

  /// The first day, and the day after the last one; nil for an end that is open.
  package struct Bounds: Hashable, Sendable {
    /// The first day.
    package let begin: CivilDate?
    /// The day after the last one.
    package let end: CivilDate?
  }

  /// The days meant, or nil if nothing is said of them.
  package func bounds(today: CivilDate) throws(UsageError) -> Bounds? {
    if let count {
      guard to == nil else { throw .contradiction("--days", "--to") }
      let first = from?.firstDay(today: today) ?? today
      guard count < 0 else { return Bounds(begin: first, end: first.advanced(by: count)) }
      let end = first.advanced(by: 1)
      return Bounds(begin: end.advanced(by: count), end: end)
    }
    let bounds = Bounds(
      begin: from?.firstDay(today: today),
      end: to?.days(today: today).upperBound,
    )
    if let begin = bounds.begin, let end = bounds.end, begin >= end {
      throw .endsBeforeItBegins(from: begin, to: end.advanced(by: -1))
    }
    return from == nil && to == nil && !isEverything ? nil : bounds
  }
}
