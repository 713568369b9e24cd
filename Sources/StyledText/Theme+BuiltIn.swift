extension Theme {
  /// Colours that can be read on dark and on light ground.
  package static let standard = Theme(
    name: "default",
    summary: "colours that can be read on dark and on light ground",
    styles: [
      .title: TextStyle(nil, .bold),
      .weekday(isWeekend: true): TextStyle(.named(.red)),
      .weekNumber: TextStyle(nil, .faint),
      .heading: TextStyle(nil, .bold),
      .todayHeading: TextStyle(.named(.green), .bold),
      .time: TextStyle(.named(.cyan)),
      .cancelled: TextStyle(nil, [.faint, .struckThrough]),
      .tentative: TextStyle(nil, .italic),
      .note: TextStyle(nil, .faint),
      .dimmed: TextStyle(nil, .faint),
      .shade(0): TextStyle(nil, .faint),
      .shade(1): TextStyle(.rgb(0x2E, 0x9E, 0x5B)),
      .shade(2): TextStyle(.rgb(0x2E, 0x9E, 0x5B)),
      .shade(3): TextStyle(.rgb(0x2E, 0x9E, 0x5B)),
      .shade(4): TextStyle(.rgb(0x2E, 0x9E, 0x5B), .bold),
      .now: TextStyle(.named(.red)),
      .frame: TextStyle(nil, .faint),
      .navigation: TextStyle(nil, .faint),
      .cursor: TextStyle(nil, .reversed),
      .match: TextStyle(.named(.magenta), [.bold, .underlined]),
      .key: TextStyle(nil, .bold),
    ],
    days: [
      .weekend: TextStyle(.named(.red)),
      .today: TextStyle(.named(.green), [.bold, .underlined]),
      .outside: TextStyle(nil, .faint),
      .unselectable: TextStyle(nil, .faint),
      .matching: TextStyle(.named(.magenta), [.bold, .underlined]),
      .selected: TextStyle(nil, .reversed),
      .focused: TextStyle(nil, [.bold, .reversed]),
    ],
    calendars: calendarColors.map { TextStyle($0) },
    readable: 0.1...0.3,
  )

  /// No colours; bold, faint and filled only.
  package static let mono = Theme(
    name: "mono",
    summary: "no colours, but bold, faint and filled text",
    styles: standard.styles.mapValues { TextStyle(nil, $0.attributes) },
    days: standard.days.mapValues { TextStyle(nil, $0.attributes) },
    calendars: [],
    readable: 0...1,
  )

  /// Darker colours, for light ground only.
  package static let light = Theme(
    name: "light",
    summary: "darker colours, for light ground only",
    styles: standard.styles.merging([
      .weekday(isWeekend: true): TextStyle(red),
      .todayHeading: TextStyle(green, .bold),
      .time: TextStyle(.rgb(0x1F, 0x4F, 0xA3)),
      .shade(1): TextStyle(green),
      .shade(2): TextStyle(green),
      .shade(3): TextStyle(green),
      .shade(4): TextStyle(green, .bold),
      .now: TextStyle(red),
      .match: TextStyle(.rgb(0x8A, 0x1C, 0x7C), [.bold, .underlined]),
    ]) { $1 },
    days: standard.days.merging([
      .weekend: TextStyle(red),
      .today: TextStyle(green, [.bold, .underlined]),
      .matching: TextStyle(.rgb(0x8A, 0x1C, 0x7C), [.bold, .underlined]),
    ]) { $1 },
    calendars: calendarColors.map { TextStyle($0.adjusted(to: 0...0.18)) },
    readable: 0...0.18,
  )

  /// Nothing faint, and colours of which each has a contrast of 4.5 to black and to white.
  package static let highContrast = Theme(
    name: "high-contrast",
    summary: "nothing faint, and colours that stand out from any ground",
    styles: [
      .title: TextStyle(nil, .bold),
      .heading: TextStyle(nil, .bold),
      .todayHeading: TextStyle(nil, [.bold, .underlined]),
      .time: TextStyle(nil, .bold),
      .cancelled: TextStyle(nil, .struckThrough),
      .tentative: TextStyle(nil, .italic),
      .shade(4): TextStyle(nil, .bold),
      .now: TextStyle(nil, .bold),
      .cursor: TextStyle(nil, [.bold, .reversed]),
      .match: TextStyle(nil, [.bold, .underlined]),
      .key: TextStyle(nil, .bold),
    ],
    days: [
      .today: TextStyle(nil, [.bold, .underlined]),
      .outside: TextStyle(nil, .italic),
      .unselectable: TextStyle(nil, .struckThrough),
      .matching: TextStyle(nil, [.bold, .underlined]),
      .selected: TextStyle(nil, [.bold, .reversed]),
      .focused: TextStyle(nil, [.bold, .underlined, .reversed]),
    ],
    calendars: calendarColors.map { TextStyle($0.adjusted(to: 0.176...0.183), .bold) },
    readable: 0.176...0.183,
  )

  /// The themes by name.
  package static let builtIn = [standard, mono, light, highContrast]

  private static let red = Color.rgb(0xB0, 0x1E, 0x2F)
  private static let green = Color.rgb(0x1B, 0x70, 0x3C)

  private static let calendarColors: [Color] = [
    0x3B82F6, 0xD94F3D, 0x2E9E5B, 0xB7791F, 0x9B59B6, 0x0E8F9B, 0xD6518F, 0x6B8E23,
  ].map { Color(rgb: $0) }
}
