package import CivilCalendar
package import ICalendar
package import TimeZones

/// Finds what in a calendar file departs from RFC 5545 and the RFCs that extend it.
///
/// A file is read from its beginning to its end, line by line. What is kept of it are the component that is
/// open, and of those before it their UIDs and places.
package struct CalendarChecker {
  private let database: TimeZoneDatabase
  private let today: CivilDate
  private let isWanted: (FindingKind) -> Bool

  /// A checker.
  ///
  /// - Parameters:
  ///   - database: The zones of the system.
  ///   - today: The present day: later years can bring other zones.
  ///   - isWanted: Which kinds of findings are looked for.
  package init(
    database: TimeZoneDatabase,
    today: CivilDate,
    isWanted: @escaping (FindingKind) -> Bool = { _ in true }
  ) {
    self.database = database
    self.today = today
    self.isWanted = isWanted
  }

  /// Hands on the findings of a source, in the order of the source as long as there are not too many.
  ///
  /// - Parameters:
  ///   - source: The bytes of the file.
  ///   - isStored: Whether it is one of a folder of calendars that are kept, so that none is a message.
  ///   - send: Gets each finding.
  package func check(
    _ source: SourceBytes,
    isStored: Bool = false,
    send: (CheckFinding) -> Void
  ) {
    withoutActuallyEscaping(send) { send in
      source.withBytes { bytes in
        let findings = FindingCollector(isWanted, send: send)
        var run = CheckRun(CheckScope(findings, database, today: today, isStored: isStored))
        run.check(bytes)
      }
    }
  }
}
