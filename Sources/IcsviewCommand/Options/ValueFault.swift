package import CivilCalendar
package import EventFilters
package import EventFormats
package import ICUSupport

/// Why an option does not take a value.
package enum ValueFault: Error, Hashable, Sendable {
  /// There must be something.
  case empty
  /// No whole number, or one outside the accepted ones.
  case noNumber(accepted: ClosedRange<Int>)
  /// A word that is not among the accepted ones.
  case unknownWord(String, accepted: [String])
  /// There is no path in it.
  case noPath
  /// No calendar that was read has this name.
  case unknownCalendar(known: [String])
  /// No kind of finding has this name.
  case unknownFinding(String)
  /// No zone has this name.
  case unknownZone
  /// No locale of a language that is known.
  case unknownLocale
  /// Not when work begins and ends.
  case noWorkingHours
  /// A day that cannot be selected.
  case unselectableDay(CivilDate, UnselectableReason)
  /// No regular expression.
  case pattern(RegularExpressionError)
  /// No template.
  case template(TemplateSyntaxError)
  /// No filter expression; where a date in it is none, why.
  case expression(FilterSyntaxError, date: DateSyntaxError?)
  /// No date.
  case date(DateSyntaxError)
  /// No day with a time.
  case dateTime(DateSyntaxError)
  /// No dates and ranges of dates.
  case days(DateSyntaxError)
}

/// Why a day cannot be selected.
package enum UnselectableReason: Hashable, Sendable {
  case beforeToday
  case afterToday
  case noEvents
}
