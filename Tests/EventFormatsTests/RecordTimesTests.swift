import CivilCalendar
import EventFormats
import Testing

struct `the times of a record` {
  private let june16 = day(2025, 6, 16)

  /// The values of some fields as a line of TSV has them.
  private func values(_ times: RecordTimes, _ fields: RecordField..., recurring: Bool = true) throws
    -> String
  {
    var component = component(.todo)
    component.isRecurring = recurring
    return try output(RecordWriter(.tsv, fields: fields, hasHeader: false), component, at: times)
  }

  @Test(arguments: [
    (0, "+00:00"), (5 * 3600 + 1800, "+05:30"), (-(3 * 3600 + 1800), "-03:30"),
    (14 * 3600, "+14:00"),
  ])
  func `have the offset of their zone`(offset: Int, expected: String) throws {
    let start = RecordMoment(CivilDateTime(june16), utcOffset: offset)
    #expect(try values(.timed(start, start), .start) == "2025-06-16T00:00:00\(expected)\n")
  }

  // Berlin, Amsterdam and Monrovia before they had standard time; and an offset below a minute.
  @Test(arguments: [
    (3208, "1879-12-31T23:59:32+00:53"), (1172, "1880-01-01T00:00:28+00:20"),
    (-2588, "1880-01-01T00:00:08-00:43"), (-2650, "1880-01-01T00:00:10-00:44"),
    (-20, "1880-01-01T00:00:20+00:00"),
  ])
  func `keep their instant where the offset is not in whole minutes`(
    offset: Int,
    expected: String,
  ) throws {
    let start = RecordMoment(CivilDateTime(day(1880, 1, 1)), utcOffset: offset)
    #expect(try values(.timed(start, start), .start) == "\(expected)\n")
  }

  @Test func `reach from the first to the last day there is`() throws {
    #expect(
      try values(.allDay(.first..<(.upperBound)), .start, .end, .instance)
        == "0001-01-01\t10000-01-01\t1@example.org/00010101\n"
    )
    let first = RecordMoment(CivilDateTime(.first), utcOffset: .max)
    let last = RecordMoment(CivilDateTime(.upperBound), utcOffset: .min)
    #expect(try !values(.timed(first, last), .start, .end, .instance, .duration).isEmpty)
    let end = RecordMoment(CivilDateTime(.upperBound), utcOffset: 0)
    #expect(
      try values(.timed(end, end), .start, .instance)
        == "10000-01-01T00:00:00+00:00\t1@example.org/100000101T000000Z\n"
    )
  }

  @Test func `are those of the original start in the instance, in UTC unless floating`() throws {
    let moved = moment(june16, 9)
    let original = moment(day(2025, 1, 1), 1, offset: 2)
    func written(_ start: RecordTimes.OriginalStart?) throws -> String {
      let times = RecordTimes(.timed(moved, moved), original: start)
      return try values(times, .recurrenceID, .instance)
    }
    #expect(
      try written(.moment(original))
        == "2025-01-01T01:00:00+02:00\t1@example.org/20241231T230000Z\n"
    )
    #expect(
      try written(.floating(original.wallClock, shownAs: original))
        == "2025-01-01T01:00:00+02:00\t1@example.org/20250101T010000\n"
    )
    #expect(try written(.day(day(2025, 1, 1))) == "2025-01-01\t1@example.org/20250101\n")
    #expect(try written(nil) == "\t1@example.org/\n")
  }

  @Test func `have a recurrence id only in a series`() throws {
    let times = RecordTimes.allDay(june16..<day(2025, 6, 17))
    #expect(
      try values(times, .recurrenceID, .instance, recurring: false) == "\t1@example.org/20250616\n"
    )
  }

  @Test func `are absent where there are none`() throws {
    let undated = RecordTimes(.undated, original: nil)
    #expect(
      try values(undated, .start, .end, .allDay, .days, .duration, .due, .line)
        == "\t\tfalse\t\t\t\t7\n"
    )
    let due = RecordTimes(.undated, original: nil, due: .moment(moment(june16, 18)))
    #expect(try values(due, .due) == "2025-06-16T18:00:00+02:00\n")
  }

  @Test(arguments: [
    // An end at 00:00 touches no new day; no length touches the day of its start.
    (moment(day(2025, 6, 16), 9), moment(day(2025, 6, 16), 10), "2025-06-16", 3600),
    (moment(day(2025, 6, 16), 23), moment(day(2025, 6, 17), 0), "2025-06-16", 3600),
    (moment(day(2025, 6, 16), 23), moment(day(2025, 6, 17), 1), "2025-06-16;2025-06-17", 7200),
    (moment(day(2025, 6, 16), 0), moment(day(2025, 6, 16), 0), "2025-06-16", 0),
    (moment(day(2025, 6, 16), 9), moment(day(2025, 6, 16), 9), "2025-06-16", 0),
    // The clock goes back over midnight, and back within the hour.
    (
      moment(day(2025, 6, 17), 0, 0), moment(day(2025, 6, 16), 23, 30, offset: 1), "2025-06-17",
      1800
    ),
    (
      moment(day(2025, 10, 26), 2, 50), moment(day(2025, 10, 26), 2, 10, offset: 1), "2025-10-26",
      1200
    ),
  ])
  func `touch days and last for seconds`(
    start: RecordMoment,
    end: RecordMoment,
    days: String,
    duration: Int,
  ) throws {
    #expect(try values(.timed(start, end), .days, .duration) == "\(days)\t\(duration)\n")
  }

  @Test func `list four thousand days at most`() throws {
    let days = try values(.allDay(june16..<june16.advanced(by: 5_000)), .days, .duration)
    #expect(days.split(separator: ";").count == 4_000)
    #expect(days.hasSuffix("\t432000000\n"))
  }
}
