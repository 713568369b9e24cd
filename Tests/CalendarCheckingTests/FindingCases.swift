@testable import CalendarChecking

/// For each kind of finding calendars that have it, and calendars that nearly do.
enum FindingCases {
  /// The text of a component.
  static func component(_ name: String, _ lines: String, usual: [String]) -> String {
    CheckCase.component(name, lines, usual: usual)
  }

  /// The text of an event.
  static func event(_ lines: String) -> String { CheckCase.event(lines) }

  static let all =
    bytes + syntax + components + properties + times + values + rules + sets + lengths + zones
    + alarms + scheduling + others
}
