import CivilCalendar
import EventFormats
import ICalendar

/// Records of meetings, some of them occurrences of one series, written and thrown away.
struct SampleRecords {
  private let components: [RecordComponent] = (0..<100).map { number in
    var details = EventDetails()
    details.summary = "Meeting number \(number)"
    details.location = "Room \(number % 40)"
    details.description =
      "Points to talk about: the plan, the state of work,\nand what is in the way."
    details.categories = ["Team", "Work"]
    var component = RecordComponent(
      .event,
      uid: "sample-\(number)@icsview.example",
      details: details,
      calendar: "Sample",
      file: "sample.ics",
      line: number * 12 + 5,
    )
    component.isRecurring = true
    component.zone = "Europe/Berlin"
    component.zoneSource = "iana"
    return component
  }

  /// Writes records in a format, each component's after those of the one before it.
  ///
  /// - Returns: The number of bytes.
  func write(_ count: Int, as format: RecordFormat) -> Int {
    var written = 0
    var buffer = OutputBuffer { (bytes) throws(OutputError) in written &+= bytes.count }
    var writer = RecordWriter(format)
    let first = CivilDate(clampingYear: 2025, month: 1, day: 1)
    do throws(OutputError) {
      try writer.begin(&buffer)
      for component in components {
        let record = writer.prepare(component)
        for day in 0..<count / components.count {
          let start = CivilDateTime(first.advanced(by: day)).adding(seconds: 32_400)
          let moment = RecordMoment(start, utcOffset: 3600)
          let end = RecordMoment(start.adding(seconds: 2700), utcOffset: 3600)
          let times = RecordTimes(.timed(moment, end), original: .moment(moment))
          try writer.write(record, at: times, to: &buffer)
        }
      }
      try writer.end(&buffer)
      try buffer.flush()
    } catch {
      return -1
    }
    return written
  }
}
