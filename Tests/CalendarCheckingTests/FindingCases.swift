@testable import CalendarChecking

/// For each kind of finding calendars that have it, and calendars that nearly do.
enum FindingCases {
  static let all = bytes + syntax + components
}
