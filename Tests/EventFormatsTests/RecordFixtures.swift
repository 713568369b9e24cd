import CivilCalendar
import EventFormats
import ICalendar

/// All that a writer writes for some occurrences of one component.
func output(
  _ writer: RecordWriter,
  _ component: RecordComponent,
  at occurrences: RecordTimes...,
) throws -> String {
  var writer = writer
  var bytes: [UInt8] = []
  var buffer = OutputBuffer(blockSize: 16) { block in
    for index in block.indices { bytes.append(block[index]) }
  }
  let prepared = writer.prepare(component)
  try writer.begin(&buffer)
  for times in occurrences { try writer.write(prepared, at: times, to: &buffer) }
  try writer.end(&buffer)
  try buffer.flush()
  return String(decoding: bytes, as: UTF8.self)
}

/// A component of which only the summary is known.
func component(_ kind: RecordComponent.Kind = .event, summary: String? = nil) -> RecordComponent {
  var details = EventDetails()
  details.summary = summary
  return RecordComponent(
    kind,
    uid: "1@example.org",
    details: details,
    calendar: "Work",
    file: "work.ics",
    line: 7,
  )
}

func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
  CivilDate(clampingYear: year, month: month, day: day)
}

/// A moment of a day, with its offset in hours.
func moment(_ date: CivilDate, _ hour: Int, _ minute: Int = 0, offset: Int = 2) -> RecordMoment {
  let time = CivilTime(secondOfDay: hour * 3600 + minute * 60)
  return RecordMoment(CivilDateTime(date, time), utcOffset: offset * 3600)
}

extension RecordTimes {
  /// An occurrence that has not been moved.
  static func timed(_ start: RecordMoment, _ end: RecordMoment) -> RecordTimes {
    RecordTimes(.timed(start, end), original: .moment(start))
  }

  /// An occurrence of whole days that has not been moved.
  static func allDay(_ days: Range<CivilDate>) -> RecordTimes {
    RecordTimes(.allDay(days), original: .day(days.lowerBound))
  }
}
