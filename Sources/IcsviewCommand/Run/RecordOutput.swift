import CivilCalendar
import EventFormats
import ICalendar
import TimeZones

/// Writes occurrences as records for other programs.
///
/// What the records of a series share is made once and kept for a while.
struct RecordOutput {
  private let session: Session
  /// That of the session, which is large to copy.
  private let zone: TimeZoneRules
  private var writer: RecordWriter
  private var prepared = PreparedRecords()
  private var lastTodo: (component: ComponentReference, times: ComponentTimes)?

  init(_ session: Session, _ writer: RecordWriter) {
    self.session = session
    zone = session.zone
    self.writer = writer
  }

  /// Writes all that is listed, one slice after the other, what has no date last.
  mutating func write(
    _ slices: consuming ListSlices,
    to output: inout OutputBuffer
  ) throws(OutputError) {
    try writer.begin(&output)
    slices.prepareRecords(with: writer)
    while let slice = slices.next() {
      for occurrence in slice.occurrences {
        let item = item(of: occurrence, slices)
        let times = times(of: occurrence, isTodo: item.isTodo)
        try writer.write(item.record, at: times, to: &output)
      }
      for component in slice.undated {
        let record = writer.prepare(session.facts.recordComponent(component, traits: []))
        try writer.write(record, at: RecordTimes(.undated, original: nil), to: &output)
      }
    }
    try writer.end(&output)
    try output.flush()
  }

  private mutating func item(
    of occurrence: Occurrence,
    _ slices: borrowing ListSlices
  ) -> PreparedRecords.Item {
    let component = occurrence.described
    // What has one occurrence comes once.
    let isKept = session.collection.canRepeat(occurrence)
    if isKept, let known = prepared[component] { return known }
    let item =
      slices.takeRecord(of: component)
      ?? PreparedRecords.Item(of: occurrence, session.facts, writer)
    if isKept { prepared[component] = item }
    return item
  }
}

extension RecordOutput {
  private mutating func times(of occurrence: Occurrence, isTodo: Bool) -> RecordTimes {
    let original: RecordTimes.OriginalStart =
      switch occurrence.original {
      case .date(let date): .day(date)
      case .instant(let instant): .moment(moment(instant))
      case .floating(let wallClock):
        .floating(wallClock, shownAs: moment(zone.instant(of: wallClock)))
      }
    guard isTodo, let due = due(of: occurrence) else {
      return RecordTimes(placement(occurrence.time), original: original)
    }
    let whole = session.collection.timeFromStart(
      ofTodo: occurrence,
      todoTimes(of: occurrence.component),
      in: zone,
    )
    return RecordTimes(placement(whole), original: original, due: due)
  }

  /// The times of a to-do, read once for all its occurrences.
  private mutating func todoTimes(of component: ComponentReference) -> ComponentTimes {
    if let last = lastTodo, last.component == component { return last.times }
    let times = session.collection.times(of: component)
    lastTodo = (component, times)
    return times
  }

  /// The DUE of a to-do: where it stands, if it has one.
  private mutating func due(of occurrence: Occurrence) -> RecordTime? {
    let component = occurrence.component
    guard todoTimes(of: component).due != nil else { return nil }
    return switch occurrence.time {
    case .days(let days): .day(days.lowerBound)
    case .instants(_, let end): .moment(moment(end))
    }
  }

  private func placement(_ time: OccurrenceTime) -> RecordTimes.Placement {
    switch time {
    case .days(let days): .allDay(days)
    case .instants(let start, let end): .timed(moment(start), moment(end))
    }
  }

  private func moment(_ instant: Instant) -> RecordMoment {
    RecordMoment(instant, in: zone)
  }
}

extension RecordFormat {
  /// The format of records that was asked for, or nil for another.
  init?(_ format: Request.Format) {
    switch format {
    case .text, .ics, .waybar: return nil
    case .ndjson: self = .ndjson
    case .json: self = .json
    case .tsv: self = .tsv
    case .csv: self = .csv
    }
  }
}
