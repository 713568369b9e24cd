import CivilCalendar
import EventFormats
import ICalendar

/// Any text as a template, and as what stands in records that are written by it.
enum TemplatesTarget {
  static func test(_ input: FuzzInput) {
    var input = input
    let split = input.byte()
    let bytes = input.rest
    let template = String(decoding: bytes.prefix(split), as: UTF8.self)
    do throws(TemplateSyntaxError) {
      let writer = RecordWriter(try RecordTemplate(template), weekdays: weekdays)
      check(writer, of: template, text: String(decoding: bytes.dropFirst(split), as: UTF8.self))
    } catch {
      require(
        (0...template.utf8.count).contains(error.utf8Offset),
        "an error stands behind the text"
      )
    }
  }

  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// Values bring no control character into a line.
  private static func check(_ writer: RecordWriter, of template: String, text: String) {
    var details = EventDetails()
    (details.summary, details.location, details.description) = (text, text, text)
    details.categories = [text, "Work"]
    details.attendees = [Attendee(Person(name: text, email: text))]
    let component = RecordComponent(
      .event,
      uid: text,
      details: details,
      calendar: text,
      file: "a.ics",
      line: 1,
    )
    let day = CivilDate(clampingYear: 2025, month: 6, day: 16)
    let moment = RecordMoment(CivilDateTime(day), utcOffset: 7200)
    for times in [
      RecordTimes(.allDay(day..<day.advanced(by: 1)), original: .day(day)),
      RecordTimes(.timed(moment, moment), original: .moment(moment)),
      RecordTimes(.undated, original: nil),
    ] {
      let line = OutputCheck.text(output(writer, component, times))
      require(line.utf8.last == UInt8(ascii: "\n"), "a line does not end")
      // What the template has itself, it may write.
      OutputCheck.checkControls(line, besides: template + "\n\t", andDirections: true)
    }
  }

  private static func output(
    _ writer: RecordWriter,
    _ component: RecordComponent,
    _ times: RecordTimes
  ) -> [UInt8] {
    var writer = writer
    var bytes: [UInt8] = []
    var buffer = OutputBuffer { bytes += $0 }
    let prepared = writer.prepare(component)
    try? writer.write(prepared, at: times, to: &buffer)
    try? buffer.flush()
    return bytes
  }
}
