import CivilCalendar
import EventFormats
import GridRendering
import ICalendar
import StyledText

/// Writes events of the browser for other programs.
struct EventExport {
  let session: Session
  let looks: Looks

  /// Some occurrences in a format.
  ///
  /// - Parameters:
  ///   - occurrences: What is written; a calendar file has the whole series of each.
  ///   - days: The days under which they are listed for people.
  ///   - format: The form.
  /// - Returns: All of it.
  func bytes(
    of occurrences: [Occurrence],
    on days: [Range<CivilDate>],
    _ format: ExportFormat
  ) -> [UInt8] {
    guard format != .text else { return Array(text(of: occurrences, on: days).utf8) }
    var bytes: [UInt8] = []
    // The sink takes everything, so that there is nothing to throw.
    try? write(occurrences, format) { (block) throws(OutputError) in bytes += block }
    return bytes
  }

  private func text(of occurrences: [Occurrence], on days: [Range<CivilDate>]) -> String {
    let list = AgendaList(
      session.listedDays(days, occurrences),
      undated: [],
      calendars: session.calendars.items.map(\.name),
      zones: session.listedZones,
      looks.presentation,
    )
    return list.lines(width: looks.width).map { "\($0.text)\n" }.joined()
  }

  private func write(
    _ occurrences: [Occurrence],
    _ format: ExportFormat,
    to sink: @escaping ByteSink
  ) throws(OutputError) {
    var buffer = OutputBuffer(send: sink)
    guard let recordFormat = format.recordFormat else {
      let components = occurrences.map(\.component)
      let selection = CalendarExport.Selection(components, isEverything: false)
      try CalendarOutput(session: session).write(selection, to: &buffer)
      return
    }
    var answer = CalendarCollection.Answer()
    answer.occurrences = occurrences
    var records = RecordOutput(session, RecordWriter(recordFormat))
    try records.write(ListSlices(session, answer), to: &buffer)
  }
}

extension ExportFormat {
  /// The format of records, or nil for a calendar file.
  fileprivate var recordFormat: RecordFormat? {
    switch self {
    case .ics, .text: nil
    case .ndjson: .ndjson
    case .json: .json
    case .csv: .csv
    case .tsv: .tsv
    }
  }
}
