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
    let states: [DayStates] = [[], .selected, .outside, .today, [.selected, .today]]
    for theme in Theme.builtIn {
      #expect(Set(states.map { theme.style(of: .day($0)) }).count == states.count)
    }
  }

  @Test func `gives any number of calendars a colour`() {
    #expect(Theme.standard.style(of: .calendar(.max)).foreground != nil)
    #expect(Theme.standard.style(of: .calendar(.min)).foreground != nil)
    #expect(Theme.mono.style(of: .calendar(1)) == TextStyle())
  }

  /// The contrasts that WCAG 2 asks for: 3 for signs and large text, 4.5 for small text.
  private static let contrasts: [(theme: Theme, onBlack: Double, onWhite: Double)] = [
    (.standard, 3, 3), (.light, 1, 4.5), (.highContrast, 4.5, 4.5),
  ]

  @Test(arguments: [
    "black", "white", "yellow", "navy", "lime", "seagreen", "#0E61B9FF", "#fe1", "gray", "fuchsia",
    "lightyellow", "midnightblue", "#010000", "#FFFFFE", "steelblue", "red",
  ])
  func `has colours of calendars that can be read on its ground`(color: String) throws {
    for (theme, onBlack, onWhite) in Self.contrasts {
      let colored = theme.colored(for: [Color(css: color)])
      let own = theme.style(of: .color(try #require(Color(css: color))))
      for style in theme.calendars + [colored.style(of: .calendar(0)), own] {
        let luminance = try #require(style.foreground?.luminance)
        #expect((luminance + 0.05) / 0.05 >= onBlack, "\(theme.name)")
        #expect(1.05 / (luminance + 0.05) >= onWhite, "\(theme.name)")
      }
    }
  }

  @Test func `gives calendars their own colours, and the next of its own to others`() throws {
    let own = try #require(Color(css: "#2E8B57"))
    let theme = Theme.standard.colored(for: [nil, own, nil])
    let colors = (0..<3).map { theme.style(of: .calendar($0)).foreground }
    let usual = (0..<2).map { Theme.standard.style(of: .calendar($0)).foreground }
    #expect(colors == [usual[0], own, usual[1]])
    #expect(Theme.standard.style(of: .color(own)).foreground == own)
    #expect(Theme.mono.colored(for: [own]) == .mono)
    #expect(Theme.mono.style(of: .color(own)) == TextStyle())
    #expect(Theme.standard.colored(for: []) == .standard)
  }

  @Test func `has the colours of the ground in which it is made readable`() {
    let light = Theme.light
    let styles = Array(light.styles.values) + Array(light.days.values) + light.calendars
    for luminance in styles.compactMap({ $0.foreground?.luminance }) {
      #expect(1.05 / (luminance + 0.05) >= 4.5)
    }
    let strong = Array(Theme.highContrast.styles.values) + Array(Theme.highContrast.days.values)
    #expect(!strong.contains { $0.attributes.contains(.faint) })
  }
}

struct `a color` {
  @Test(
    arguments: [
      ("steelblue", .rgb(0x46, 0x82, 0xB4)), ("SteelBlue ", .rgb(0x46, 0x82, 0xB4)),
      ("steel blue", .rgb(0x46, 0x82, 0xB4)), ("yellowgreen", .rgb(0x9A, 0xCD, 0x32)),
      ("#0E61B9", .rgb(0x0E, 0x61, 0xB9)), ("#0e61b9ff", .rgb(0x0E, 0x61, 0xB9)),
      ("#1af", .rgb(0x11, 0xAA, 0xFF)), ("#1af8", .rgb(0x11, 0xAA, 0xFF)), ("", nil), ("#", nil),
      ("#12345", nil), ("#+12345", nil), ("0E61B9", nil), ("blurple", nil), ("#１２３４５６", nil),
      ("#1234567890", nil), ("\u{1B}[31m", nil),
    ] as [(String, Color?)]
  )
  func `is known as calendars name it`(text: String, color: Color?) {
    #expect(Color(css: text) == color)
  }

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
