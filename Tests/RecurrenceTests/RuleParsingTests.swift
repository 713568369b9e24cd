import CivilCalendar
import Recurrence
import TestSupport
import Testing

struct `the text of a rule` {
  @Test func `is read into plain data`() throws {
    var expected = RecurrenceRule(.yearly)
    expected.interval = 2
    expected.count = 10
    expected.bySecond = [0, 30]
    expected.byMinute = [15]
    expected.byHour = [8, 9]
    expected.byDay = [
      WeekdayNumber(.friday, ordinal: -1), WeekdayNumber(.tuesday),
      WeekdayNumber(.monday, ordinal: 20),
    ]
    expected.byMonthDay = [-31, 1]
    expected.byYearDay = [-366, 100]
    expected.byMonth = [1, 12]
    expected.bySetPosition = [-1, 3]
    expected.weekStart = .sunday
    let text = """
      FREQ=YEARLY;INTERVAL=2;COUNT=10;BYSECOND=0,30;BYMINUTE=15;BYHOUR=9,8;BYDAY=20MO,TU,-1FR;\
      BYMONTHDAY=1,-31;BYYEARDAY=100,-366;BYMONTH=1,12;BYSETPOS=3,-1;WKST=SU
      """
    #expect(try rule(text) == expected)
    #expect(try rule("BYWEEKNO=20,-1;FREQ=YEARLY").byWeekNumber == [-1, 20])
  }

  @Test(arguments: [
    ("19971224T000000Z", "1997-12-24T00:00:00 UTC"),
    ("19971224T235960Z", "1997-12-24T23:59:59 UTC"),
    ("19971224T093015", "1997-12-24T09:30:15"), ("19971224", "1997-12-24"),
    ("1997-12-24T09:30:15z", "1997-12-24T09:30:15 UTC"), ("1997-12-24", "1997-12-24"),
  ])
  func `names the last moment in any form`(until: String, expected: String) throws {
    var problems: [RuleProblem] = []
    let rule = RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=\(until)", problems: &problems)
    #expect(description(rule?.until) == expected)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    "19971224T25", "19971224T", "19971224T100000+0200", "19971224Z", "19971224T240000",
  ])
  func `keeps the date of an unreadable time`(until: String) throws {
    var problems: [RuleProblem] = []
    let rule = RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=\(until)", problems: &problems)
    #expect(description(rule?.until) == "1997-12-24")
    #expect(problems.map(\.kind) == [.unreadableTime])
  }

  @Test(arguments: [
    ("freq=daily;byday=mo", "FREQ=DAILY;BYDAY=MO", [RuleProblem.Kind.lowerCase]),
    (" FREQ = DAILY ; BYMONTH = 1 , 2 ", "FREQ=DAILY;BYMONTH=1,2", [.whiteSpace]),
    ("RRULE:FREQ=DAILY", "FREQ=DAILY", [.propertyName]),
    ("RRULE:rrule:FREQ=DAILY", "FREQ=DAILY", [.propertyName, .propertyName]),
    ("FREQ=WEEKLY\\;BYDAY=MO\\,TU", "FREQ=WEEKLY;BYDAY=MO,TU", [.escapedSeparator]),
    ("FREQ=DAILY;;COUNT=2;", "FREQ=DAILY;COUNT=2", [.emptyPart]),
    (
      "FREQ=DAILY;X-FOO=1;UNTL=2;BYEASTER=0", "FREQ=DAILY",
      [.unknownPart, .unknownPart, .unknownPart]
    ),
    ("FREQ=DAILY;COUNT", "FREQ=DAILY", [.missingValue(.count)]),
    ("FREQ=DAILY;BYDAY=", "FREQ=DAILY", [.missingValue(.byDay)]),
    ("FREQ=WEEKLY;BYDAY=MO,,TU", "FREQ=WEEKLY;BYDAY=MO,TU", [.missingValue(.byDay)]),
    (
      "FREQ=WEEKLY;BYDAY=MO,XX,1", "FREQ=WEEKLY;BYDAY=MO",
      [.unreadableValue(.byDay), .unreadableValue(.byDay)]
    ),
    (
      "FREQ=DAILY;COUNT=ten;INTERVAL=1.5", "FREQ=DAILY",
      [.unreadableValue(.count), .unreadableValue(.interval)]
    ),
    ("FREQ=DAILY;UNTIL=tomorrow", "FREQ=DAILY", [.unreadableValue(.until)]),
    ("FREQ=DAILY;UNTIL=20230229", "FREQ=DAILY", [.unreadableValue(.until)]),
    ("FREQ=DAILY;WKST=XX", "FREQ=DAILY", [.unreadableValue(.weekStart)]),
    ("FREQ=DAILY;INTERVAL=0", "FREQ=DAILY", [.valueOutOfRange(.interval)]),
    ("FREQ=DAILY;INTERVAL=-3", "FREQ=DAILY", [.valueOutOfRange(.interval)]),
    ("FREQ=DAILY;BYSECOND=60,59", "FREQ=DAILY;BYSECOND=59", []),
    ("FREQ=WEEKLY;BYDAY=TH,TH,TH", "FREQ=WEEKLY;BYDAY=TH", []),
    ("FREQ=DAILY;BYMONTH=1;BYMONTH=2", "FREQ=DAILY;BYMONTH=1,2", [.repeatedPart(.byMonth)]),
    ("FREQ=DAILY;COUNT=3;COUNT=5", "FREQ=DAILY;COUNT=5", [.repeatedPart(.count)]),
    ("FREQ=DAILY;BYDAY=1MO,-2TU", "FREQ=DAILY;BYDAY=MO,TU", [.weekdayNumberNotAllowed]),
    ("FREQ=WEEKLY;BYDAY=1MO,MO", "FREQ=WEEKLY;BYDAY=MO", [.weekdayNumberNotAllowed]),
    (
      "FREQ=YEARLY;BYWEEKNO=3;BYDAY=2MO", "FREQ=YEARLY;BYWEEKNO=3;BYDAY=MO",
      [.weekdayNumberNotAllowed]
    ),
    ("FREQ=YEARLY;BYMONTH=5L,6", "FREQ=YEARLY;BYMONTH=6", [.leapMonth]),
    ("FREQ=MONTHLY;SKIP=BACKWARD", "FREQ=MONTHLY", [.skipWithoutCalendar]),
    ("FREQ=MONTHLY;BYDAY=+1MO", "FREQ=MONTHLY;BYDAY=1MO", []),
  ])
  func `is understood with a problem as`(text: String, canonical: String, kinds: [RuleProblem.Kind])
    throws
  {
    var problems: [RuleProblem] = []
    let rule = RecurrenceRule(parsing: text, problems: &problems)
    let expected = try lenientRule(canonical)
    #expect(rule == expected)
    #expect(problems.map(\.kind) == kinds)
  }

  @Test(arguments: [
    ("FREQ=DAILY;COUNT=3;UNTIL=20250101", RuleProblem.Kind.countWithUntil),
    ("FREQ=WEEKLY;BYMONTHDAY=13", .partNotAllowed(.byMonthDay)),
    ("FREQ=MONTHLY;BYYEARDAY=13", .partNotAllowed(.byYearDay)),
    ("FREQ=DAILY;BYWEEKNO=13", .partNotAllowed(.byWeekNumber)),
    ("FREQ=DAILY;BYSETPOS=1", .setPositionAlone), ("FREQ=DAILY;COUNT=0", .valueOutOfRange(.count)),
    ("FREQ=DAILY;COUNT=-1", .valueOutOfRange(.count)),
    ("FREQ=YEARLY;BYMONTH=13", .valueOutOfRange(.byMonth)),
    ("FREQ=MONTHLY;BYMONTHDAY=0", .valueOutOfRange(.byMonthDay)),
    ("FREQ=MONTHLY;BYMONTHDAY=99999999999999999999", .valueOutOfRange(.byMonthDay)),
    ("FREQ=MONTHLY;BYDAY=-99999999999999999999MO", .valueOutOfRange(.byDay)),
    ("FREQ=MONTHLY;BYDAY=0MO", .valueOutOfRange(.byDay)),
    ("FREQ=DAILY;BYHOUR=24", .valueOutOfRange(.byHour)),
    ("FREQ=DAILY;BYHOUR=-1", .valueOutOfRange(.byHour)),
    ("FREQ=DAILY;BYSECOND=61", .valueOutOfRange(.bySecond)),
    ("FREQ=DAILY;BYDAY=MO;BYSETPOS=367", .valueOutOfRange(.bySetPosition)),
  ])
  func `is kept as written with a problem`(text: String, kind: RuleProblem.Kind) throws {
    var problems: [RuleProblem] = []
    let rule = RecurrenceRule(parsing: text, problems: &problems)
    #expect(rule != nil)
    #expect(problems.map(\.kind) == [kind])
  }

  @Test(arguments: [
    ("", [RuleProblem.Kind.missingFrequency]), ("COUNT=3", [.missingFrequency]),
    ("FREQ=FORTNIGHTLY", [.unreadableValue(.frequency), .missingFrequency]),
    ("FREQ=", [.missingValue(.frequency), .missingFrequency]),
    ("garbage", [.unknownPart, .missingFrequency]),
  ])
  func `is no rule without a frequency`(text: String, kinds: [RuleProblem.Kind]) {
    var problems: [RuleProblem] = []
    #expect(RecurrenceRule(parsing: text, problems: &problems) == nil)
    #expect(problems.map(\.kind) == kinds)
  }

  @Test(arguments: [
    "FREQ=DAILY;«X-FOO=1»;COUNT=2", "FREQ=DAILY;BYMONTH=1,«13»",
    "FREQ=DAILY;COUNT=1;«COUNT»=2", "«RRULE»:FREQ=DAILY", "COUNT=2«»",
    "FREQ=MONTHLY;BYDAY=MO,«9X»",
  ])
  func `has its problems where they stand`(marked: String) throws {
    let text = marked.filter { $0 != "«" && $0 != "»" }
    var problems: [RuleProblem] = []
    _ = RecurrenceRule(parsing: text, problems: &problems)
    let range = try #require(problems.first).utf8Range
    var utf8 = Array(text.utf8)
    utf8.insert(contentsOf: "»".utf8, at: range.upperBound)
    utf8.insert(contentsOf: "«".utf8, at: range.lowerBound)
    #expect(String(decoding: utf8, as: UTF8.self) == marked)
    #expect(problems.count == 1)
  }

  @Test func `keeps the calendar and the skip of RFC 7529`() throws {
    let hebrew = try lenientRule("RSCALE=hebrew;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD")
    #expect(hebrew.rscale == "HEBREW")
    #expect(hebrew.skip == .forward)
    #expect(!hebrew.isGregorian)
    #expect(try rule("RSCALE=GREGORIAN;FREQ=YEARLY").isGregorian)
  }

  @Test func `can be anything without trapping, and tells of at most a hundred problems`() {
    var random = SeededGenerator(seed: 4)
    let words = [
      "FREQ=", "DAILY", "YEARLY", "SECONDLY", "BYDAY=", "BYMONTH=", "BYSETPOS=", "UNTIL=", "COUNT=",
      "INTERVAL=", "RRULE:", "MO", "-1SU", "5L", ";", ";", ",", "=", "\\", " ", "T", "Z", "-", "+",
      "9223372036854775808", "-9223372036854775809", "20250616", "é", "\u{0}", "WKST=", "SKIP=",
    ]
    for _ in 0..<5_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        if Bool.random(using: &random) {
          bytes.append(.random(in: .min ... .max, using: &random))
        } else {
          bytes += Array((words.randomElement(using: &random) ?? "").utf8)
        }
      }
      var problems: [RuleProblem] = []
      let rule = RecurrenceRule(parsing: bytes.span, problems: &problems)
      #expect(rule != nil || problems.contains { $0.kind == .missingFrequency })
      #expect(problems.allSatisfy { (0...bytes.count).contains($0.utf8Range.upperBound) })
    }
    var problems: [RuleProblem] = []
    let text = "FREQ=DAILY" + String(repeating: ";X=1", count: 10_000)
    #expect(RecurrenceRule(parsing: text, problems: &problems) != nil)
    #expect(problems.count == 100)
  }

  private func description(_ until: RuleUntil?) -> String {
    switch until {
    case .date(let date): "\(date)"
    case .local(let clock): "\(clock)"
    case .utc(let clock): "\(clock) UTC"
    case nil: "none"
    }
  }
}
