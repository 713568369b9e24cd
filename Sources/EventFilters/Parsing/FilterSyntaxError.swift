package import EventFormats
package import ICUSupport

/// Why a text is no filter expression, and where.
package struct FilterSyntaxError: Error, Hashable, Sendable {
  /// The expression as it was given.
  package var text: String
  /// Where the fault begins, in UTF-8 bytes from the start of the text.
  package var utf8Offset: Int
  /// What is wrong there.
  package var problem: Problem

  /// A fault at an offset, in UTF-8 bytes from the start of the text.
  package init(text: String, utf8Offset: Int, problem: Problem) {
    self.text = text
    self.utf8Offset = utf8Offset
    self.problem = problem
  }

  /// What can be wrong with an expression.
  package enum Problem: Hashable, Sendable {
    /// Something else than what can stand there, or nothing.
    case unexpected(String?, expected: Expectation)
    /// A word that is no key.
    case unknownKey(String)
    /// A comparison that the values of the key do not have.
    case comparisonNotOf(RecordField, FilterComparison)
    /// No value is less than none.
    case comparisonWithNull(FilterComparison)
    /// A value that is not of the kind of the key's.
    case value(String, isNoneOf: RecordField)
    /// A text between quotes that does not end.
    case unclosedQuote
    /// A value that is no regular expression.
    case pattern(RegularExpressionError.Problem)
    /// Too many parentheses within each other.
    case tooDeep
  }

  /// What can stand at a place.
  package enum Expectation: Hashable, Sendable {
    /// A key, `not` or a parenthesis.
    case condition
    /// One of the comparisons of a key.
    case comparison(of: RecordField)
    /// What a key is compared with.
    case value(of: RecordField)
    /// `and`, `or`, the end or, within parentheses, their end.
    case continuation(inParentheses: Bool)
  }
}
