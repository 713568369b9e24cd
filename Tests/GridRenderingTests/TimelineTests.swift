import CivilCalendar
import GridRendering
import ICUSupport
import StyledText
import Testing

struct `a timeline` {
  /// Some days from the 16th of June on.
  private func lines(
    _ presentation: Presentation,
    width: Int,
    days: Int = 7,
    from first: Int = 16,
    second: SecondScale? = nil,
    _ sample: SampleEvents = .week
  ) -> [StyledLine] {
    Timeline(
      (first..<first + days).map { DayCell.sample(june($0)) },
      presentation,
      zone: "Europe/Berlin",
      second: second,
      work: 9 * 3600..<11 * 3600,
      now: june(16, at: 10, 10),
      times: sample.times,
    ) { sample.events[$0] }.lines(width: width)
  }

  /// The title, the days, the bars and the first hours.
  private func top(_ lines: [StyledLine]) -> String { screen(Array(lines.prefix(9))) }

  @Test func `shows bars for whole days, and events beside their hours`() {
    #expect(
      screen(lines(.english, width: 100)) == """
         Week 25 · 16–22 June 2025 · Europe/Berlin
                [Mon 16]      Tue 17      >Wed 18<      Thu 19       Fri 20       Sat 21       Sun 22
         all day                           ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌ ▐ 09:00 Sa…▸
         00:00                                                       ┃ ◂ Night                 ┃ ◂ Party
         00:30                                                       ┃ train
             ⋮
         09:00   ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
         09:30   ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ─────────────╂─────╂──────────────────────────────────────────────────────────────────────
         10:00   ┃ 10:10 Tea  ┃ Cal ┃
         10:30                ┃ l …
             ⋮
         23:00                                          ┃ Night tra…
         23:30                                          ┃ ▸                       ┃ Party ▸
        """
    )
  }

  @Test func `fits 80 columns, and less`() {
    #expect(
      screen(lines(.english, width: 80)) == """
         Week 25 · 16–22 June 2025 · Europe/Berlin
                [Mon 16]   Tue 17   >Wed 18<   Thu 19    Fri 20    Sat 21    Sun 22
         all day                     ▐ Trip to Busan ━━━━━━━━━━━━▌ ▐ Oma h…▌ ▐ 09:00…▸
         00:00                                           ┃ ◂ Night           ┃ ◂ Party
         00:30                                           ┃ train
             ⋮
         09:00   ┃ Standup           ┃ ✗ Stan…           ┃ Visi +4
         09:30   ┃ Room 1  ┃ ? Ca +1                     ┃
         ─now─── ──────────╂──────────────────────────────────────────────────────────
         10:00   ┃ 10:10 … ┃ with
         10:30             ┃ Seoul
             ⋮
         23:00                                 ┃ Night …
         23:30                                 ┃ ▸                 ┃ Party ▸
        """
    )
    #expect(
      screen(lines(.english, width: 50)) == """
         Week 25 · 16–22 June 2025 · Europe/Berlin
             [M 16] T 17 >W 18< T 19  F 20  S 21  S 22
                          ▐ Trip to Busan ▌ ▐Om…▌ ▐09…▸
        00:00                         ┃ ◂         ┃ ◂ …
        00:30                         ┃ Ni…
            ⋮
        09:00 ┃ Sta       ┃ ✗ …       ┃  +4
        09:30 ┃ nd… ┃  +1             ┃ it…
        now── ──────╂──────────────────────────────────
        10:00 ┃ 10… ┃ Cal
        10:30       ┃ l …
            ⋮
        23:00                   ┃ Ni…
        23:30                   ┃ ▸         ┃ … ▸
        """
    )
    #expect(lines(.english, width: 46).isEmpty)
    #expect(Timeline.fits(7, width: 47, .english) && !Timeline.fits(7, width: 46, .english))
  }

  @Test func `shows one day without its name above it`() {
    #expect(
      screen(lines(.english, width: 40, days: 1)) == """
         Mon 16 June 2025 · today · Europe/Berl…
         09:00   ┃ Standup
         09:30   ┃ Room 1
         ─now─── ───────────────────────────────
         10:00   ┃ 10:10 Tea
         10:30
        """
    )
    #expect(
      screen(lines(.of("en_US"), width: 20, days: 1, from: 20)) == """
         Fri 20 June 2025 ·…
                ◂ Trip to …▌
           12am ┃ ◂ Night
        12:30am ┃ train
              ⋮
            9am ┃ Visit   +4
         9:30am ┃ 1
           10am
        10:30am
        """
    )
  }

  @Test func `is drawn in ASCII`() {
    #expect(
      screen(lines(.of("C", .ascii), width: 78, days: 3, from: 20)) == """
         20-22 June 2025 - Europe/Berlin
                 Fri 20                 Sat 21                 Sun 22
         all day < Trip to Busan =====] [ Oma hat Geburtstag ] [ 09:00 Sailing =====>
         00:00   | < Night train                               | < Party
         00:30   | Platform 7
             :
         09:00   | Visit | Visit 2   +3
         09:30   | 1     |
         10:00
         10:30
             :
         23:30                          | Party >
        """
    )
  }

  @Test func `is written in the languages of its readers`() {
    #expect(
      top(lines(.of("en_US"), width: 100)) == """
         16–22 June 2025 · Europe/Berlin
                [Mon 16]      Tue 17      >Wed 18<      Thu 19       Fri 20       Sat 21       Sun 22
         all day                           ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌ ▐ 9am Sail…▸
            12am                                                     ┃ ◂ Night                 ┃ ◂ Party
         12:30am                                                     ┃ train
               ⋮
             9am ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
          9:30am ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ─────────────╂─────╂──────────────────────────────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("ko_KR"), width: 100, from: 15)) == """
         Week 25 · 2025년 6월 15–21일 · Europe/Berlin
                   일 15      [월 16]      화 17      >수 18<      목 19       금 20       토 21
         all day                                       ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat…▌
          오전12시                                                             ┃ ◂ Night
         오전12:30                                                             ┃ train
                 ⋮
           오전9시             ┃ Standup               ┃ ✗ Standup             ┃ Visi   +4
          오전9:30             ┃ Room 1    ┃ ?      +1                         ┃ t 1
         ─now───── ────────────────────────╂──────────────────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("ja_JP"), width: 100)) == """
         2025年6月16–22日 · Europe/Berlin
                [月 16]       火 17       >水 18<       木 19        金 20        土 21        日 22
         all day                           ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌ ▐ 09:00 Sa…▸
         00:00                                                       ┃ ◂ Night                 ┃ ◂ Party
         00:30                                                       ┃ train
             ⋮
         09:00   ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
         09:30   ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ─────────────╂─────╂──────────────────────────────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("zh_CN"), width: 100)) == """
         Week 25 · 2025年6月16–22日 · Europe/Berlin
                [周一 16]     周二 17     >周三 18<     周四 19      周五 20      周六 21      周日 22
         all day                           ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌ ▐ 09:00 Sa…▸
         00:00                                                       ┃ ◂ Night                 ┃ ◂ Party
         00:30                                                       ┃ train
             ⋮
         09:00   ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
         09:30   ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ─────────────╂─────╂──────────────────────────────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("de_DE"), width: 100)) == """
         Week 25 · 16–22. Juni 2025 · Europe/Berlin
                [Mo 16]       Di 17       >Mi 18<       Do 19        Fr 20        Sa 21        So 22
         all day                           ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌ ▐ 09:00 Sa…▸
         00:00                                                       ┃ ◂ Night                 ┃ ◂ Party
         00:30                                                       ┃ train
             ⋮
         09:00   ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
         09:30   ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ─────────────╂─────╂──────────────────────────────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("hu_HU"), width: 100)) == """
         Week 25 · 2025. június 16–22. · Europe/Berlin
                [H 16]        K 17        >Sze 18<      Cs 19        P 20         Szo 21       V 22
         all day                           ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌ ▐ 09:00 Sa…▸
         00:00                                                       ┃ ◂ Night                 ┃ ◂ Party
         00:30                                                       ┃ train
             ⋮
         09:00   ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
         09:30   ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ─────────────╂─────╂──────────────────────────────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("ar_EG"), width: 100, from: 14)) == """
         Week ٢٥ · ١٤–٢٠ يونيو ٢٠٢٥ · Europe/Berlin
                 السبت ١٤     الأحد ١٥    [الاثنين ١٦]  الثلاثاء ١٧ >الأربعاء ١٨< الخميس ١٩    الجمعة ٢٠
         all day                                                     ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌
            ١٢ص                                                                                ┃ ◂ Night
         ١٢:٣٠ص                                                                                ┃ train
              ⋮
             ٩ص                            ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +٤
          ٩:٣٠ص                            ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ───────────────────────────────────────╂─────╂────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("he_IL"), width: 100, from: 15)) == """
         Week 25 · 15–21 ביוני 2025 · Europe/Berlin
                 יום א׳ 15   [יום ב׳ 16]   יום ג׳ 17   >יום ד׳ 18<   יום ה׳ 19    יום ו׳ 20    שבת 21
         all day                                        ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌
         00:00                                                                    ┃ ◂ Night
         00:30                                                                    ┃ train
             ⋮
         09:00                ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
         09:30                ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ──────────────────────────╂─────╂─────────────────────────────────────────────────────────
        """
    )
    #expect(
      top(lines(.of("th_TH"), width: 100, from: 15)) == """
         Week 25 · 15–21 มิถุนายน 2568 · Europe/Berlin
                 อา. 15      [จ. 16]       อ. 17       >พ. 18<       พฤ. 19       ศ. 20        ส. 21
         all day                                        ▐ Trip to Busan ━━━━━━━━━━━━━━━━━━━━━▌ ▐ Oma hat …▌
         00:00                                                                    ┃ ◂ Night
         00:30                                                                    ┃ train
             ⋮
         09:00                ┃ Standup                 ┃ ✗ Standup               ┃ Visit   +4
         09:30                ┃ Room 1     ┃ ?   ┃ 1:1                            ┃ 1
         ─now─── ──────────────────────────╂─────╂─────────────────────────────────────────────────────────
        """
    )
  }

  @Test func `has a second scale for another zone`() {
    let seoul = SecondScale(name: "Asia/Seoul", difference: 7 * 3600)
    #expect(
      screen(lines(.english, width: 50, days: 1, from: 19, second: seoul)) == """
         Thu 19 June 2025 · Europe/Berlin · Asia/Seoul
         all day       ◂ Trip to Busan ━━━━━━━━━━━━━━━━━━▸
         09:00   16:00
         09:30   16:30
         10:00   17:00
         10:30   17:30
             ⋮
         23:00 06:00+1 ┃ Night train
         23:30 06:30+1 ┃ ▸
        """
    )
    let honolulu = SecondScale(name: "Pacific/Honolulu", difference: -12 * 3600)
    #expect(
      top(lines(.of("en_US"), width: 60, days: 2, second: honolulu)) == """
         16–17 June 2025 · Europe/Berlin · Pacific/Honolulu
                          [Mon 16]              Tue 17
             9am     9pm-1 ┃ Standup
          9:30am  9:30pm-1 ┃ Room 1             ┃ ? Call  ┃ 1:1
         ─now───────────── ─────────────────────╂─────────╂─────────
            10am    10pm-1 ┃ 10:10am Tea        ┃ with    ┃
         10:30am 10:30pm-1                      ┃ Seoul
        """
    )
  }

  @Test func `gives up the second scale before the days`() {
    let seoul = SecondScale(name: "Asia/Seoul", difference: 7 * 3600)
    let korean = Presentation.of("ko_KR")
    let both = lines(korean, width: 20, days: 1, second: seoul)
    #expect(both.dropFirst() == lines(korean, width: 20, days: 1).dropFirst())
  }

  @Test func `says in its headings what is true of the days, and what measures them`() {
    let states: [DayStates] = [[.today, .selected], .selected, .today, [], .unselectable]
    let marks: [DayMark] = [.count(5), .hours(9000), .ring(0.5), .dots([.calendar(0)]), .count(1)]
    func headings(_ width: Int) -> String {
      let cells = (0..<5).map { DayCell(june(16 + $0), states[$0], marks: [marks[$0]]) }
      let timeline = Timeline(cells, .english, zone: "UTC", work: 0..<1, times: []) { _ in
        ListedEvent(title: "", time: .undated)
      }
      return screen(timeline.lines(width: width))
    }
    #expect(
      headings(100) == """
         16–20 June 2025 · UTC
                >[Mon 16]<      5 >Tue 17<     2h30 [Wed 18]        ◑  Thu 19           ·Fri 20         1
        """
    )
    #expect(
      headings(40) == """
         16–20 June 2025 · UTC
             {Mo 16}>Tu 17<[We 18] Th 19 ·Fr 20
        """
    )
  }

  @Test func `asks only for the events that it draws`() {
    let times = Array(
      repeating: ListedTime.timed(start: june(16, at: 9), end: june(16, at: 10)),
      count: 10_000,
    )
    var asked: Set<Int> = []
    let timeline = Timeline(
      [DayCell(june(16))],
      .english,
      zone: "UTC",
      work: 32_400..<36_000,
      times: times,
    ) { number in
      asked.insert(number)
      return ListedEvent(title: "\(number)", time: times[number])
    }
    #expect(asked == Set(0..<8))
    #expect(timeline.lines(width: 80)[1].text.hasSuffix("+9992 more"))
    #expect(timeline.lines(width: 20)[1].text.hasSuffix("+99…"))
  }
}
