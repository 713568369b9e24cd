import Testing

@testable import ICUSupport

struct `a date pattern` {
  @Test(
    arguments: [
      (
        "EEE, d. MMMM y",
        [
          .weekday(.abbreviated), .literal(", "), .day(digits: 1), .literal(". "),
          .monthName(.full, standsAlone: false), .literal(" "), .year(digits: 1),
        ]
      ),
      ("d 'de' LLLL", [.day(digits: 1), .literal(" de "), .monthName(.full, standsAlone: true)]),
      ("h 'o''clock'", [.hour(digits: 1, fromZero: false), .literal(" o'clock")]),
      ("h''", [.hour(digits: 1, fromZero: false), .literal("'")]),
      (
        "h:mm\u{202F}a",
        [.hour(digits: 1, fromZero: false), .literal(":"), .minute, .literal(" "), .dayPeriod]
      ),
      // An era is left out with the space before it; an open quote ends with the pattern.
      ("y G", [.year(digits: 1)]), ("'open", [.literal("open")]), ("", []),
    ] as [(String, [DatePattern.Element])]
  )
  func `is read letter by letter`(pattern: String, elements: [DatePattern.Element]) {
    #expect(DatePattern(pattern).elements == elements)
  }
}
