import CivilCalendar
import ICalendar
import TestSupport
import TimeZones

/// Calendars written in tests and the occurrences that come out of them, as text.
struct Expansion {
  let lines: [String]
  let findings: [Finding]
  let undatedCount: Int

  /// The occurrences of one or more sources that touch a window, on the clock of a zone.
  ///
  /// Each source may be components alone: then the lines of a calendar are put around them. The window goes
  /// from the first day, such as `2025-06-16`, to the last one.
  init(
    _ sources: String...,
    from first: String,
    to last: String,
    zone: String = "Europe/Berlin",
    kinds: Set<ComponentKind> = [.event]
  ) throws {
    let database = Expansion.database
    let collection = CalendarCollection(
      sources.enumerated().map { number, text in
        let whole =
          text.hasPrefix("BEGIN:VCALENDAR") ? text : "BEGIN:VCALENDAR\n\(text)\nEND:VCALENDAR"
        return CalendarSource(name: "\(number).ics", bytes: SourceBytes(Array(whole.utf8)))
      },
      database: database,
    )
    let rules = database.entry(named: zone)?.rules ?? .utc
    let days = date(first)..<date(last).advanced(by: 1)
    let answer = collection.occurrences(
      touching: DisplayWindow(days, in: rules),
      of: kinds,
    )
    lines = answer.occurrences.map { Expansion.line($0, zone: rules) }
    findings = answer.diagnostics.map(\.finding)
    undatedCount = answer.undated.count
  }

  private static let database = TimeZoneDatabase(load: ZoneFiles.bytes)

  private static func line(_ occurrence: Occurrence, zone: TimeZoneRules) -> String {
    let time =
      switch occurrence.time {
      case .days(let days): "\(days.lowerBound)..\(days.upperBound)"
      case .instants(let start, let end):
        "\(short(zone.civil(at: start)))..\(short(zone.civil(at: end)))"
      }
    return time + (occurrence.traits.contains(.override) ? " override" : "")
      + (occurrence.traits.contains(.cancelled) ? " cancelled" : "")
      + (occurrence.traits.contains(.free) ? " free" : "")
  }

  private static func short(_ moment: CivilDateTime) -> String {
    "\(moment.date)T" + String(moment.time.description.prefix(5))
  }
}

/// An event of some lines, without what every event has.
func event(_ lines: String..., uid: String = "1") -> String {
  (["BEGIN:VEVENT", "UID:\(uid)"] + lines + ["END:VEVENT"]).joined(separator: "\n")
}

/// The date that an ISO text names; tests write only dates that exist.
func date(_ text: String) -> CivilDate {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  return CivilDate(clampingYear: parts[0], month: parts[1], day: parts[2])
}
