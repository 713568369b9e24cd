/// A line that is typed.
struct Prompt: Hashable, Sendable {
  var purpose: Purpose
  private(set) var text = ""
  /// What is wrong with it, until something else is typed.
  var fault: String?

  /// What a line is typed for.
  enum Purpose: Hashable, Sendable {
    case date
    case search
    /// Where a number of events is written.
    case file(count: Int)
    /// Whether a file is written over, which is answered with `y`.
    case replacing(path: String)
    /// What gets a number of events, and in which form.
    case command(count: Int, ExportFormat)
  }

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    self.text = text
  }

  /// More than this nobody types.
  private static let longest = 1000

  mutating func append(_ character: Character) {
    fault = nil
    if text.unicodeScalars.count < Prompt.longest { text.append(character) }
  }

  /// Takes the last character away.
  ///
  /// - Returns: Whether there was one.
  mutating func erase() -> Bool {
    fault = nil
    return text.popLast() != nil
  }

  /// Takes everything away.
  mutating func clear() {
    fault = nil
    text = ""
  }
}
