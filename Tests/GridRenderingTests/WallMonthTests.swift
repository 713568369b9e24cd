import CivilCalendar
import GridRendering
import ICUSupport
import StyledText
import Testing

struct `a wall month` {
  /// The lines of June 2025 with some events.
  private func lines(
    _ presentation: Presentation,
    width: Int = 107,
    weekNumbers: Bool = false,
    rows: ClosedRange<Int> = 2...4,
    _ sample: SampleEvents = .month,
    cell: (CivilDate) -> DayCell = DayCell.sample
  ) -> [StyledLine] {
    let grid = MonthGrid(
      CivilMonth(of: june(1)),
      presentation,
      showsWeekNumbers: weekNumbers,
      cell: cell,
    )
    let wall = WallMonth(grid, times: sample.times, rows: rows) { sample.events[$0] }
    return wall.lines(width: width)
  }

  /// The weekdays and the week of the 16th alone.
  private func week(_ lines: [StyledLine]) -> String {
    let weeks = lines.dropFirst(2).split { $0.text.contains("┼") || $0.text.contains("+--") }
    let week = weeks.first { week in week.contains { $0.text.contains("Trip") } } ?? []
    return screen([lines[1]] + week)
  }

  @Test func `shows titles in the days and bars through them`() {
    #expect(
      screen(lines(.english)) == """
                                                        June 2025
          Monday         Tuesday        Wednesday      Thursday       Friday         Saturday       Sunday
        ┌──────────────┬──────────────┬──────────────┬──────────────┬──────────────┬──────────────┬──────────────┐
        │ 26 May       │ 27 May       │ 28 May       │ 29 May       │ 30 May       │ 31 May       │ 1 Jun        │
        │              │              │              │              │              │              │              │
        │              │              │              │              │              │              │              │
        ├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤
        │ 2            │ 3            │ 4            │ 5            │ 6            │ 7            │ 8            │
        │              │              │              │              │              │▐ Pfingsten am See ━━━━━━━━▸ │
        │              │              │              │              │              │              │              │
        ├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤
        │ 9            │ 10           │ 11           │ 12           │ 13           │ 14           │ 15           │
        │◂ Pfingsten…▌ │              │ 19:30 Eltern…│              │              │              │              │
        │ 09:00 Standup│              │              │              │              │              │              │
        ├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤
        │ 16 today     │ 17           │>18<          │ 19           │ 20           │ 21           │ 22           │
        │ 09:00 Standup│ 14:00 1:1 wi…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▌ │
        │ 11:00 Design…│ 23:00 Night …│ ◂ Night train│ 10:00 서울 … │ 11:30 ✗ 광안…│▐ Oma hat G…▌ │              │
        │ 12:30 ? Lunc…│              │ 10:45 Flight…│              │              │              │              │
        │ +2 more      │              │              │              │              │              │              │
        ├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤
        │ 23           │ 24           │ 25           │ 26           │ 27           │ 28           │ 29           │
        │              │              │              │▐ 18:00 Conference ━━━━━━━━━━━━━━━━━━━━━━━▌ │              │
        │              │              │              │              │              │▐ Urlaub ━━━━━━━━━━━━━━━━━━▸ │
        ├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤
        │ 30           │ 1 Jul        │ 2 Jul        │ 3 Jul        │ 4 Jul        │ 5 Jul        │ 6 Jul        │
        │◂ Urlaub ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▸ │
        │              │              │              │              │              │              │              │
        └──────────────┴──────────────┴──────────────┴──────────────┴──────────────┴──────────────┴──────────────┘
        """
    )
  }

  @Test func `is written in the languages of its readers`() {
    #expect(
      week(lines(.of("en_US"))) == """
          Sunday         Monday         Tuesday        Wednesday      Thursday       Friday         Saturday
        │ 15           │ 16 today     │ 17           │>18<          │ 19           │ 20           │ 21           │
        │              │ 9am Standup  │ 2pm 1:1 with…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▸ │
        │              │ 11am Design …│ 11pm Night t…│ ◂ Night train│ 10am 서울 사…│ 11:30am ✗ 광…│▐ Oma hat G…▌ │
        │              │ 12:30pm ? Lu…│              │ 10:45am Flig…│              │              │              │
        │              │ +2 more      │              │              │              │              │              │
        """
    )
    #expect(
      week(lines(.of("ko_KR"), weekNumbers: true)) == """
              일요일        월요일        화요일        수요일        목요일        금요일        토요일
        W25 │ 15          │ 16 today    │ 17          │>18<         │ 19          │ 20          │ 21          │
            │             │ 오전9시 Sta…│ 오후2시 1:1…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▸ │
            │             │ 오전11시 De…│ 오후11시 Ni…│ ◂ Night tra…│ 오전10시 서…│ 오전11:30 ✗…│▐ Oma hat …▌ │
            │             │ 오후12:30 ?…│             │ 오전10:45 F…│             │             │             │
            │             │ +2 more     │             │             │             │             │             │
        """
    )
    #expect(
      week(lines(.of("ja_JP"))) == """
          日曜日         月曜日         火曜日         水曜日         木曜日         金曜日         土曜日
        │ 15           │ 16 today     │ 17           │>18<          │ 19           │ 20           │ 21           │
        │              │ 09:00 Standup│ 14:00 1:1 wi…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▸ │
        │              │ 11:00 Design…│ 23:00 Night …│ ◂ Night train│ 10:00 서울 … │ 11:30 ✗ 광안…│▐ Oma hat G…▌ │
        │              │ 12:30 ? Lunc…│              │ 10:45 Flight…│              │              │              │
        │              │ +2 more      │              │              │              │              │              │
        """
    )
    #expect(
      week(lines(.of("zh_CN"))) == """
          星期一         星期二         星期三         星期四         星期五         星期六         星期日
        │ 16 today     │ 17           │>18<          │ 19           │ 20           │ 21           │ 22           │
        │ 09:00 Standup│ 14:00 1:1 wi…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▌ │
        │ 11:00 Design…│ 23:00 Night …│ ◂ Night train│ 10:00 서울 … │ 11:30 ✗ 광안…│▐ Oma hat G…▌ │              │
        │ 12:30 ? Lunc…│              │ 10:45 Flight…│              │              │              │              │
        │ +2 more      │              │              │              │              │              │              │
        """
    )
    #expect(
      week(lines(.of("de_DE"), weekNumbers: true)) == """
              Montag        Dienstag      Mittwoch      Donnerstag    Freitag       Samstag       Sonntag
        W25 │ 16 today    │ 17          │>18<         │ 19          │ 20          │ 21          │ 22          │
            │ 09:00 Stand…│ 14:00 1:1 w…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▌ │
            │ 11:00 Desig…│ 23:00 Night…│ ◂ Night tra…│ 10:00 서울 …│ 11:30 ✗ 광… │▐ Oma hat …▌ │             │
            │ 12:30 ? Lun…│             │ 10:45 Fligh…│             │             │             │             │
            │ +2 more     │             │             │             │             │             │             │
        """
    )
    #expect(
      week(lines(.of("hu_HU"))) == """
          hétfő          kedd           szerda         csütörtök      péntek         szombat        vasárnap
        │ 16 today     │ 17           │>18<          │ 19           │ 20           │ 21           │ 22           │
        │ 09:00 Standup│ 14:00 1:1 wi…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▌ │
        │ 11:00 Design…│ 23:00 Night …│ ◂ Night train│ 10:00 서울 … │ 11:30 ✗ 광안…│▐ Oma hat G…▌ │              │
        │ 12:30 ? Lunc…│              │ 10:45 Flight…│              │              │              │              │
        │ +2 more      │              │              │              │              │              │              │
        """
    )
    #expect(
      week(lines(.of("ar_EG"), weekNumbers: true)) == """
              السبت         الأحد         الاثنين       الثلاثاء      الأربعاء      الخميس        الجمعة
        W٢٥ │ ١٤          │ ١٥          │ ١٦ today    │ ١٧          │>١٨<         │ ١٩          │ ٢٠          │
            │             │             │ ٩ص Standup  │ ٢م 1:1 with…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━▸ │
            │             │             │ ١١ص Design …│ ١١م Night t…│ ◂ Night tra…│ ١٠ص 서울 사…│ ١١:٣٠ص ✗ 광…│
            │             │             │ ١٢:٣٠م ? Lu…│             │ ١٠:٤٥ص Flig…│             │             │
            │             │             │ +٢ more     │             │             │             │             │
        """
    )
    #expect(
      week(lines(.of("he_IL"))) == """
          יום ראשון      יום שני        יום שלישי      יום רביעי      יום חמישי      יום שישי       יום שבת
        │ 15           │ 16 today     │ 17           │>18<          │ 19           │ 20           │ 21           │
        │              │ 09:00 Standup│ 14:00 1:1 wi…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▸ │
        │              │ 11:00 Design…│ 23:00 Night …│ ◂ Night train│ 10:00 서울 … │ 11:30 ✗ 광안…│▐ Oma hat G…▌ │
        │              │ 12:30 ? Lunc…│              │ 10:45 Flight…│              │              │              │
        │              │ +2 more      │              │              │              │              │              │
        """
    )
    #expect(
      week(lines(.of("th_TH"))) == """
          วันอาทิตย์        วันจันทร์         วันอังคาร        วันพุธ           วันพฤหัสบดี       วันศุกร์          วันเสาร์
        │ 15           │ 16 today     │ 17           │>18<          │ 19           │ 20           │ 21           │
        │              │ 09:00 Standup│ 14:00 1:1 wi…│▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▸ │
        │              │ 11:00 Design…│ 23:00 Night …│ ◂ Night train│ 10:00 서울 … │ 11:30 ✗ 광안…│▐ Oma hat G…▌ │
        │              │ 12:30 ? Lunc…│              │ 10:45 Flight…│              │              │              │
        │              │ +2 more      │              │              │              │              │              │
        """
    )
  }

  @Test func `is drawn in ASCII, also where there is hardly room`() {
    #expect(
      week(lines(.of("C", .ascii), width: 78)) == """
          Monday     Tuesday    Wednesday  Thursday   Friday     Saturday   Sunday
        | 16 today | 17       |>18<      | 19       | 20       | 21       | 22       |
        | 09:00 St~| 14:00 1:~|[ Trip to Busan ====================================] |
        | 11:00 De~| 23:00 Ni~| < Night ~| 10:00 서~| 11:30 x ~|[ Oma h~] |          |
        | 12:30 ? ~|          | 10:45 Fl~|          |          |          |          |
        | +2 more  |          |          |          |          |          |          |
        """
    )
    #expect(
      week(lines(.of("C", .ascii), width: 50, rows: 1...2)) == """
          Mon    Tue    Wed    Thu    Fri    Sat    Sun
        |[16]  | 17   |>18<  | 19   | 20   | 21   | 22   |
        | Stan~| 1:1 ~|[ Trip to Busan ================] |
        | +4   | Nigh~| +2   | 서울~| x 광~|[Om~] |      |
        """
    )
  }

  @Test func `says in each cell what is true of the day, and what measures it`() {
    let states: [Int: DayStates] = [
      16: [.today, .selected], 17: .selected, 18: .today, 21: .unselectable,
    ]
    let marks: [Int: DayMark] = [
      16: .count(5), 17: .hours(9000), 18: .ring(0.5), 19: .text("12.50"),
      20: .dots([.calendar(0), .calendar(1)]),
    ]
    func cell(_ date: CivilDate) -> DayCell {
      guard date.month == 6 else { return DayCell(date) }
      return DayCell(
        date,
        states[date.day, default: []],
        marks: marks[date.day].map { [$0] } ?? [],
      )
    }
    let none = SampleEvents(events: [])
    func numbers(_ width: Int) -> String {
      let lines = lines(.english, width: width, none, cell: cell)
      return screen(lines.filter { $0.text.contains("16") || $0.text.contains("30") })
    }
    #expect(
      numbers(107) == """
        │ 26 May       │ 27 May       │ 28 May       │ 29 May       │ 30 May       │ 31 May       │ 1 Jun        │
        │>16< today  5 │>17<     2h30 │ 18 today   ◑ │ 19     12.50 │ 20           │·21           │ 22           │
        │ 30           │ 1 Jul        │ 2 Jul        │ 3 Jul        │ 4 Jul        │ 5 Jul        │ 6 Jul        │
        """
    )
    #expect(
      numbers(60) == """
        │ 26 May│ 27 May│ 28 May│ 29 May│ 30 May│ 31 May│ 1 Jun │
        │>[16]< │>17<   │[18]   │ 19 1… │ 20    │·21    │ 22    │
        │ 30    │ 1 Jul │ 2 Jul │ 3 Jul │ 4 Jul │ 5 Jul │ 6 Jul │
        """
    )
  }

  @Test func `dims what is outside of the month`() {
    let events = SampleEvents(events: [
      SampleEvents.timed("May", june(1, at: 9).adding(seconds: -86_400), june(1, at: 0)),
      SampleEvents.timed("June", june(2, at: 9), june(2, at: 10)),
    ])
    let runs = lines(.english, width: 140, events).flatMap(\.runs)
    func role(_ text: SafeText) -> Role? { runs.first { $0.text == text }?.role }
    #expect(role("June") == .event)
    #expect(role("May") == .dimmed)
  }

  @Test func `is a compact month where days have no room for titles`() {
    let compact = MonthGrid(CivilMonth(of: june(1)), .english, cell: DayCell.sample)
    #expect(lines(.english, width: 49) == compact.lines(width: 49))
    #expect(lines(.english, width: 50).first != compact.lines(width: 50).first)
  }

  @Test func `asks only for the events that it draws`() {
    let times = Array(
      repeating: ListedTime.timed(start: june(16, at: 9), end: june(16, at: 10)),
      count: 10_000,
    )
    var asked: Set<Int> = []
    let grid = MonthGrid(CivilMonth(of: june(1)), .english, cell: DayCell.sample)
    let wall = WallMonth(grid, times: times) { number in
      asked.insert(number)
      return ListedEvent(title: "\(number)", time: times[number])
    }
    #expect(asked == [0, 1, 2])
    #expect(wall.lines(width: 140).contains { $0.text.contains("│ +9997 more") })
  }

  @Test func `begins and ends where the calendar does`() {
    let sunday = Presentation(language: .english, firstWeekday: .sunday)
    for month in [CivilMonth(year: 1, month: 1), CivilMonth(year: 9999, month: 12)] {
      let days = month.days
      let event = ListedEvent(title: "Always", time: .allDay(.first ..< .upperBound))
      let grid = MonthGrid(month, sunday) { DayCell($0) }
      let lines = WallMonth(grid, times: [event.time]) { _ in event }.lines(width: 120)
      #expect(lines.filter { $0.text.contains("Always") }.count >= 5, "\(days)")
      #expect(lines.allSatisfy { $0.columns <= 120 })
    }
  }
}
