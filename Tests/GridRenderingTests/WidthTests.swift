import CivilCalendar
import GridRendering
import ICUSupport
import StyledText
import TestSupport
import Testing

struct `the width of every drawing` {
  private static let pieces = [
    "Standup", " ", "회의실", "会議", "e\u{301}", "👩‍👩‍👧", "🇰🇷", "1\u{FE0F}\u{20E3}", "👍🏿", "❤\u{FE0F}",
    "مراجعة", "שלום",
    "ก็", "न्", "\u{202E}", "\t", "\n", "\u{1B}[31m", "\u{200B}", "\u{FFFE}", "\u{AD}", "ﷺ", "～",
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...15, using: &random))
      .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
  }

  private func event(_ random: inout SeededGenerator) -> ListedEvent {
    let start = june(1, at: 0).adding(seconds: Int.random(in: 0...4_000_000, using: &random))
    let end = start.adding(seconds: Int.random(in: -1000...2_000_000, using: &random))
    let days = start.date..<max(start.date, end.date)
    let times = [ListedTime.timed(start: start, end: end), .allDay(days), .undated]
    return ListedEvent(
      title: text(&random),
      time: times.randomElement(using: &random) ?? .undated,
      secondStart: Bool.random(using: &random) ? start : nil,
      location: text(&random),
      status: [.confirmed, .tentative, .cancelled, .unanswered, .declined].randomElement(
        using: &random
      ) ?? .confirmed,
      isRecurring: .random(using: &random),
      calendar: .random(in: 0...3, using: &random),
    )
  }

  private func cell(_ date: CivilDate, _ random: inout SeededGenerator) -> DayCell {
    let states = DayStates(rawValue: .random(in: 0..<64, using: &random))
    let number = Int.random(in: 0...300_000, using: &random)
    let marks: [DayMark] = [
      .dots((0..<number % 9).map { .calendar($0) }), .count(number), .hours(number),
      .ring(Double(number) / 100_000),
      .fraction(number, of: number),
      Amount("\(number).\(number)").map { .amount($0) } ?? .count(0),
      .text(SafeText(text(&random))),
    ]
    return DayCell(date, states, marks: Array(marks.shuffled(using: &random).prefix(2)))
  }

  private static let languages = [
    "C", "ko_KR", "ja_JP", "zh_CN", "de_DE", "hu_HU", "ar_EG", "he_IL", "th_TH", "en_US",
  ].map { CalendarLanguage(localeIdentifier: $0) }

  @Test(arguments: [5, 6] as [UInt64])
  func `is at most what is asked for`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // A year is costly to make up.
    var year: YearGrid?
    for width in 20...200 {
      let presentation = Presentation(
        language: Self.languages.randomElement(using: &random) ?? .english,
        firstWeekday: Weekday.allCases.randomElement(using: &random),
        hourCycle: [.twelve, .twentyFour].randomElement(using: &random),
        symbols: Bool.random(using: &random) ? .unicode : .ascii,
      )
      let months = (0..<Int.random(in: 1...4, using: &random)).map { index in
        MonthGrid(
          CivilMonth(year: 2025, month: index),
          presentation,
          showsWeekNumbers: width % 2 == 0
        ) {
          cell($0, &random)
        }
      }
      let days = (0..<3).map { ListedDay(june(1 + $0), events: [event(&random), event(&random)]) }
      let events = (0..<12).map { _ in event(&random) }
      let wall = WallMonth(
        months[0],
        times: events.map(\.time),
        rows: 0...Int.random(in: 0...6, using: &random),
      ) {
        events[$0]
      }
      let timeline = Timeline(
        (0..<Int.random(in: 1...7, using: &random)).map { cell(june(1 + $0), &random) },
        presentation,
        zone: text(&random),
        second: Bool.random(using: &random)
          ? SecondScale(
            name: text(&random),
            difference: .random(in: -90_000...90_000, using: &random)
          )
          : nil,
        work: 9 * 3600..<17 * 3600,
        now: june(3, at: 12),
        times: events.map(\.time),
      ) {
        events[$0]
      }
      if year == nil || width % 20 == 0 {
        year = YearGrid(2025, presentation, showsWeekNumbers: .random(using: &random)) {
          cell($0, &random)
        }
      }
      let names = (0..<Int.random(in: 0...4, using: &random)).map { _ in text(&random) }
      let list = AgendaList(
        days,
        undated: [event(&random)],
        calendars: names,
        zones: Bool.random(using: &random) ? ListedZones(text(&random), text(&random)) : nil,
        presentation,
      )
      let card = EventCard(
        title: text(&random),
        remark: text(&random),
        fields: [
          CardField(text(&random), text: text(&random) + "\n" + text(&random)),
          CardField(
            "Attendees",
            items: (0..<4).map { _ in CardItem(text(&random), mark: .open, remark: text(&random)) },
          ),
        ],
        presentation.symbols,
      )
      let drawings = [
        card.lines(width: width),
        MonthSheet(months).lines(width: width), months[0].lines(width: width),
        wall.lines(width: width), timeline.lines(width: width),
        width % 5 == 0 ? year?.lines(width: width) ?? [] : [],
        WeekStrip(of: june(16), presentation) { cell($0, &random) }.lines(width: width),
        [DayHeading(june(16), isToday: false, presentation).line(width: width)],
        list.lines(width: width), CalendarLegend(names, presentation.symbols).lines(width: width),
      ]
      for line in drawings.joined() {
        let printed = line.rendered(theme: .standard, depth: .none)
        #expect(TextWidth.columns(of: printed) <= width, "\(width): \(printed)")
      }
    }
  }

  @Test(arguments: [.min, -1, 0, 19] as [Int])
  func `counts as 20 where less is asked for`(width: Int) {
    let grid = MonthGrid(
      CivilMonth(of: june(1)),
      .english,
      showsWeekNumbers: true,
      cell: DayCell.sample
    )
    #expect(grid.lines(width: width) == grid.lines(width: 20))
    let list = AgendaList([ListedDay(june(16), events: [])], .english)
    #expect(list.lines(width: width) == list.lines(width: 20))
    #expect(MonthSheet([grid, grid]).lines(width: width).count == 29)
    #expect(!list.lines(width: .max).isEmpty && !MonthSheet([grid]).lines(width: .max).isEmpty)
    #expect(!CalendarLegend(["a", "b"], .unicode).lines(width: width).isEmpty)
  }
}
