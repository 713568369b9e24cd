import Testing

@testable import StyledText

struct `a theme` {
  @Test func `is seen at the very end, in the colours the terminal has`() {
    let line = StyledLine([
      StyledRun("  "), StyledRun("[16]", .day([.today, .hasEvents])), StyledRun(" "),
      StyledRun("•", .calendar(0)),
      StyledRun("•", .calendar(8)), StyledRun("  "),
    ])
    func escaped(_ depth: ColorDepth, _ theme: Theme = .standard) -> String {
      line.rendered(theme: theme, depth: depth).replacing("\u{1B}", with: "^")
    }
    #expect(escaped(.none) == "  [16] ••")
    #expect(escaped(.sixteen) == "  ^[1;4;32m[16]^[0m ^[34m••^[0m")
    #expect(escaped(.indexed) == "  ^[1;4;32m[16]^[0m ^[38;5;69m••^[0m")
    #expect(escaped(.full) == "  ^[1;4;32m[16]^[0m ^[38;2;59;130;246m••^[0m")
    #expect(escaped(.full, .mono) == "  ^[1;4m[16]^[0m ••")
  }

  @Test func `lays the states of a day over each other in their order`() {
    let style = Theme.standard.style(of: .day([.weekend, .today, .outside, .selected]))
    #expect(style == TextStyle(.named(.green), [.bold, .underlined, .faint, .reversed]))
    #expect(Theme.standard.style(of: .day(.hasEvents)) == TextStyle())
  }

  @Test func `shows every state of a day in its own way`() {
    let states: [DayStates] = [[], .selected, .outside, .today]
    for theme in Theme.builtIn {
      #expect(Set(states.map { theme.style(of: .day($0)) }).count == states.count)
    }
  }

  @Test func `gives any number of calendars a colour`() {
    #expect(Theme.standard.style(of: .calendar(.max)).foreground != nil)
    #expect(Theme.standard.style(of: .calendar(.min)).foreground != nil)
    #expect(Theme.mono.style(of: .calendar(1)) == TextStyle())
  }

  @Test(arguments: Theme.standard.calendars)
  func `has calendar colours that can be read on black and on white`(style: TextStyle) throws {
    let luminance = try #require(style.foreground?.luminance)
    // The contrast that WCAG 2 asks of large text and of signs.
    #expect((1.05) / (luminance + 0.05) >= 3)
    #expect((luminance + 0.05) / 0.05 >= 3)
  }
}

struct `a color` {
  @Test(
    arguments: [
      (.rgb(255, 0, 0), .red, 196), (.rgb(65, 105, 225), .blue, 62),
      (.rgb(255, 215, 0), .yellow, 220),
      (.rgb(0, 128, 128), .cyan, 30), (.rgb(128, 128, 128), nil, 244), (.rgb(0, 0, 0), nil, 16),
      (.rgb(255, 255, 255), nil, 231),
      (.rgb(128, 0, 128), .magenta, 90), (.named(.green), .green, 2),
    ] as [(Color, Color.Name?, Int)]
  )
  func `comes as near as the terminal can`(color: Color, name: Color.Name?, index: Int) {
    #expect(color.nearestName == name)
    #expect(color.nearestIndex == index)
  }
}
