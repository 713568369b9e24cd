import CivilCalendar
import Recurrence
import Testing

struct `an expansion` {
  // RFC 7529 4.2: the skip of days that a month does not have.
  @Test(arguments: [
    ("20140131", "FREQ=MONTHLY;COUNT=4", "20140131 20140331 20140531 20140731"),
    ("20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT;COUNT=3", "20140131 20140331 20140531"),
    (
      "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4",
      "20140131 20140228 20140331 20140430"
    ),
    (
      "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=5",
      "20140131 20140301 20140331 20140501 20140531"
    ),
    (
      "20160229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD;COUNT=5",
      "20160229 20170301 20180301 20190301 20200229"
    ),
    (
      "20160229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD;COUNT=5",
      "20160229 20170228 20180228 20190228 20200229"
    ),
    (
      "20140101", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=6",
      "20140101 20140131 20140201 20140301 20140331 20140401"
    ),
    (
      "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=31;SKIP=FORWARD;COUNT=4",
      "20140131 20140501 20140731 20141031"
    ),
    (
      "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30,31;SKIP=FORWARD;BYSETPOS=-1;COUNT=4",
      "20140131 20140301 20140331 20140501"
    ),
  ])
  func `moves days that a month does not have`(start: String, text: String, expected: String) throws
  {
    #expect(try dates(text, from: start) == expected)
  }

  @Test func `finds a day that was moved into the window`() throws {
    let text = "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD"
    let window = try clock("20250501")..<clock("20250502")
    for parts in ["", ";COUNT=1000", ";BYMONTHDAY=31;BYSETPOS=1", ";BYMONTHDAY=30,31;BYSETPOS=2"] {
      let rule = try rule(text + parts)
      let expansion = RuleExpansion(rule, start: try clock("20140131"), window: window)
      #expect(expansion.map(\.description) == ["2025-05-01T00:00:00"])
    }
    let first = try rule(text + ";BYMONTHDAY=30,31;BYSETPOS=1")
    let expansion = RuleExpansion(first, start: try clock("20140131"), window: window)
    #expect(Array(expansion).isEmpty)
  }

  @Test func `counts a day once that is moved onto another`() throws {
    let rule = try rule("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=20")
    let window = try clock("20141201")..<clock("20160101")
    let expansion = RuleExpansion(rule, start: try clock("20140101"), window: window)
    let days = expansion.map { compact($0, isDateOnly: true) }
    // The first of each of twelve months and the last of seven come before.
    #expect(days == ["20141201", "20141231", "20150101"])
  }

  // Decision: each date on which a period begins, the time parts being ignored (RFC 5545 3.3.10).
  @Test(arguments: [
    ("FREQ=DAILY;BYHOUR=9,17;BYMINUTE=30;BYSECOND=1;COUNT=3", "20250616 20250617 20250618"),
    ("FREQ=WEEKLY;BYDAY=MO;BYHOUR=25;COUNT=2", "20250616 20250623"),
    ("FREQ=HOURLY;COUNT=3", "20250616 20250617 20250618"),
    ("FREQ=HOURLY;INTERVAL=48;COUNT=3", "20250616 20250618 20250620"),
    ("FREQ=MINUTELY;INTERVAL=30;BYHOUR=3;COUNT=3", "20250616 20250617 20250618"),
    ("FREQ=SECONDLY;INTERVAL=604800;COUNT=3", "20250616 20250623 20250630"),
    ("FREQ=SECONDLY;BYDAY=SU;COUNT=3", "20250616 20250622 20250629"),
  ])
  func `of dates makes whole days`(text: String, expected: String) throws {
    #expect(try dates(text, from: "20250616") == expected)
  }

  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3", true, "20230606 20230607 20230609"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3", false, "20230607 20230609 20230612"),
    ("FREQ=WEEKLY;BYDAY=TU,WE;COUNT=3", true, "20230606 20230607 20230613"),
    ("FREQ=WEEKLY;BYDAY=TU,WE;COUNT=3", false, "20230606 20230607 20230613"),
    ("FREQ=DAILY;COUNT=1", true, "20230606"), ("FREQ=DAILY;COUNT=1", false, "20230606"),
    ("FREQ=DAILY;COUNT=0", true, "20230606"), ("FREQ=DAILY;COUNT=0", false, ""),
    ("FREQ=DAILY;UNTIL=20230601", true, "20230606"), ("FREQ=DAILY;UNTIL=20230601", false, ""),
    ("FREQ=DAILY;UNTIL=20230607;COUNT=5", true, "20230606 20230607"),
    ("FREQ=YEARLY;BYMONTH=13", true, "20230606"), ("FREQ=YEARLY;BYMONTH=13", false, ""),
  ])
  func `counts the start as it is told`(text: String, startCounts: Bool, expected: String) throws {
    #expect(try dates(text, from: "20230606", startCounts: startCounts) == expected)
  }

  @Test func `counts positions over the whole of the first period`() throws {
    // The week of DTSTART, a Friday, begins on Monday: its second and third days are gone.
    let text = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2,3,5;COUNT=3"
    #expect(try dates(text, from: "19990101") == "19990101 19990105 19990106")
    #expect(try dates("FREQ=DAILY;BYSETPOS=1;COUNT=2", from: "19990101") == "19990101 19990102")
    let hourly = try rule("FREQ=HOURLY;BYMINUTE=0,20,40;BYSETPOS=1,2;COUNT=3")
    let start = try clock("19990101T093000")
    let expansion = RuleExpansion(hourly, start: start, window: start..<(try clock("19990102")))
    let times = expansion.map(\.time.description)
    #expect(times == ["09:30:00", "10:00:00", "10:20:00"])
  }

  // Decision R8: the year of the date itself, not the year that its week belongs to.
  @Test func `counts weeks by the year that each of their days is in`() throws {
    let text = "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO,FR"
    #expect(
      try dates(text, from: "19970103", before: "20030101")
        == "19970103 19971229 19990104 19990108 20010101 20010105 20011231"
    )
  }

  @Test func `takes the weekday of the start for weeks without one`() throws {
    let text = "FREQ=YEARLY;BYWEEKNO=20,53;COUNT=4"
    #expect(try dates(text, from: "19970512") == "19970512 19980511 19981228 19990517")
  }

  @Test(arguments: [
    ("00010101", "FREQ=WEEKLY;WKST=SU;BYDAY=SU,MO;COUNT=3", "00010101 00010107 00010108"),
    ("00010101", "FREQ=WEEKLY;WKST=SU;BYDAY=SU,MO;BYSETPOS=2;COUNT=2", "00010101 00010108"),
    ("00010103", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;COUNT=2", "00010103 00011231"),
    ("99991230", "FREQ=DAILY", "99991230 99991231"),
    ("99991230", "FREQ=YEARLY;BYWEEKNO=-1,1;BYDAY=TH,FR,SA", "99991230 99991231"),
    (
      "99991101", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD",
      "99991101 99991201 99991231"
    ),
    ("99991231", "FREQ=HOURLY;INTERVAL=1000", "99991231"),
  ])
  func `stays within the calendar`(start: String, text: String, expected: String) throws {
    #expect(try dates(text, from: start) == expected)
  }

  @Test func `is empty where the window does not reach it`() throws {
    let rule = try rule("FREQ=DAILY")
    let start = try clock("20250616T090000")
    func count(_ from: String, _ to: String) throws -> Int {
      RuleExpansion(rule, start: start, window: try clock(from)..<clock(to)).map { $0 }.count
    }
    #expect(try count("20250601", "20250616T090000") == 0)
    #expect(try count("20250601", "20250616T090001") == 1)
    #expect(try count("20250617T090000", "20250617T090001") == 1)
    #expect(try count("20250617T090001", "20250618T090000") == 0)
    #expect(try count("20250617T090000", "20250617T090000") == 0)
  }

  /// The dates of a series of dates, with spaces between them.
  private func dates(
    _ text: String,
    from start: String,
    before end: String? = nil,
    startCounts: Bool = true
  ) throws -> String {
    let rule = try lenientRule(text)
    let expansion = RuleExpansion(
      rule,
      start: try clock(start),
      isDateOnly: true,
      window: CivilDateTime(.first)..<(try end.map(clock) ?? CivilDateTime(.upperBound)),
      until: try rule.until?.clock(inZone: ""),
      startCounts: startCounts
    )
    return expansion.map { compact($0, isDateOnly: true) }.joined(separator: " ")
  }
}
