import ICUSupport

/// Text that a terminal shows and never obeys.
///
/// Whatever text it is made from, nothing in it moves the cursor, changes colours, breaks the line or turns
/// the direction of what is around it:
///
/// - line ends, tabs and their like are one space between words, and gone at both ends;
/// - other control characters are drawn as their pictures, such as ␛, those above U+007F as U+FFFD;
/// - embeddings, overrides and isolates of direction are left out, so are invisible characters whose width
///   terminals disagree about, and a U+FE0F without an emoji before it;
/// - noncharacters are U+FFFD, and letters stand together with their marks.
///
/// Literals are made safe as well: there is no other way to make one.
package struct SafeText: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The columns it takes.
  package let columns: Int

  /// Makes text safe, reading at most some of its Unicode scalars.
  ///
  /// - Complexity: O(*n*) in what is read; characters that stand alone are only looked at.
  package init(_ raw: String, limit: Int = .max) {
    let read = raw.utf8.count <= limit ? raw : String(raw.unicodeScalars.prefix(max(0, limit)))
    if let columns = TextWidth.columns(ofStandalone: read) {
      self.init(alreadySafe: read, columns: columns)
    } else {
      self.init(alreadySafe: read.composed.madeSafe())
    }
  }

  private init(alreadySafe text: String, columns: Int? = nil) {
    self.text = text
    self.columns = columns ?? TextWidth.columns(of: text)
  }

  /// The longest beginning between grapheme clusters that takes at most some columns.
  package func prefix(columns limit: Int) -> SafeText {
    guard columns > limit else { return self }
    return SafeText(alreadySafe: String(TextWidth.prefix(of: text, columns: limit)))
  }

  /// The text in lines of at most some columns, broken between words, or within those that are longer.
  ///
  /// There are at most `limit` lines, of which the last one holds all that is left, however long it is.
  package func wrapped(columns: Int, limit: Int) -> [SafeText] {
    var lines: [SafeText] = []
    var rest = text[...]
    while !rest.isEmpty, lines.count + 1 < limit {
      let fitting = TextWidth.prefix(of: String(rest), columns: columns).count
      var end = rest.index(rest.startIndex, offsetBy: max(1, fitting))
      if end < rest.endIndex, rest[end] != " ", let space = rest[..<end].lastIndex(of: " ") {
        end = space
      }
      lines.append(SafeText(alreadySafe: String(rest[..<end])))
      rest = rest[end...].drop { $0 == " " }
    }
    return rest.isEmpty ? lines : lines + [SafeText(alreadySafe: String(rest))]
  }

  /// A number of spaces.
  package static func spaces(_ count: Int) -> SafeText {
    let count = max(0, count)
    return count < blanks.count
      ? blanks[count] : SafeText(alreadySafe: blank(columns: count), columns: count)
  }

  /// Spaces are between all columns of all lines, and so are kept.
  private static let blanks = (0...200).map {
    SafeText(alreadySafe: blank(columns: $0), columns: $0)
  }

  /// A text of spaces, filled at once: repeating a string appends it as often, at every start of the program.
  private static func blank(columns: Int) -> String {
    unsafe String(unsafeUninitializedCapacity: columns) { buffer in
      unsafe buffer.initialize(repeating: UInt8(ascii: " "))
      return columns
    }
  }

  /// A text again and again, as often as some columns have room for it.
  package static func repeating(_ text: SafeText, columns: Int) -> SafeText {
    guard text.columns > 0, columns >= text.columns else { return "" }
    let count = columns / text.columns
    return SafeText(
      alreadySafe: String(repeating: text.text, count: count),
      columns: count * text.columns,
    )
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { text.isEmpty }
}

extension SafeText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }

  package init(stringInterpolation: Interpolation) {
    self.init(stringInterpolation.text)
  }

  /// Puts safe texts one after another.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ other: SafeText) { text += other.text }

    package mutating func appendInterpolation(_ other: String) { text += other }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}

extension SafeText: CustomStringConvertible {
  package var description: String { text }
}
