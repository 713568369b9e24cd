import StyledText
import Testing

struct `a styled line` {
  @Test(arguments: [
    ("Standup", 7, "Standup"), ("Standup", 6, "Stand…"), ("Night train", 7, "Night …"),
    ("회의실", 5, "회의…"), ("회의실", 4, "회…"),
    ("ab", 1, "…"), ("ab", 0, ""), ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("🇰🇷🇩🇪", 3, "🇰🇷…"), ("مراجعة الخطة", 5, "مراج…"),
  ])
  func `is cut between clusters with a sign`(text: String, width: Int, expected: String) {
    let line = StyledLine(SafeText(text)).cut(to: width)
    #expect(line.text == expected)
    #expect(line.columns <= width)
  }

  @Test func `keeps the roles of what is left after a cut`() {
    let line = StyledLine([StyledRun("09:00", .time), StyledRun(" "), StyledRun("Standup", .event)])
    #expect(
      line.cut(to: 9).runs == [
        StyledRun("09:00", .time), StyledRun(" "), StyledRun("St", .event), StyledRun("…", .event),
      ]
    )
    #expect(line.cut(to: 9, ellipsis: "~").text == "09:00 St~")
    #expect(line.cut(to: 2, ellipsis: "...").text == "09")
  }

  @Test(arguments: [
    (StyledLine.Alignment.leading, "ab", "ab   "), (.trailing, "ab", "   ab"),
    (.center, "ab", " ab  "),
    (.center, "회의", "회의 "), (.trailing, "회의회의", "회의회의"),
  ])
  func `is padded by columns`(alignment: StyledLine.Alignment, text: String, expected: String) {
    let line = StyledLine(SafeText(text)).padded(to: 5, alignment)
    #expect(line.runs.map(\.text.text).joined() == expected)
    #expect(line.columns == max(5, StyledLine(SafeText(text)).columns))
  }

  @Test func `joins blocks of different heights side by side`() {
    let left = [StyledLine("회의", .title), StyledLine("a")]
    let right = [StyledLine("1"), StyledLine("22"), StyledLine("333", .note)]
    let lines = StyledLine.sideBySide([left, right], gap: 2)
    #expect(
      lines.map(\.text) == [
        "회의  1",
        "a     22",
        "      333",
      ]
    )
    #expect(lines.first?.runs.first?.role == .title)
    #expect(StyledLine.sideBySide([], gap: 2).isEmpty)
  }

  @Test func `drops only plain spaces at its end`() {
    var line = StyledLine([
      StyledRun("a"), StyledRun("  ", .day(.selected)), StyledRun(" "), StyledRun("  "),
    ])
    #expect(line.text == "a  ")
    #expect(line.columns == 6)
    line = StyledLine("   ")
    #expect(line.text.isEmpty)
  }

  @Test func `places text by its last column`() {
    var line = StyledLine("W22", .weekNumber)
    line.append(StyledLine("26"), endingAt: 11)
    line.append(StyledLine("월"), endingAt: 12)
    #expect(line.text == "W22      26월")
  }
}
