import CivilCalendar
import TestSupport
import Testing

struct `a civil date-time` {
  @Test func `inverts seconds before and after 1970`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      let seconds = Int.random(in: -60_000_000_000...200_000_000_000, using: &random)
      #expect(CivilDateTime(civilSeconds: seconds).civilSeconds == seconds)
    }
    #expect(CivilDateTime(civilSeconds: -1).description == "1969-12-31T23:59:59")
    #expect(CivilDateTime(civilSeconds: -86_400).description == "1969-12-31T00:00:00")
  }

  @Test func `stops at the ends of the range`() {
    let late = CivilDateTime(.last, CivilTime(secondOfDay: 86_399))
    #expect(late.adding(seconds: .max).date == .upperBound)
    #expect(CivilDateTime(.first).adding(seconds: .min) == CivilDateTime(.first))
    #expect(CivilDateTime(.first).adding(seconds: -1) == CivilDateTime(.first))
    #expect(CivilDateTime(.upperBound).adding(seconds: 90_000) >= CivilDateTime(.upperBound))
  }

  @Test(arguments: [(24, 0, 0), (0, 60, 0), (0, 0, 60), (-1, 0, 0)])
  func `has no time that a clock does not show`(hour: Int, minute: Int, second: Int) {
    #expect(CivilTime(hour: hour, minute: minute, second: second) == nil)
  }

  @Test func `has an hour, a minute and a second`() throws {
    let time = try #require(CivilTime(hour: 23, minute: 4, second: 59))
    #expect((time.hour, time.minute, time.second) == (23, 4, 59))
    #expect(time.description == "23:04:59")
  }
}
