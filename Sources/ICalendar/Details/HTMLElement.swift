/// What an element of HTML does to the text in it.
enum HTMLElement {
  /// Nothing: its text is part of the line.
  case inline
  /// Begins a line within a paragraph.
  case lineBreak
  /// Has lines of its own.
  case block
  /// As a block, but its name is also a word that plain text may have between angle brackets.
  case section
  /// Has lines of its own, with an empty one around them.
  case paragraph
  /// Is one item of a list.
  case item
  /// Is one cell of a row.
  case cell
  /// Keeps its blanks and line breaks.
  case preformatted
  /// Points somewhere.
  case link
  /// Is not shown.
  case hidden

  /// The bytes of the longest name.
  static let longest = 10

  /// The element of a name in lower case, or nil if HTML has none.
  init?(_ name: String) {
    guard let element = HTMLElement.byName[name] else { return nil }
    self = element
  }

  /// Whether text with such a tag has its lines by tags, and not by line breaks.
  var makesLines: Bool {
    switch self {
    case .lineBreak, .block, .section, .paragraph, .item, .cell, .preformatted: true
    case .inline, .link, .hidden: false
    }
  }

  /// Whether a begin tag alone shows that a text is HTML: `<b>` and `<address>` may be placeholders.
  var isTelling: Bool { makesLines && self != .section }

  private static let byName: [String: HTMLElement] = {
    let names: [(HTMLElement, String)] = [
      (
        .inline,
        "b i u s em strong span font small big sub sup code tt kbd mark strike del ins label img o:p"
      ),
      (.lineBreak, "br"),
      (.block, "html head body div tr table tbody thead tfoot dl dt dd hr"),
      (.section, "address section article header footer main nav form center"),
      (.paragraph, "p h1 h2 h3 h4 h5 h6 ul ol blockquote"),
      (.item, "li"),
      (.cell, "td th"),
      (.preformatted, "pre"),
      (.link, "a"),
      (.hidden, "script style title"),
    ]
    var byName: [String: HTMLElement] = [:]
    for (element, list) in names {
      for name in list.split(separator: " ") { byName[String(name)] = element }
    }
    return byName
  }()
}
