import CivilCalendar
import GridRendering
import ICUSupport
import ICalendar
import TestSupport
import Testing
import TimeZones

@testable import IcsviewCommand

struct `a reminder in words` {
  @Test(arguments: [
    ("-PT15M", "15 minutes before"), ("-P1D", "1 day before"), ("-P1W", "1 week before"),
    ("-P14D", "2 weeks before"), ("-P1DT2H", "1 day 2 hours before"), ("PT0S", "at the start"),
    ("-PT90M", "1 hour 30 minutes before"), ("PT10M", "10 minutes after the start"),
    ("-PT1S", "1 second before"), ("20250618T120000Z", "Wed 18 June 2025, 14:00"),
    ("20250618T120000", "Wed 18 June 2025, 12:00"), ("soon", "soon"),
    ("-P99999999999999D", "4629629 days before"),
  ])
  func `says when it comes`(trigger: String, words: String) throws {
    let wording = ReminderWording(
      language: .english,
      hourCycle: .twentyFour,
      zone: TimeZoneDatabase(load: ZoneFiles.bytes).entry(named: "Europe/Berlin")?.rules ?? .utc,
    )
    #expect(wording.item(of: Alarm(action: "display", trigger: trigger)) == CardItem(words))
    #expect(
      wording.item(of: Alarm(action: "email", trigger: trigger))
        == CardItem(words, remark: "by mail")
    )
    #expect(wording.item(of: Alarm(action: "display")) == nil)
  }
}
