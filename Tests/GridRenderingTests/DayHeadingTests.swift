import CivilCalendar
import GridRendering
import StyledText
import Testing

struct `a day's heading` {
  @Test func `names the day in full, and is a page's title`() {
    let heading = DayHeading(june(16), isToday: true, .english)
    #expect(heading.line(width: 80) == StyledLine("Mon 16 June 2025", .todayHeading))
    #expect(heading.line(width: 20).text == "Mon 16 June 2025")
    #expect(
      DayHeading(june(16), isToday: false, .of("ko_KR")).line(width: 80).text == "2025년 6월 16일 (월)"
    )
  }
}
