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
