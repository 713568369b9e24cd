import CivilCalendar
import LibicalReader
import TestSupport
import Testing

struct `a rule of another calendar` {
  /// The days of all-day occurrences from a day on, up to another one.
  private func days(_ rule: String, from start: String, to end: String, limit: Int = 100)
    -> [String]?
  {
    guard let start = day(start), let end = day(end) else { return nil }
    let window = CivilDateTime(.first)..<CivilDateTime(end)
    return RscaleExpander()
      .occurrences(of: rule, from: CivilDateTime(start), isDate: true, in: window, limit: limit)?
      .map(\.date.description)
  }

  private func day(_ text: String) -> CivilDate? {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return numbers.count == 3
      ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) : nil
  }

  // The first four are the examples of RFC 7529 4.3 (and 4.2 for the months of 31 days).
  @Test(arguments: [
    (
      "RSCALE=CHINESE;FREQ=YEARLY", "2013-02-10",
      ["2013-02-10", "2014-01-31", "2015-02-19", "2016-02-08"]
    ),
    (
      "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13", "2013-09-06",
      ["2013-09-06", "2014-09-06", "2015-09-06", "2016-09-06"]
    ),
    (
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD", "2014-02-08",
      ["2014-02-08", "2015-02-27", "2016-02-17"]
    ),
    (
      "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD", "2012-02-29",
      ["2012-02-29", "2013-03-01", "2014-03-01", "2015-03-01", "2016-02-29"]
    ),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4", "2014-01-31",
      ["2014-01-31", "2014-02-28", "2014-03-31", "2014-04-30"]
    ),
    ("rscale=Gregorian; freq=monthly", "2016-08-31", ["2016-08-31", "2016-10-31", "2016-12-31"]),
    (
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1", "2014-02-01",
      ["2014-02-01", "2016-02-10"]
    ),
    ("RSCALE=GREGORIAN;FREQ=YEARLY;INTERVAL=2", "2013-05-01", ["2013-05-01", "2015-05-01"]),
  ])
  func `falls on the days of that calendar`(rule: String, start: String, expected: [String]) {
    #expect(days(rule, from: start, to: "2017-01-01") == expected)
  }

  @Test func `keeps the time of day and the window, of which the end is open`() throws {
    let nine = try #require(CivilTime(hour: 9, minute: 30))
    let start = CivilDateTime(try #require(day("1990-01-27")), nine)
    let newYear = CivilDateTime(try #require(day("2026-02-17")), nine)
    func occurrences(_ window: Range<CivilDateTime>) -> [CivilDateTime]? {
      RscaleExpander().occurrences(
        of: "RSCALE=CHINESE;FREQ=YEARLY",
        from: start,
        isDate: false,
        in: window,
        limit: 10,
      )
    }
    #expect(occurrences(newYear..<newYear.adding(seconds: 1)) == [newYear])
    #expect(occurrences(newYear.adding(seconds: -100)..<newYear) == [])
    #expect(occurrences(newYear..<newYear) == [])
  }

  @Test func `counts its start as the first, even off the rule`() {
    let rule = "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=15;COUNT=3"
    #expect(
      days(rule, from: "2025-01-01", to: "2026-01-01") == [
        "2025-01-01", "2025-01-15", "2025-02-15",
      ]
    )
  }

  @Test func `takes no heed of UNTIL and of parts that do not exist`() {
    let rule = "RSCALE=GREGORIAN;FREQ=YEARLY;UNTIL=20250101;X-PART=1;COUNT=2;;BYMONTH"
    #expect(days(rule, from: "2025-01-01", to: "2030-01-01") == ["2025-01-01", "2026-01-01"])
  }

  @Test func `gives the first of many`() {
    #expect(
      days("RSCALE=CHINESE;FREQ=YEARLY", from: "2013-02-10", to: "2099-01-01", limit: 1) == [
        "2013-02-10"
      ]
    )
    #expect(
      days("RSCALE=CHINESE;FREQ=YEARLY", from: "2013-02-10", to: "2099-01-01", limit: 0) == []
    )
  }

  @Test(arguments: [
    "FREQ=YEARLY",
    "RSCALE=KLINGON;FREQ=YEARLY",
    "RSCALE=CHINESE",
    "RSCALE=CHINESE;FREQ=SOMETIMES",
    "RSCALE=CHINESE;FREQ=HOURLY;BYMONTH=12L",
    "RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=0",
    "RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=32768",
    "RSCALE=CHINESE;FREQ=YEARLY;COUNT=0",
    "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L;INTERVAL=2;BYMONTHDAY=1",
    "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L",
    "RSCALE=CHINESE;FREQ=MONTHLY;BYMONTH=12L;BYMONTHDAY=-1",
    "RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;BYMONTHDAY=31",
    "RSCALE=CHINESE;FREQ=YEARLY;BYDAY=1MO;BYMONTHDAY=20",
    "RSCALE=CHINESE;FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=20",
    "RSCALE=CHINESE;FREQ=MONTHLY;BYDAY=6MO",
    "RSCALE=CHINESE;FREQ=YEARLY;BYWEEKNO=60",
    "RSCALE=CHINESE;FREQ=YEARLY;BYYEARDAY=384",
    "RSCALE=CHINESE;FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9",
    "RSCALE=HEBREW;FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31",
  ])
  func `is refused where it is invalid or could have no end`(rule: String) {
    #expect(days(rule, from: "2014-02-08", to: "2027-01-01") == nil)
  }

  @Test func `finds the days of a leap month`() {
    let rule = "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=1"
    #expect(days(rule, from: "2025-01-01", to: "2026-01-01") == ["2025-01-01", "2025-07-25"])
  }

  @Test(arguments: [
    "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L;BYMONTHDAY=30",
    "RSCALE=CHINESE;FREQ=MONTHLY;BYMONTH=12L;BYMONTHDAY=1",
  ])
  func `ends with the window where it never matches`(rule: String) {
    #expect(days(rule, from: "2025-02-08", to: "2026-01-01") == ["2025-02-08"])
  }

  @Test func `is too much for a long time of many days`() {
    #expect(days("RSCALE=HEBREW;FREQ=DAILY;BYMONTH=2", from: "1900-01-01", to: "2027-01-01") == nil)
  }

  @Test(arguments: [
    "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD",
    "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;SKIP=BACKWARD",
    "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L",
    "RSCALE=PERSIAN;FREQ=MONTHLY;BYDAY=-1FR",
    "RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY;BYMONTH=9;BYDAY=FR;BYSETPOS=1",
    "RSCALE=HEBREW;FREQ=WEEKLY;BYMONTH=1",
    "RSCALE=COPTIC;FREQ=DAILY;BYMONTH=13",
    "RSCALE=COPTIC;FREQ=YEARLY;INTERVAL=2;BYMONTH=13;BYMONTHDAY=5",
  ])
  func `gives in a window what it gives from the start`(rule: String) throws {
    let start = CivilDateTime(try #require(day("2020-02-29")), CivilTime(secondOfDay: 34_200))
    let whole = start..<start.adding(seconds: 2_500 * 86_400)
    func occurrences(_ window: Range<CivilDateTime>) -> [CivilDateTime]? {
      RscaleExpander().occurrences(of: rule, from: start, isDate: false, in: window, limit: 10_000)
    }
    let all = try #require(occurrences(whole))
    #expect(all.count > 2)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let begin = start.adding(seconds: Int.random(in: 0..<2_400 * 86_400, using: &random))
      let window = begin..<min(whole.upperBound, begin.adding(seconds: 300 * 86_400))
      #expect(occurrences(window) == all.filter(window.contains))
    }
  }
}
