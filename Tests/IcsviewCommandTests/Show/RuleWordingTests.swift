import CivilCalendar
import ICUSupport
import Recurrence
import Testing

@testable import IcsviewCommand

struct `a rule in words` {
  /// The words for a rule of a series that starts on Wednesday, 18 June 2025, 15:00.
  private func words(_ text: String, isDate: Bool = false, until: CivilDate? = nil) throws -> String
  {
    var problems: [RuleProblem] = []
    return RuleWording(
      rule: try #require(RecurrenceRule(parsing: text, problems: &problems)),
      text: text,
      start: CivilDateTime(
        try #require(CivilDate(year: 2025, month: 6, day: 18)),
        try #require(CivilTime(hour: 15, minute: 0)),
      ),
      isDate: isDate,
      until: until,
      language: .english,
      hourCycle: .twentyFour,
    ).words
  }

  @Test(arguments: [
    ("FREQ=DAILY", "every day"), ("FREQ=DAILY;INTERVAL=3", "every three days"),
    ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
    ("FREQ=DAILY;BYDAY=SA,MO", "every Monday and Saturday"),
    ("FREQ=DAILY;BYMONTH=1,12", "every day in January and December"),
    ("FREQ=DAILY;BYHOUR=9,15;BYMINUTE=30", "every day at 09:30 and 15:30"),
    ("FREQ=WEEKLY", "every week on Wednesday"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=WE", "every two weeks on Wednesday"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "every week on Monday, Wednesday and Friday"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
    ("FREQ=WEEKLY;BYDAY=SA,SU", "every weekend day"),
    ("FREQ=WEEKLY;INTERVAL=12;COUNT=10", "every 12 weeks on Wednesday, 10 times"),
    ("FREQ=MONTHLY", "every month on the 18th"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "every month on the 1st and 15th"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day"),
    ("FREQ=MONTHLY;BYMONTHDAY=22,-2", "every month on the 22nd and second to last day"),
    ("FREQ=MONTHLY;BYDAY=1TH", "every month on the first Thursday"),
    ("FREQ=MONTHLY;BYDAY=-1FR,2MO", "every month on the last Friday and the second Monday"),
    ("FREQ=MONTHLY;BYDAY=TU", "every month on every Tuesday"),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "every month on the 13th if it is a Friday"),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "every month on the last weekday"),
    ("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2", "every month on the second Monday or Tuesday"),
    ("FREQ=YEARLY", "every year on 18 June"),
    ("FREQ=YEARLY;COUNT=1", "every year on 18 June, once"),
    ("FREQ=YEARLY;BYMONTH=6,7", "every year on the 18th in June and July"),
    ("FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "every year on the last Sunday in March"),
    ("FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=11", "every year on the 11th in November"),
    ("FREQ=YEARLY;BYDAY=20MO", "every year on the 20th Monday of the year"),
    ("FREQ=HOURLY;INTERVAL=4", "every four hours"),
    ("FREQ=MINUTELY;INTERVAL=15", "every 15 minutes"),
    ("FREQ=SECONDLY", "every second"),
  ])
  func `is one that people would say`(rule: String, words: String) throws {
    #expect(try self.words(rule) == words)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "FREQ=YEARLY;BYYEARDAY=100", "FREQ=DAILY;BYSECOND=30",
    "FREQ=MONTHLY;BYMONTHDAY=1,2;BYSETPOS=1", "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1",
    "FREQ=MONTHLY;BYDAY=MO,1TU", "FREQ=MINUTELY;BYHOUR=9", "FREQ=DAILY;INTERVAL=2;BYDAY=MO",
    "RSCALE=CHINESE;FREQ=YEARLY", "FREQ=YEARLY;BYMONTHDAY=1",
    "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1,2",
  ])
  func `is the rule itself where no sentence fits`(rule: String) throws {
    #expect(try words(rule) == "by the rule \(rule)")
  }

  @Test func `says until when`() throws {
    let until = CivilDate(year: 2025, month: 12, day: 17)
    #expect(
      try words("FREQ=WEEKLY", until: until) == "every week on Wednesday, until 17 December 2025"
    )
  }

  @Test func `has no times on whole days, and not too many on others`() throws {
    #expect(try words("FREQ=DAILY;BYHOUR=9", isDate: true) == "every day")
    let many = try words("FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,99;BYMINUTE=0,30")
    #expect(many == "every day at 00:00, 00:30, 01:00, 01:30, 02:00, 02:30 and 14 more times")
  }
}

struct `words of English` {
  @Test func `count and order`() {
    #expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 22, 31, 101, 111].map(EnglishWords.ordinal) == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "31st", "101st",
        "111th",
      ]
    )
    #expect(
      [1, 5, 6, -1, -2, -9, .min].map(EnglishWords.place) == [
        "first", "fifth", "6th", "last", "second to last", "9th to last",
        "9223372036854775807th to last",
      ]
    )
    #expect(EnglishWords.list([]) == "" && EnglishWords.list(["a"]) == "a")
    #expect(EnglishWords.list(["a", "b"]) == "a and b")
    #expect(EnglishWords.list(["a", "b", "c"]) == "a, b and c")
    #expect(EnglishWords.number(10) == "ten" && EnglishWords.number(11) == "11")
  }
}
