import CivilCalendar
import TimeZones

/// What rules know of the world around a line or a component, and where they put their findings.
struct CheckScope {
  var findings: FindingCollector
  /// The zones of the system.
  let database: TimeZoneDatabase
  /// Two years from now: laws about clocks change, and nobody can know those of later years.
  let horizon: Instant
  /// Whether the file is one of a folder of calendars that are kept.
  let isStored: Bool
  /// The VCALENDAR that is open, or an empty one for components that stand in none.
  var calendar: CalendarScope
  /// What is reported once a file.
  var tallies = FileTallies()
  /// The UIDs of the file and where their components are.
  var identities = IdentityTable()
  var alarmIdentities = AlarmIdentities()
  /// How many long searches are still made in the file.
  var searches = SearchBudget()

  init(
    _ findings: FindingCollector,
    _ database: TimeZoneDatabase,
    today: CivilDate,
    isStored: Bool
  ) {
    self.isStored = isStored
    self.findings = findings
    self.database = database
    horizon = Instant(CivilDateTime(today.adding(years: 2)), offset: 0)
    calendar = CheckScope.noCalendar(database)
  }

  /// A scope for reading parts of the same file again, which reports nothing.
  init(rereading other: CheckScope) {
    findings = .silent
    database = other.database
    horizon = other.horizon
    isStored = other.isStored
    calendar = CheckScope.noCalendar(database)
  }

  private static func noCalendar(_ database: TimeZoneDatabase) -> CalendarScope {
    CalendarScope(outline: CalendarOutline(), zones: CalendarZones(database: database))
  }

  /// Goes outside of every VCALENDAR.
  mutating func leaveCalendar() { calendar = CheckScope.noCalendar(database) }

  /// Enters a VCALENDAR that begins at a position.
  mutating func beginCalendar(at begin: FilePosition, in file: Span<UInt8>) {
    identities.beginCalendar(at: begin)
    let outline = CalendarOutline(file, from: begin)
    calendar = CalendarScope(
      outline: outline,
      zones: CalendarZones(outline, in: file, database: database)
    )
  }

  /// Leaves a VCALENDAR.
  mutating func endCalendar() {
    ZoneUseRules.check(&self)
    if isStored || calendar.uids.areSeveral, tallies.storedMethod == nil {
      tallies.storedMethod = calendar.outline.methodPosition
    }
    if calendar.outline.calendarZone != nil {
      tallies.timesOfCalendarZone.add(calendar.floatingTimes)
    } else if calendar.namesNoZone {
      tallies.floatingTimes.add(calendar.floatingStarts)
    }
  }
}

/// Counts of what a file has too much of to report each.
struct FileTallies {
  /// Starts of events without a zone where no zone is named at all.
  var floatingTimes = Tally()
  /// Times without a zone where X-WR-TIMEZONE names one.
  var timesOfCalendarZone = Tally()
  /// Published components without an organizer, and attendees of published components.
  var publishedWithoutOrganizer = ComponentTally()
  var publishedAttendees = Tally()
  /// Where METHOD stands in a calendar that is no message.
  var storedMethod: FilePosition?
  var mojibake = MojibakeSurvey()
  /// What is said of names of zones.
  var zoneNames = ZoneNameFindings()
  /// UIDs that are no random texts.
  var oddUIDs = Tally()

  /// Reports them at the end of the file.
  func report(to findings: inout FindingCollector) {
    if let first = floatingTimes.first {
      findings.add(.floatingTime, at: first, .count(floatingTimes.count))
    }
    if let first = timesOfCalendarZone.first {
      findings.add(.xWrTimezoneFloating, at: first, .count(timesOfCalendarZone.count))
    }
    zoneNames.report(to: &findings)
    publishedWithoutOrganizer.report(.publishWithoutOrganizer, to: &findings)
    if let first = publishedAttendees.first {
      findings.add(.publishWithAttendee, at: first, .count(publishedAttendees.count))
    }
    mojibake.report(to: &findings)
    if let storedMethod { findings.add(.methodInStoredCalendar, at: storedMethod) }
    if let first = oddUIDs.first { findings.add(.uidNotToken, at: first, .count(oddUIDs.count)) }
  }
}
