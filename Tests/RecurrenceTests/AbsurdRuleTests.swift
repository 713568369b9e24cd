import CivilCalendar
import Recurrence
import TestSupport
import Testing

struct `an absurd rule` {
  private static let intervals = Frequency.allCases.map { frequency in
    "FREQ=\(frequency);INTERVAL=1000000000000000000".uppercased()
  }

  @Test(
    arguments: [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=MONTHLY;BYDAY=53MO", "FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=2SU",
      "FREQ=DAILY;BYSETPOS=5;BYHOUR=1",
      "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6", "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=-2",
      "FREQ=SECONDLY;BYSECOND=1;BYSETPOS=2", "FREQ=HOURLY;BYMINUTE=3;BYSETPOS=366",
      "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3", "FREQ=DAILY;INTERVAL=7;BYDAY=MO",
      "FREQ=HOURLY;INTERVAL=168;BYDAY=MO", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30",
      "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=5", "FREQ=YEARLY;INTERVAL=100;BYMONTHDAY=29;BYMONTH=2",
      "FREQ=SECONDLY;COUNT=1000000000;BYMONTHDAY=31;BYMONTH=4",
    ] + intervals
  )
  func `ends after the start, over the whole calendar`(text: String) throws {
    let start = try clock("00010102T000000")
    var expansion = RuleExpansion(
      try rule(text),
      start: start,
      window: CivilDateTime(.first)..<CivilDateTime(.upperBound)
    )
    #expect(expansion.next() == start)
    #expect(expansion.next() == nil)
    #expect(expansion.next() == nil)
    #expect(!expansion.reachedLimit)
    #expect(expansion.steps < 2_500_000)
  }

  @Test func `says that it gave up when it is not known to be fruitless`() throws {
    // Each instance would be at a full minute.
    let text = "FREQ=SECONDLY;INTERVAL=420;BYSECOND=30"
    let start = try clock("20250101")
    var expansion = RuleExpansion(
      try rule(text),
      start: start,
      window: try start..<clock("99990101")
    )
    #expect(expansion.next() == start)
    #expect(expansion.next() == nil)
    #expect(expansion.reachedLimit)
    #expect(expansion.steps < 2_500_000)
  }

  @Test func `costs a month's view next to nothing`() throws {
    let window = try clock("20250601")..<clock("20250701")
    for text in [
      "FREQ=SECONDLY;BYMONTH=1", "FREQ=SECONDLY;INTERVAL=420;BYSECOND=30",
      "FREQ=YEARLY;BYDAY=53MO", "FREQ=HOURLY;INTERVAL=24;BYHOUR=3",
    ] {
      var expansion = RuleExpansion(try rule(text), start: try clock("20150101"), window: window)
      #expect(expansion.next() == nil)
      #expect(!expansion.reachedLimit)
      #expect(expansion.steps < 10_000, "\(text)")
    }
  }

  @Test func `of random numbers gives instances in order within the window`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      var rule = RecurrenceRule(Frequency.allCases.randomElement(using: &random) ?? .daily)
      let extremes = [Int.min, Int.min + 1, -367, -1, 0, 1, 2, 31, 53, 366, 1 << 40, Int.max]
      func numbers() -> [Int] {
        (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
          extremes.randomElement(using: &random)
        }
      }
      rule.interval = numbers().first ?? 1
      rule.count = numbers().first
      rule.byMonth = numbers()
      rule.byMonthDay = numbers()
      rule.byYearDay = numbers()
      rule.byWeekNumber = numbers()
      rule.byHour = numbers()
      rule.byMinute = numbers()
      rule.bySecond = numbers()
      rule.bySetPosition = numbers()
      rule.byDay = numbers().map { WeekdayNumber(.friday, ordinal: $0) }
      rule.skip = [.omit, .backward, .forward].randomElement(using: &random) ?? .omit
      let begin = day(&random)
      let window = begin..<begin.adding(seconds: 86_400 * 2_000)
      var last: CivilDateTime?
      for instance in RuleExpansion(
        rule,
        start: Bool.random(using: &random) ? day(&random) : begin,
        isDateOnly: Bool.random(using: &random),
        window: window,
        until: Bool.random(using: &random) ? day(&random) : nil,
        startCounts: Bool.random(using: &random)
      ).prefix(20) {
        #expect(window.contains(instance))
        if let last { #expect(last < instance, "\(rule)") }
        last = instance
      }
    }
  }

  /// A moment anywhere, often at an end of the calendar.
  private func day(_ random: inout SeededGenerator) -> CivilDateTime {
    let ends = [CivilDate.first, .first.advanced(by: 1), .last]
    let any = CivilDate(dayNumber: .random(in: -719_162...2_932_896, using: &random))
    let date = Bool.random(using: &random) ? any : ends.randomElement(using: &random) ?? any
    return CivilDateTime(date, CivilTime(secondOfDay: .random(in: 0...86_399, using: &random)))
  }
}
