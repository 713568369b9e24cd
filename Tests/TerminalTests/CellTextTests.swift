import Testing

@testable import Terminal

struct `text on a screen` {
  @Test(arguments: [
    ("plain", "plain"),
    ("Größe", "Gr??e"),
    ("광안리", "??????"),
    ("👍🏽 ok", "?? ok"),
  ])
  func `is a question mark a column where only ASCII is shown`(text: String, shown: String) {
    #expect(CellText.shown(text, isASCII: true) == shown)
  }
}
