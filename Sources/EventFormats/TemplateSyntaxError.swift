/// Why a text is no template, and where.
package struct TemplateSyntaxError: Error, Hashable, Sendable {
  /// The template as it was given.
  package let text: String
  /// Where the fault begins, in UTF-8 bytes from the start of the text.
  package let utf8Offset: Int
  /// What is wrong there.
  package let problem: Problem

  /// A fault at an offset, in UTF-8 bytes from the start of the text.
  package init(text: String, utf8Offset: Int, problem: Problem) {
    self.text = text
    self.utf8Offset = utf8Offset
    self.problem = problem
  }

  init(_ text: String, at place: String.Index, _ problem: Problem) {
    self.init(
      text: text,
      utf8Offset: text.utf8.distance(from: text.startIndex, to: place),
      problem: problem,
    )
  }

  /// What can be wrong with a template.
  package enum Problem: Hashable, Sendable {
    /// A brace that opens and is not closed.
    case unclosedBrace
    /// A brace that closes and was not opened.
    case strayBrace
    /// A name that is no key of the record.
    case unknownKey(String)
    /// A form that the value of the key does not have.
    case unknownForm(String, of: RecordField)
    /// A form of a character that is written by its name.
    case formOfSign(String, of: String)
  }
}
