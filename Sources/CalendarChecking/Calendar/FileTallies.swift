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
