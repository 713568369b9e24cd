extension Theme {
  /// Colours that can be read on dark and on light ground.
  package static let standard = Theme(
    name: "default",
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
    ],
    days: [
      .weekend: TextStyle(.named(.red)),
      .today: TextStyle(.named(.green), [.bold, .underlined]),
      .outside: TextStyle(nil, .faint),
      .unselectable: TextStyle(nil, .faint),
      .selected: TextStyle(nil, .reversed),
    ],
    calendars: [
      (0x3B, 0x82, 0xF6), (0xD9, 0x4F, 0x3D), (0x2E, 0x9E, 0x5B), (0xB7, 0x79, 0x1F),
      (0x9B, 0x59, 0xB6), (0x0E, 0x8F, 0x9B), (0xD6, 0x51, 0x8F), (0x6B, 0x8E, 0x23),
    ].map { TextStyle(.rgb($0.0, $0.1, $0.2)) },
  )

  /// No colours; bold, faint and filled only.
  package static let mono = Theme(
    name: "mono",
    styles: standard.styles.mapValues { TextStyle(nil, $0.attributes) },
    days: standard.days.mapValues { TextStyle(nil, $0.attributes) },
    calendars: [],
  )

  /// The themes by name.
  package static let builtIn = [standard, mono]
}
