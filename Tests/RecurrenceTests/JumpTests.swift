import CivilCalendar
import Recurrence
import TestSupport
import Testing

struct `a window far from the start` {
  @Test(arguments: Frequency.allCases)
  func `shows what walking from the start shows`(frequency: Frequency) throws {
    var rules = RandomRules(seed: 100 + UInt64(frequency.rawValue))
    for _ in 0..<60 {
      let (rule, start) = (rules.rule(of: frequency), rules.start())
      let days = frequency.isSubDaily ? 30 : 3_000
      let from = start.adding(seconds: rules.number(in: 0...days * 86_400))
      let to = from.adding(seconds: rules.number(in: 1...days * 8_640))
      let walked = RuleExpansion(rule, start: start, window: start..<to)
      let jumped = RuleExpansion(rule, start: start, window: from..<to)
      guard walked.filter({ $0 >= from }) == Array(jumped) else {
        Issue.record("\(rule) from \(start) in \(from)..<\(to)")
        return
      }
    }
  }

  @Test(arguments: [
    "FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=3;BYWEEKNO=20;BYDAY=MO",
    "FREQ=MONTHLY;INTERVAL=7;BYDAY=-1FR",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU",
    "FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=1", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;COUNT=100000000",
    "FREQ=DAILY;INTERVAL=5;COUNT=100000000", "FREQ=DAILY;BYDAY=MO,TU;COUNT=100000000",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TU;COUNT=100000000", "FREQ=HOURLY;INTERVAL=7",
    "FREQ=MINUTELY;COUNT=10000000000", "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=1000000000000",
  ])
  func `costs the same however long ago the start was`(text: String) throws {
    let window = try clock("20250601")..<clock("20250713")
    for start in ["00010101T090000", "19700101T090000", "20250101T090000"] {
      var expansion = RuleExpansion(try rule(text), start: try clock(start), window: window)
      _ = expansion.next()
      #expect(expansion.steps < 40, "\(start)")
    }
  }

  @Test(arguments: [
    ("FREQ=MONTHLY;BYMONTHDAY=1;COUNT=100000", 25_000),
    ("FREQ=YEARLY;BYMONTH=1,7;COUNT=100000", 25_000),
    ("FREQ=HOURLY;INTERVAL=7;BYHOUR=9,10;COUNT=1000000000", 800_000),
    ("FREQ=SECONDLY;INTERVAL=7;COUNT=1000000000000", 1_000_000),
    ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;COUNT=100000", 50_000),
  ])
  func `is counted to by months or days`(text: String, steps: Int) throws {
    let window = try clock("20250601")..<clock("20250713")
    var expansion = RuleExpansion(try rule(text), start: try clock("00010101"), window: window)
    #expect(expansion.next() != nil)
    #expect(expansion.steps < steps)
  }

  @Test func `is empty once the count is used up`() throws {
    let window = try clock("20300101")..<clock("20300102")
    let start = try clock("20150101")
    var expansion = RuleExpansion(
      try rule("FREQ=MINUTELY;COUNT=2000000"),
      start: start,
      window: window
    )
    #expect(expansion.next() == nil)
    // 2,000,000 minutes are 1388 days and 21 hours and 20 minutes.
    let last = start.adding(seconds: 1_999_999 * 60)
    expansion = RuleExpansion(
      try rule("FREQ=MINUTELY;COUNT=2000000"),
      start: start,
      window: last.adding(seconds: -60)..<last.adding(seconds: 600)
    )
    #expect(Array(expansion) == [last.adding(seconds: -60), last])
  }
}
