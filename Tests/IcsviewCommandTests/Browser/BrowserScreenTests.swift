import Terminal
import Testing

struct `the screen of the browser` {
  private static let events = """
    20250602T1000 Early
    20250616T0900 Standup
    20250616T1100 Review of the design
    20250618 Day off
    20250703T1400 Later
    """

  private func screen(_ rows: Int, _ columns: Int, _ keys: Key...) throws -> String {
    var browser = try BrowserCase(
      Self.events,
      "--time=24",
      "--week-start=mon",
      size: (rows, columns),
    )
    for key in keys { browser.type(key) }
    return browser.screen
  }

  @Test func `shows the days of a month beside their events`() throws {
    #expect(
      try screen(15, 80) == """
         ‹                                  June 2025                                  ›
          Mon  Tue  Wed  Thu  Fri  Sat  Sun   │ Mon 16 June 2025
           26   27   28   29   30   31    1   │ > 09:00           Standup
                                              │   11:00           Review of the design
            2    3    4    5    6    7    8   │ Wed 18 June 2025
            •                                 │   all day         Day off
            9   10   11   12   13   14   15   │
                                              │
         (16)   17   18   19   20   21   22   │
           ••         •                       │
           23   24   25   26   27   28   29   │
                                              │
           30    1    2    3    4    5    6   │
                           •                  │
        ? help  q quit  mwdya view  t today  g go to  Tab list  Enter details  / search
        """
    )
  }

  @Test func `shows a week above its events`() throws {
    #expect(
      try screen(12, 60, "w") == """
         ‹                     16–22 June 2025                     ›
           Mon     Tue     Wed     Thu     Fri     Sat     Sun
          (16)      17      18      19      20      21      22
           ••               •
        ────────────────────────────────────────────────────────────
        Mon 16 June 2025
        > 09:00           Standup
          11:00           Review of the design
        Wed 18 June 2025
          all day         Day off

        ? help  q quit  mwdya view  t today  g go to  Tab list
        """
    )
  }

  @Test func `shows the hours of a day`() throws {
    #expect(
      try screen(10, 76, "d") == """
         ‹                Mon 16 June 2025 · today · Europe/Berlin                 ›
         ─now─── ──────────────────────── │ Mon 16 June 2025
         09:00   ┃ Standup                │ > 09:00           Standup
         09:30                            │   11:00           Review of the design
         10:00                            │
         10:30                            │
         11:00   ┃ Review of the design   │
         11:30                            │
         12:00                            │
        ? help  q quit  mwdya view  t today  g go to  Tab list              J K more
        """
    )
  }

  @Test func `shows a year from the row of the month in focus on`() throws {
    #expect(
      try screen(16, 60, "y") == """
         ‹                          2025                           ›
        24  ·  ·  ·  ·  ·  ·  ·   28  ·  ·  ·
        31  ·

                   May                      June
           Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
         1           ·  ·  ·  ·    1                    ·
         5  ·  ·  ·  ·  ·  ·  ·    2 ░░  ·  ·  ·  ·  ·  ·
        12  ·  ·  ·  ·  ·  ·  ·    9  ·  ·  ·  ·  ·  ·  ·
        19  ·  ·  ·  ·  ·  ·  ·   16(██) · ░░  ·  ·  ·  ·
        ────────────────────────────────────────────────────────────
        Mon 16 June 2025
        > 09:00           Standup
          11:00           Review of the design
        Wed 18 June 2025
        ? help  q quit  mwdya view  t today  g go to        J K more
        """
    )
  }

  @Test func `shows the list of a month alone`() throws {
    #expect(
      try screen(8, 50, "a", "j", "j") == """
         ‹                   June 2025                   ›
        Mon 16 June 2025
          09:00           Standup
          11:00           Review of the design
        Wed 18 June 2025
        > all day         Day off                        \u{20}

        ? help  q quit  mwdya view  t today  g go to
        """
    )
  }

  @Test func `marks the selected days and the one in focus`() throws {
    #expect(
      try screen(14, 40, "v", "l", "l") == """
         ‹              June 2025              ›
          Mon  Tue  Wed  Thu  Fri  Sat  Sun
            2    3    4    5    6    7    8
            •
            9   10   11   12   13   14   15

         {16} >17< (18)   19   20   21   22
           ••         •
        ────────────────────────────────────────
        Wed 18 June 2025
        > all day         Day off


        ? help         J K more  3 days selected
        """
    )
  }

  @Test func `marks what was searched for in the grid and in the list`() throws {
    #expect(
      try screen(15, 80, "/", "d", "a", "y", .enter) == """
         ‹                                  June 2025                                  ›
          Mon  Tue  Wed  Thu  Fri  Sat  Sun   │ Wed 18 June 2025
           26   27   28   29   30   31    1   │ >/all day         Day off
                                              │
            2    3    4    5    6    7    8   │
            •                                 │
            9   10   11   12   13   14   15   │
                                              │
         [16]   17 (18)   19   20   21   22   │
           ••         •                       │
           23   24   25   26   27   28   29   │
                                              │
           30    1    2    3    4    5    6   │
                           •                  │
        ? help  q quit  mwdya view  t today  g go to  Tab list  Enter details       /day
        """
    )
  }

  @Test func `lets a month be picked`() throws {
    #expect(
      try screen(8, 40, "c", .right, "j") == """
         ‹                2026                 ›
         January      February     March
         April        May          June
        >July         August       September
         October      November     December


        Enter go  Esc back  Left Right year
        """
    )
  }

  @Test func `shows what is filtered`() throws {
    #expect(
      try screen(8, 40, "f", "j", "j", " ") == """
                         Filter
        Shown are
          [x] test
          [ ] cancelled events
        > [ ] all-day events
          [x] events with a time

        Space on or off  Esc back       filtered
        """
    )
  }

  @Test func `shows the details of an event`() throws {
    #expect(
      try screen(6, 40, .enter) == """
         ‹          Mon 16 June 2025           ›
        Standup
          When
            Mon 16 June 2025, 09:00 wherever you
            are
        Esc back  h l other events  j k scroll
        """
    )
  }

  @Test func `shows what keys do`() throws {
    #expect(
      try screen(6, 70, "?", "j") == """
                                         Help
          Left Down Up Right h j k l  move to another day, or another event in
                                      the list; over the edge the page follows
          PgUp PgDn < >               previous and next page
          { }                         a year back and on
        Esc back  j k scroll
        """
    )
  }

  @Test func `says what is wrong with a date`() throws {
    #expect(
      try screen(6, 60, "g", "x", "y", .enter) == """
         ‹                        June 2025                        ›
           Mon   Tue   Wed   Thu   Fri   Sat   Sun

          (16)    17    18    19    20    21    22
            ••           •
        Go to: xy   unknown word at character 1
        """
    )
  }

  @Test func `shows a week of a month on the smallest screen`() throws {
    #expect(
      try screen(6, 20) == """
         ‹    June 2025    ›
        Mo Tu We Th Fr Sa Su

        16)17 18 19 20 21 22
        ••     •
        ? help      J K more
        """
    )
  }

  @Test func `says that it is too small`() throws {
    #expect(
      try screen(6, 19) == """
        too small:
        19 x 6
        least:
        20 x 6
        """
    )
  }
}
