/// Text being made of HTML: blanks are put together, and lines and paragraphs kept apart.
struct HTMLTextOutput {
  /// Whether blanks and line breaks are kept as they are.
  var isPreformatted = false
  private var text: [UInt8] = []
  /// What stands between the text so far and what comes next.
  private var gap = Gap.none

  private enum Gap: Int {
    case none
    case blank
    case line
    case emptyLine
  }

  /// Appends a byte of text.
  mutating func append(byte: UInt8) {
    if byte == .carriageReturn { return }
    if isPreformatted, byte == .lineFeed {
      breakLine()
    } else if !isPreformatted, byte.isHTMLSpace {
      widen(to: .blank)
    } else {
      fillGap()
      text.append(byte)
    }
  }

  /// Appends a character that an entity stands for; one that is a blank can be put together with others.
  mutating func append(_ character: Unicode.Scalar) {
    if character == " " || character == "\u{A0}" {
      append(byte: .space)
    } else {
      fillGap()
      text += Array(String(character).utf8)
    }
  }

  /// Begins the next line; a second one leaves a line empty.
  mutating func breakLine() {
    widen(to: gap.rawValue >= Gap.line.rawValue ? .emptyLine : .line)
  }

  /// Sees to it that what comes next begins a line.
  mutating func endLine() { widen(to: .line) }

  /// Sees to it that there is an empty line before what comes next.
  mutating func endParagraph() { widen(to: .emptyLine) }

  /// Begins an item of a list.
  mutating func beginItem() {
    // A list begins with an empty line above it, but has none between its items.
    endLine()
    fillGap()
    text += Array("- ".utf8)
  }

  /// Begins the text of a link, which is then at the place that is given back.
  mutating func beginLink() -> Int {
    fillGap()
    return text.count
  }

  /// Appends the address of a link whose text began at a place, unless that is the address itself.
  mutating func endLink(_ address: [UInt8], begin: Int) {
    let shown = text[begin...]
    if shown.isEmpty {
      text += address
      return
    }
    let mail = Array("mailto:".utf8)
    let isShown =
      shown.elementsEqual(address) || address.elementsEqual(mail + shown)
      || address.elementsEqual(Array(shown) + [.slash])
    guard !isShown else { return }
    fillGap()
    if text.last != .space { text.append(.space) }
    text += [.lessThan] + address + [.greaterThan]
  }

  /// The text, without blanks and empty lines at its ends.
  consuming func finish() -> String { String(decoding: text, as: UTF8.self) }

  private mutating func widen(to wider: Gap) {
    if wider.rawValue > gap.rawValue { gap = wider }
  }

  private mutating func fillGap() {
    defer { gap = .none }
    guard !text.isEmpty else { return }
    switch gap {
    case .none: break
    case .blank: if text.last != .space { text.append(.space) }
    case .line: text.append(.lineFeed)
    case .emptyLine: text += [.lineFeed, .lineFeed]
    }
  }
}
