/// The smallest part of an expression.
struct FilterToken {
  let kind: Kind
  /// Where it begins, in UTF-8 bytes from the start of the text.
  let utf8Offset: Int

  /// What it is.
  enum Kind: Equatable {
    /// A word, which is also what numbers, dates and `and` are.
    case word(String)
    /// A text between quotes, without them.
    case quoted(String)
    case comparison(FilterComparison)
    case open
    case close
    /// A character that begins nothing.
    case other(Character)
    case end
  }

  /// The token as it was typed, or nil at the end.
  var text: String? {
    switch kind {
    case .word(let text), .quoted(let text): text
    case .comparison(let comparison): comparison.rawValue
    case .open: "("
    case .close: ")"
    case .other(let character): String(character)
    case .end: nil
    }
  }

  /// Whether it is a word that joins conditions, in small or capital letters.
  func isKeyword(_ keyword: String) -> Bool {
    if case .word(let word) = kind { word.lowercased() == keyword } else { false }
  }

  /// Whether it is one of the words that join conditions.
  var isKeyword: Bool { ["and", "or", "not"].contains(where: isKeyword) }
}

/// Reads the tokens of an expression one after the other.
struct FilterTokens {
  private let text: String
  private var place: String.Index

  init(_ text: String) {
    self.text = text
    place = text.startIndex
  }

  /// Reads the next token.
  mutating func next() throws(FilterSyntaxError) -> FilterToken {
    while place < text.endIndex, text[place].isWhitespace { place = text.index(after: place) }
    let utf8Offset = text.utf8.distance(from: text.startIndex, to: place)
    return FilterToken(kind: try kind(utf8Offset), utf8Offset: utf8Offset)
  }

  private mutating func kind(_ utf8Offset: Int) throws(FilterSyntaxError) -> FilterToken.Kind {
    guard place < text.endIndex else { return .end }
    let first = text[place]
    switch first {
    case "(": return take(1, as: .open)
    case ")": return take(1, as: .close)
    case "\"", "'":
      guard let content = quoted(by: first) else {
        throw FilterSyntaxError(text: text, utf8Offset: utf8Offset, problem: .unclosedQuote)
      }
      return .quoted(content)
    case "=", "!", "~", "<", ">":
      // The longer ones first, as `<=` begins like `<`.
      let symbols = FilterComparison.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
      guard let symbol = symbols.first(where: { text[place...].hasPrefix($0.rawValue) }) else {
        return take(1, as: .other(first))
      }
      return take(symbol.rawValue.count, as: .comparison(symbol))
    default:
      let word = text[place...].prefix { !$0.isWhitespace && !"()\"'=!~<>".contains($0) }
      place = word.endIndex
      return .word(String(word))
    }
  }

  private mutating func take(_ count: Int, as kind: FilterToken.Kind) -> FilterToken.Kind {
    place = text.index(place, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    return kind
  }

  /// Reads a text up to the same quote, or gives nil if there is none.
  ///
  /// A backslash keeps the character after it from ending the text, and is itself part of it unless that is the
  /// quote: patterns need it.
  private mutating func quoted(by quote: Character) -> String? {
    var content = ""
    var rest = text[place...].dropFirst()
    while let character = rest.popFirst() {
      if character == quote {
        place = rest.startIndex
        return content
      }
      if character == "\\", let next = rest.popFirst() {
        if next != quote { content.append(character) }
        content.append(next)
      } else {
        content.append(character)
      }
    }
    return nil
  }
}
