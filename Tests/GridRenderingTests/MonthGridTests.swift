import CivilCalendar
import GridRendering
import ICUSupport
import StyledText
import Testing

struct `a month grid` {
  /// June 2025 as the sample has it.
  private func sample(
    _ presentation: Presentation,
    width: Int = 80,
    weekNumbers: Bool = false
  ) -> String {
    let month = CivilMonth(of: june(1))
    let grid = MonthGrid(month, presentation, showsWeekNumbers: weekNumbers, cell: DayCell.sample)
    return screen(grid.lines(width: width))
  }

  @Test func `shows today in brackets, selected days between arrows, and a dot an event`() {
    #expect(
      sample(.english, weekNumbers: true) == """
                           June 2025
                Mon   Tue   Wed   Thu   Fri   Sat   Sun
        W22      26    27    28    29    30    31     1

        W23       2     3     4     5     6     7     8
                        •          ••
        W24       9    10    11    12    13    14    15
                        •           •
        W25    [16]    17  >18<    19    20    21    22
                 ••     •    ••     •    ••
        W26      23    24    25    26    27    28    29
                        •           •
        W27      30     1     2     3     4     5     6
                •••+
        """
    )
  }

  @Test func `begins with Sunday in Korea, and with Monday where that is wished`() {
    #expect(
      sample(.of("ko_KR")) == """
                        2025년 6월
            일    월    화    수    목    금    토
             1     2     3     4     5     6     7
                         •          ••
             8     9    10    11    12    13    14
                         •           •
            15  [16]    17  >18<    19    20    21
                  ••     •    ••     •    ••
            22    23    24    25    26    27    28
                         •           •
            29    30     1     2     3     4     5
                 •••+
        """
    )
    let korean = CalendarLanguage(localeIdentifier: "ko_KR")
    let monday = sample(Presentation(language: korean, firstWeekday: .monday), weekNumbers: true)
    #expect(
      monday.split(separator: "\n").prefix(3).joined(separator: "\n") == """
                          2025년 6월
                 월    화    수    목    금    토    일
        W22      26    27    28    29    30    31     1
        """
    )
  }

  @Test func `is written in German`() {
    #expect(
      sample(.of("de_DE"), weekNumbers: true) == """
                           Juni 2025
                 Mo    Di    Mi    Do    Fr    Sa    So
        W22      26    27    28    29    30    31     1

        W23       2     3     4     5     6     7     8
                        •          ••
        W24       9    10    11    12    13    14    15
                        •           •
        W25    [16]    17  >18<    19    20    21    22
                 ••     •    ••     •    ••
        W26      23    24    25    26    27    28    29
                        •           •
        W27      30     1     2     3     4     5     6
                •••+
        """
    )
  }

  @Test func `is written in Arabic, in its digits and from Saturday`() {
    #expect(
      sample(.of("ar_EG")) == """
                        يونيو ٢٠٢٥
             س     ح     ن     ث     ر     خ     ج
            ٣١     ١     ٢     ٣     ٤     ٥     ٦
                               •          ••
             ٧     ٨     ٩    ١٠    ١١    ١٢    ١٣
                               •           •
            ١٤    ١٥  [١٦]    ١٧  >١٨<    ١٩    ٢٠
                        ••     •    ••     •    ••
            ٢١    ٢٢    ٢٣    ٢٤    ٢٥    ٢٦    ٢٧
                               •           •
            ٢٨    ٢٩    ٣٠     ١     ٢     ٣     ٤
                       •••+
        """
    )
  }

  @Test func `is drawn in ASCII`() {
    #expect(
      sample(.of("C", .ascii)) == """
                        June 2025
           Mon   Tue   Wed   Thu   Fri   Sat   Sun
            26    27    28    29    30    31     1

             2     3     4     5     6     7     8
                   *          **
             9    10    11    12    13    14    15
                   *           *
          [16]    17  >18<    19    20    21    22
            **     *    **     *    **
            23    24    25    26    27    28    29
                   *           *
            30     1     2     3     4     5     6
           ***+
        """
    )
  }

  @Test func `moves closer together where it is narrow`() {
    #expect(
      sample(.english, width: 36) == """
                     June 2025
          Mon  Tue  Wed  Thu  Fri  Sat  Sun
           26   27   28   29   30   31    1

            2    3    4    5    6    7    8
                 •        ••
            9   10   11   12   13   14   15
                 •         •
         [16]   17 >18<   19   20   21   22
           ••    •   ••    •   ••
           23   24   25   26   27   28   29
                 •         •
           30    1    2    3    4    5    6
          •••+
        """
    )
  }

  @Test func `keeps week numbers as long as days do not touch`() {
    #expect(
      sample(.english, width: 27, weekNumbers: true) == """
                June 2025
              Mo Tu We Th Fr Sa Su
        W22   26 27 28 29 30 31  1

        W23    2  3  4  5  6  7  8
                  •    ••
        W24    9 10 11 12 13 14 15
                  •     •
        W25  [16]17>18<19 20 21 22
              ••  • ••  • ••
        W26   23 24 25 26 27 28 29
                  •     •
        W27   30  1  2  3  4  5  6
              ••+
        """
    )
  }

  @Test func `shows every state in 20 columns`() {
    #expect(
      sample(.english, width: 20, weekNumbers: true) == """
             June 2025
        Mo Tu We Th Fr Sa Su
        26 27 28 29 30 31  1

         2  3  4  5  6  7  8
            •    ••
         9 10 11 12 13 14 15
            •     •
        16]17>18<19 20 21 22
        ••  • ••  • ••
        23 24 25 26 27 28 29
            •     •
        30  1  2  3  4  5  6
        ••+
        """
    )
  }

  /// The week of 16 June, each day with a state or mark of its own.
  private func week(width: Int, cell: (CivilDate) -> DayCell) -> String {
    let grid = MonthGrid(CivilMonth(of: june(1)), .english, cell: cell)
    return screen(
      Array(grid.lines(width: width).dropFirst(2).drop { !$0.text.contains("16") }.prefix(2))
    )
  }

  @Test(arguments: [
    (80, " >[16]< >17<    18    19    20  [21]  >22<"), (36, " {16} >17<   18   19   20 [21] >22<"),
    (22, "{16>17<18 19 20[21>22<"), (20, "16}17<18 19 20[21>22"),
  ])
  func `shows states that meet`(width: Int, expected: String) {
    let states: [Int: DayStates] = [
      16: [.today, .selected], 17: .selected, 21: .today, 22: .selected,
    ]
    let numbers = week(width: width) {
      DayCell($0, $0.month == 6 ? states[$0.day, default: []] : [])
    }
    #expect(numbers.split(separator: "\n").first.map(String.init) == expected)
  }

  @Test(arguments: [
    (80, "   ·16  [17]  >18<   ·19   ·20   ·21   ·22"), (22, "·16[17>18<19·20·21·22"),
    (20, "16[17>18<19·20·21·22"),
  ])
  func `marks days that cannot be selected where no other sign stands`(
    width: Int,
    expected: String
  ) {
    let numbers = week(width: width) { date in
      let states: [Int: DayStates] = [17: .today, 18: .selected]
      return DayCell(date, states[date.day, default: []].union(.unselectable))
    }
    #expect(numbers.split(separator: "\n").first.map(String.init) == expected)
  }

  @Test(arguments: [
    (80, "     7 99999+ 4h30   45m     ◑ 회의…   •••+"), (29, "   7 999+ 4h 45m   ◑ 회…  ••+"),
    (20, " 7 99+4h <1  ◑  … •+"),
  ])
  func `measures days in other ways`(width: Int, expected: String) {
    let marks: [Int: DayMark] = [
      16: .count(7), 17: .count(1_234_567), 18: .hours(16_200), 19: .hours(2700), 20: .ring(0.5),
      21: .text("회의실"), 22: .dots((0..<9).map { .calendar($0) }),
    ]
    let lines = week(width: width) { DayCell($0, marks: marks[$0.day].map { [$0] } ?? []) }
    #expect(lines.split(separator: "\n").last.map(String.init) == expected)
  }

  @Test func `has one line a week without marks, and no stray week`() {
    let month = CivilMonth(year: 2021, month: 2)
    let grid = MonthGrid(month, .english) { DayCell($0) }
    #expect(
      screen(grid.lines(width: 80)) == """
                      February 2021
           Mon   Tue   Wed   Thu   Fri   Sat   Sun
             1     2     3     4     5     6     7
             8     9    10    11    12    13    14
            15    16    17    18    19    20    21
            22    23    24    25    26    27    28
        """
    )
  }

  @Test func `begins and ends where the calendar does`() {
    let sunday = Presentation(language: .english, firstWeekday: .sunday)
    let first = MonthGrid(CivilMonth(year: 1, month: 1), sunday) { DayCell($0) }
    #expect(first.lines(width: 80)[2].text == "           1     2     3     4     5     6")
    let last = MonthGrid(CivilMonth(year: 9999, month: 12), sunday) { DayCell($0) }
    #expect(last.lines(width: 80).last?.text == "    26    27    28    29    30    31")
    let beyond = MonthGrid(CivilMonth(of: .upperBound), sunday) { DayCell($0) }
    #expect(!beyond.lines(width: 80).isEmpty)
  }

  @Test func `knows which days are outside the month and on a weekend`() {
    let grid = MonthGrid(CivilMonth(of: june(1)), .english) { DayCell.sample($0) }
    let days = grid.lines(width: 80).flatMap(\.runs).filter {
      $0.text.text.contains { $0.isNumber }
    }
    func roles(_ text: SafeText) -> [Role] { days.filter { $0.text == text }.map(\.role) }
    #expect(roles("26") == [.day(.outside), .day(.hasEvents)])
    #expect(roles("[16]") == [.day([.today, .hasEvents])])
    #expect(roles(">18<") == [.day([.selected, .hasEvents])])
    #expect(roles("1") == [.day(.weekend), .day(.outside)])
  }
}
