package import CivilCalendar
package import Recurrence
package import TimeZones

/// Something in a calendar file that is wrong, or was read in a way its writer may not have meant.
///
/// A finding holds facts; its wording is made where it is printed.
package enum Finding: Hashable, Sendable {
  /// A component whose END is missing was closed (decision S3).
  case missingEnd(component: String)
  /// An END that closes nothing was passed over.
  case strayEnd(component: String)
  /// The component has no DTSTART, or none that can be read, and cannot be shown (decision S2).
  case noStart(component: String)
  /// A time cannot be read and its property is passed over.
  case unreadableTime(property: String, text: String)
  /// Of a time only the day could be read (decision D3).
  case irregularTime(property: String, text: String)
  /// A duration cannot be read and counts as absent (decision D2).
  case unreadableDuration(text: String)
  /// The end is before the start and counts as absent (decision D2).
  case endBeforeStart(property: String)
  /// The zone of a time is not what its writer may have meant (decisions Z1 to Z4).
  case zone(ZoneProblem)
  /// A rule departs from the standard.
  case rule(RuleProblem, text: String)
  /// A rule has an end that cannot be read, so that it is passed over: it would go on for ever.
  case ruleWithLostEnd(text: String)
  /// A recurrence rule of an override without its master is passed over (decision R3).
  case ruleOfLoneOverride
  /// The series has more occurrences than were wanted.
  case tooManyOccurrences(ExpansionLimits)
  /// All series together have more occurrences than a list has room for, and this one has most of them: it ends
  /// on a day.
  case tooLongList(until: CivilDate)
}
