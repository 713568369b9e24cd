import CivilCalendar
import ICUSupport
import StyledText
import Testing

@testable import GridRendering

struct `a year grid` {
  /// A year with more and more events from Monday to Thursday, and most of them in June.
  private func lines(
    _ presentation: Presentation,
    width: Int,
    weekNumbers: Bool = false
  ) -> [StyledLine] {
    let grid = YearGrid(2025, presentation, showsWeekNumbers: weekNumbers) { date in
      var states: DayStates = []
      if date == june(16) { states.insert(.today) }
      if (june(18)...june(20)).contains(date) { states.insert(.selected) }
      let count = max(0, 5 - date.weekday.rawValue) * (date.month == 6 ? 2 : 1)
      return DayCell(date, states, marks: [.count(count)])
    }
    return grid.lines(width: width)
  }

  @Test func `shades each day of twelve months`() {
    #expect(
      screen(lines(.english, width: 80)) == """
                                            2025

                 January                  February                    March
           Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
         1       ░░ ░░  ·  ·  ·    1                 ·  ·    1                 ·  ·
         6 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    3 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    3 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        13 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   10 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   10 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        20 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   17 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   17 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        27 ▓▓ ▒▒ ░░ ░░  ·         24 ▓▓ ▒▒ ░░ ░░  ·         24 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
                                                            31 ▓▓

                  April                      May                      June
           Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
         1    ▒▒ ░░ ░░  ·  ·  ·    1          ░░  ·  ·  ·    1                    ·
         7 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    5 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    2 ██ ██ ▓▓ ░░  ·  ·  ·
        14 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   12 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    9 ██ ██ ▓▓ ░░  ·  ·  ·
        21 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   19 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   16[██]██>▓▓>░░> ·< ·  ·
        28 ▓▓ ▒▒ ░░               26 ▓▓ ▒▒ ░░ ░░  ·  ·      23 ██ ██ ▓▓ ░░  ·  ·  ·
                                                            30 ██

                  July                     August                   September
           Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
         1    ▒▒ ░░ ░░  ·  ·  ·    1              ·  ·  ·    1 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
         7 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    4 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    8 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        14 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   11 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   15 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        21 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   18 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   22 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        28 ▓▓ ▒▒ ░░ ░░            25 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   29 ▓▓ ▒▒

                 October                  November                  December
           Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
         1       ░░ ░░  ·  ·  ·    1                 ·  ·    1 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
         6 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    3 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    8 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        13 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   10 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   15 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        20 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   17 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   22 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        27 ▓▓ ▒▒ ░░ ░░  ·         24 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   29 ▓▓ ▒▒ ░░

        · none  ░ up to 2  ▒ 3  ▓ 4  █ more
        """
    )
  }

  @Test func `is drawn in ASCII in few columns`() {
    #expect(
      screen(Array(lines(.of("C", .ascii), width: 24).dropFirst(42).prefix(8))) == """

                  June
           Mo Tu We Th Fr Sa Su
         1                    .
         2 ## ## %% ::  .  .  .
         9 ## ## %% ::  .  .  .
        16[##]##>%%>::> .< .  .
        23 ## ## %% ::  .  .  .
        """
    )
    #expect(
      screen(Array(lines(.of("en_US", .ascii), width: 20).dropFirst(43).prefix(8))) == """
                June
        Su Mo Tu We Th Fr Sa
         . ## ## %% ::  .  .
         . ## ## %% ::  .  .
         .[##]##>%%>::> .< .
         . ## ## %% ::  .  .
         . ##

        """
    )
  }

  @Test(arguments: [
    ("ko_KR", "2025년", "일 월 화 수 목 금 토"), ("ja_JP", "2025年", "日 月 火 水 木 金 土"),
    ("zh_CN", "2025年", "一 二 三 四 五 六 日"), ("de_DE", "2025", "Mo Di Mi Do Fr Sa So"),
    ("hu_HU", "2025.", "H  K Sz Cs  P Sz  V"), ("ar_EG", "٢٠٢٥", "س  ح  ن  ث  ر  خ  ج"),
    ("he_IL", "2025", "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳"), ("th_TH", "2568", "อา  จ  อ  พ พฤ  ศ  ส"),
    ("en_US", "2025", "Su Mo Tu We Th Fr Sa"),
  ])
  func `is written in the languages of its readers`(locale: String, title: String, names: String) {
    let lines = lines(.of(locale), width: 80).map(\.text)
    #expect(lines[0].trimmingPrefix { $0 == " " } == title)
    #expect(lines[3].contains(names), "\(lines[3])")
  }

  @Test func `has the numbers of weeks beside them if that is wished`() {
    #expect(
      screen(Array(lines(.english, width: 80, weekNumbers: true).prefix(9).suffix(7))) == """
                 January                  February                    March
           Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
         1       ░░ ░░  ·  ·  ·    5                 ·  ·    9                 ·  ·
         2 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    6 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   10 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
         3 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    7 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   11 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
         4 ▓▓ ▒▒ ░░ ░░  ·  ·  ·    8 ▓▓ ▒▒ ░░ ░░  ·  ·  ·   12 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
         5 ▓▓ ▒▒ ░░ ░░  ·          9 ▓▓ ▒▒ ░░ ░░  ·         13 ▓▓ ▒▒ ░░ ░░  ·  ·  ·
        """
    )
  }

  @Test(arguments: [
    (24, 1), (49, 1), (50, 2), (76, 3), (101, 3), (102, 4), (153, 4), (154, 6), (200, 6),
  ])
  func `puts months beside each other`(width: Int, perRow: Int) {
    let names = lines(.english, width: width)[2].text.split(separator: " ")
    #expect(names.count == perRow)
  }

  @Test func `begins and ends where the calendar does`() {
    let sunday = Presentation(language: .english, firstWeekday: .sunday)
    for year in [1, 9999, 0, 10_000] {
      let lines = YearGrid(year, sunday) { DayCell($0) }.lines(width: 80)
      #expect(lines.count > 18)
    }
  }
}

struct `a heat scale` {
  private func legend(_ marks: [DayMark], _ presentation: Presentation = .english) -> String {
    HeatScale(marks, workingDay: 8 * 3600).legend(presentation).text
  }

  @Test func `compares numbers with each other`() {
    #expect(legend((0...12).map { .count($0) }) == "· none  ░ up to 3  ▒ 6  ▓ 9  █ more")
    #expect(legend([.count(0), .count(1), .count(1)]) == "· none  ░ up to 1")
    #expect(legend([.count(1), .count(1), .count(1), .count(9)]) == "· none  ░ up to 1  █ more")
    #expect(legend([.count(0)]) == "· none")
    #expect(legend([]) == "· none")
  }

  @Test func `has bounds for lengths of time and shares`() {
    let hours = [1, 3, 5, 9].map { DayMark.hours($0 * 3600) }
    #expect(legend(hours) == "· none  ░ up to 2h  ▒ 4h  ▓ 6h  █ more")
    #expect(legend([.ring(0), .ring(0.5), .ring(1)]) == "· none  ▒ up to 50%  █ more")
    #expect(legend([.hours(3600)], .of("ar_EG", .ascii)) == ". none  : up to ٢h")
  }

  @Test func `sums by their distance from zero`() throws {
    let amounts = try ["-5", "1", "2", "0"].map { DayMark.amount(try #require(Amount($0))) }
    let scale = HeatScale(amounts, workingDay: 0)
    #expect(amounts.map { scale.shade(of: $0) } == [3, 1, 2, 0])
    #expect(scale.legend(.english).text == "· none  ░ up to 1  ▒ 2  ▓ 5")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1])
  func `takes any share`(share: Double) {
    let scale = HeatScale([.ring(share)], workingDay: 0)
    #expect((0...4).contains(scale.shade(of: .ring(share))))
  }
}
