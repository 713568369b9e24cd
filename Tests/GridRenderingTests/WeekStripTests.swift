import CivilCalendar
import GridRendering
import ICUSupport
import StyledText
import Testing

struct `a week strip` {
  /// The week of the sample with a working day of eight hours.
  private func strip(_ presentation: Presentation, width: Int = 80, weekNumber: Bool = false)
    -> String
  {
    let strip = WeekStrip(of: june(19), presentation, showsWeekNumber: weekNumber) { date in
      let hours: Double = [16: 2, 18: 4.5, 19: 8, 20: 6][date.day, default: 0]
      let marks: [DayMark] = [.ring(hours / 8), .hours(Int(hours * 3600))]
      return DayCell(date, DayCell.sample(date).states, marks: marks)
    }
    return screen(strip.lines(width: width))
  }

  @Test func `shows the month between chevrons and the measures of each day`() {
    #expect(
      strip(.english) == """
         ‹                     June 2025                     ›
           Mon     Tue     Wed     Thu     Fri     Sat     Sun
          [16]      17    >18<      19      20      21      22
            ◔       ○       ◑       ●       ◕       ○       ○
           2h             4h30      8h      6h
        """
    )
  }

  @Test func `is written in Hebrew with the week's number`() {
    #expect(
      strip(.of("he_IL"), weekNumber: true) == """
         ‹                  יוני 2025 · W25                  ›
        יום א׳  יום ב׳  יום ג׳  יום ד׳  יום ה׳  יום ו׳     שבת
            15    [16]      17    >18<      19      20      21
            ○       ◔       ○       ◑       ●       ◕       ○
                   2h             4h30      8h      6h
        """
    )
  }

  @Test func `is drawn in ASCII in 20 columns`() {
    #expect(
      strip(.of("C", .ascii), width: 20) == """
         <    June 2025    >
        Mo Tu We Th Fr Sa Su
        16]17>18<19 20 21 22
        .  _  o  @  O  _  _
        2h    4h 8h 6h
        """
    )
  }

  @Test func `is narrower where it must be`() {
    #expect(
      strip(.of("en_US"), width: 40) == """
         ‹           June 2025            ›
          Sun  Mon  Tue  Wed  Thu  Fri  Sat
           15 [16]   17 >18<   19   20   21
           ○    ◔    ○    ◑    ●    ◕    ○
               2h       4h30   8h   6h
        """
    )
  }

  @Test func `names the month that most of its days are in`() {
    // The week from 30 June to 6 July, and that from 26 May to 1 June.
    let july = WeekStrip(of: june(30), .english) { DayCell($0) }
    #expect(july.lines(width: 80).first?.text.contains("July 2025") == true)
    let may = WeekStrip(of: june(1), .english) { DayCell($0) }
    #expect(may.lines(width: 80).first?.text.contains("May 2025") == true)
  }

  @Test func `begins and ends where the calendar does`() {
    let sunday = Presentation(language: .english, firstWeekday: .sunday)
    #expect(WeekStrip(of: .first, sunday) { DayCell($0) }.lines(width: 80).count == 3)
    #expect(WeekStrip(of: .upperBound, sunday) { DayCell($0) }.lines(width: 80).count == 3)
  }
}
