/// A place in a text that is read from left to right, byte by byte.
struct TextCursor {
  /// The bytes still to be read.
  private(set) var rest: Substring.UTF8View
  private let whole: Substring

  init(_ text: Substring, from begin: Substring.Index? = nil) {
    whole = text
    rest = text.utf8[(begin ?? text.startIndex)...]
  }

  /// Whether everything is read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next byte, taken as a character, without reading it.
  var next: Unicode.Scalar? { rest.first.map { Unicode.Scalar($0) } }

  /// Whether the next byte is a digit.
  var isAtDigit: Bool { rest.first.map(TextCursor.isDigit) ?? false }

  /// How many bytes are read.
  var utf8Offset: Int { whole.utf8.distance(from: whole.startIndex, to: rest.startIndex) }

  /// Reads the next byte if it is one of some ASCII characters, and says which.
  mutating func take(oneOf characters: Unicode.Scalar...) -> Unicode.Scalar? {
    guard let next, characters.contains(next) else { return nil }
    rest.removeFirst()
    return next
  }

  /// Reads all digits that follow.
  mutating func takeDigits() -> Substring.UTF8View {
    let digits = rest.prefix(while: TextCursor.isDigit)
    rest.removeFirst(digits.count)
    return digits
  }

  /// Reads all that follows up to a sign or the end.
  mutating func takeLetters() -> Substring {
    let letters = rest.prefix { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
    rest.removeFirst(letters.count)
    return Substring(letters)
  }

  /// Reads some bytes, at most those that there are.
  mutating func take(count: Int) { rest = rest.dropFirst(count) }

  /// Reads a number of exactly so many digits, at most nine.
  mutating func takeNumber(digits count: Int) throws(DateSyntaxError) -> Int {
    var number = 0
    for _ in 0..<count {
      guard let byte = rest.first else { throw fault(.tooShort) }
      guard TextCursor.isDigit(byte) else { throw fault(.unexpectedCharacter) }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return number
  }

  /// Makes sure that nothing follows.
  func requireEnd() throws(DateSyntaxError) {
    guard isAtEnd else { throw fault(.unexpectedCharacter) }
  }

  /// An error at this place, or at one that was remembered.
  func fault(_ problem: DateSyntaxError.Problem, at utf8Offset: Int? = nil) -> DateSyntaxError {
    DateSyntaxError(
      text: String(whole),
      utf8Offset: utf8Offset ?? self.utf8Offset,
      problem: problem,
    )
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
