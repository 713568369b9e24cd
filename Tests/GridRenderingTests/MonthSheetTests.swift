import CivilCalendar
import GridRendering
import StyledText
import Testing

struct `a sheet of months` {
  /// Some months from May 2025, without marks.
  private func sheet(_ count: Int, width: Int) -> String {
    let first = CivilMonth(year: 2025, month: 5)
    let months = (0..<count).map { index in
      MonthGrid(first.advanced(by: index), .english) {
        DayCell($0, DayCell.sample($0).states)
      }
    }
    return screen(MonthSheet(months).lines(width: width))
  }

  @Test func `has months side by side where the width allows it`() {
    #expect(
      sheet(3, width: 133) == """
                         May 2025                                    June 2025                                    July 2025
           Mon   Tue   Wed   Thu   Fri   Sat   Sun      Mon   Tue   Wed   Thu   Fri   Sat   Sun      Mon   Tue   Wed   Thu   Fri   Sat   Sun
            28    29    30     1     2     3     4       26    27    28    29    30    31     1       30     1     2     3     4     5     6
             5     6     7     8     9    10    11        2     3     4     5     6     7     8        7     8     9    10    11    12    13
            12    13    14    15    16    17    18        9    10    11    12    13    14    15       14    15    16    17    18    19    20
            19    20    21    22    23    24    25     [16]    17  >18<    19    20    21    22       21    22    23    24    25    26    27
            26    27    28    29    30    31     1       23    24    25    26    27    28    29       28    29    30    31     1     2     3
                                                         30     1     2     3     4     5     6
        """
    )
  }

  @Test func `squeezes three months into 80 columns`() {
    #expect(
      sheet(3, width: 80) == """
              May 2025                June 2025               July 2025
         Mo Tu We Th Fr Sa Su    Mo Tu We Th Fr Sa Su    Mo Tu We Th Fr Sa Su
         28 29 30  1  2  3  4    26 27 28 29 30 31  1    30  1  2  3  4  5  6
          5  6  7  8  9 10 11     2  3  4  5  6  7  8     7  8  9 10 11 12 13
         12 13 14 15 16 17 18     9 10 11 12 13 14 15    14 15 16 17 18 19 20
         19 20 21 22 23 24 25   [16]17>18<19 20 21 22    21 22 23 24 25 26 27
         26 27 28 29 30 31  1    23 24 25 26 27 28 29    28 29 30 31  1  2  3
                                 30  1  2  3  4  5  6
        """
    )
  }

  @Test func `goes on below where the width does not suffice`() {
    #expect(
      sheet(2, width: 45) == """
                         May 2025
           Mon   Tue   Wed   Thu   Fri   Sat   Sun
            28    29    30     1     2     3     4
             5     6     7     8     9    10    11
            12    13    14    15    16    17    18
            19    20    21    22    23    24    25
            26    27    28    29    30    31     1

                        June 2025
           Mon   Tue   Wed   Thu   Fri   Sat   Sun
            26    27    28    29    30    31     1
             2     3     4     5     6     7     8
             9    10    11    12    13    14    15
          [16]    17  >18<    19    20    21    22
            23    24    25    26    27    28    29
            30     1     2     3     4     5     6
        """
    )
    #expect(sheet(1, width: 45).split(separator: "\n").count == 7)
    #expect(MonthSheet([]).lines(width: 80).isEmpty)
  }

  @Test(arguments: [(200, 4), (133, 3), (90, 2), (80, 2), (60, 2), (59, 1), (20, 1)])
  func `puts many months into rows`(width: Int, perRow: Int) throws {
    let titles = try #require(sheet(12, width: width).split(separator: "\n").first)
    #expect(titles.split(separator: "2025").count == perRow)
  }
}
