package import CivilCalendar
package import StyledText

/// An event as a list shows it.
package struct ListedEvent: Hashable, Sendable {
  /// What it is called.
  let title: SafeText
  /// When it is.
  package let time: ListedTime
  /// When it begins on the clock of a second zone, if there is one.
  let secondStart: CivilDateTime?
  /// Where it is; empty where that is not said.
  let location: SafeText
  /// What its title leads to.
  let link: Link?
  /// Whether it takes place.
  let status: Status
  /// Whether it is one of a series.
  let isRecurring: Bool
  /// The place of its calendar in the list of calendars.
  let calendar: Int
  /// Its own colour, if it has another one than its calendar.
  let color: Color?

  /// Whether an event takes place, and with who is reading.
  package enum Status: Hashable, Sendable {
    case confirmed
    case tentative
    case cancelled
    /// Who is reading has not answered yet.
    case unanswered
    /// Who is reading has declined.
    case declined
  }

  /// An event whose texts may be any, as long as they are.
  package init(
    title: String,
    time: ListedTime,
    secondStart: CivilDateTime? = nil,
    location: String = "",
    link: Link? = nil,
    status: Status = .confirmed,
    isRecurring: Bool = false,
    calendar: Int = 0,
    color: Color? = nil
  ) {
    self.title = SafeText(title, limit: ListedEvent.longestText)
    self.time = time
    self.secondStart = secondStart
    self.location = SafeText(location, limit: ListedEvent.longestText)
    self.link = link
    self.status = status
    self.isRecurring = isRecurring
    self.calendar = calendar
    self.color = color
  }

  /// The role of what shows to which calendar it belongs.
  var colorRole: Role { color.map { .color($0) } ?? .calendar(calendar) }

  /// How many Unicode scalars of a text are read: more than any line has columns for.
  private static let longestText = 1000
}
