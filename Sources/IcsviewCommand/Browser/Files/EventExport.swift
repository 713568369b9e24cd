import EventFormats
import ICalendar

/// Writes events of the browser for other programs.
struct EventExport {
  let session: Session

  /// Some occurrences in a format; a calendar file has the whole series of each.
  func bytes(of occurrences: [Occurrence], _ format: ExportFormat) -> [UInt8] {
    var bytes: [UInt8] = []
    // The sink takes everything, so that there is nothing to throw.
    try? write(occurrences, format) { (block) throws(OutputError) in bytes += block }
    return bytes
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
    case .ics: nil
    case .ndjson: .ndjson
    case .json: .json
    case .csv: .csv
    case .tsv: .tsv
    }
  }
}
