import CICU

/// Why a text is no regular expression, and where.
package struct RegularExpressionError: Error, Hashable, Sendable {
  /// The pattern as it was given.
  package var pattern: String
  /// Where the fault was noticed, in UTF-8 bytes from the start of the pattern.
  package var utf8Offset: Int
  /// What is wrong there.
  package var problem: Problem

  /// What can be wrong with a pattern.
  package enum Problem: Hashable, Sendable {
    /// A character that cannot stand there.
    case syntax
    /// A backslash before something that it gives no meaning.
    case badEscape
    /// A parenthesis without the other one.
    case unmatchedParenthesis
    /// A bracket without the other one.
    case unmatchedBracket
    /// Braces without numbers that can be.
    case badInterval
    /// A range whose end is before its begin.
    case badRange
    /// A reference to a group that does not exist.
    case unknownGroup
    /// A name of a property of characters that does not exist.
    case unknownProperty
    /// Looking back over texts of unlimited length.
    case unlimitedLookBehind
    /// The pattern has more than a thousand characters, or asks for too much.
    case tooLong
  }
}

extension RegularExpressionError.Problem {
  /// What a status of ICU says.
  init(_ status: UErrorCode) {
    switch status {
    case U_REGEX_BAD_ESCAPE_SEQUENCE: self = .badEscape
    case U_REGEX_MISMATCHED_PAREN: self = .unmatchedParenthesis
    case U_REGEX_MISSING_CLOSE_BRACKET: self = .unmatchedBracket
    case U_REGEX_BAD_INTERVAL, U_REGEX_MAX_LT_MIN: self = .badInterval
    case U_REGEX_INVALID_RANGE: self = .badRange
    case U_REGEX_INVALID_BACK_REF, U_REGEX_INVALID_CAPTURE_GROUP_NAME: self = .unknownGroup
    case U_REGEX_PROPERTY_SYNTAX, U_ILLEGAL_ARGUMENT_ERROR: self = .unknownProperty
    case U_REGEX_LOOK_BEHIND_LIMIT: self = .unlimitedLookBehind
    case U_REGEX_NUMBER_TOO_BIG, U_REGEX_PATTERN_TOO_BIG, U_REGEX_STACK_OVERFLOW: self = .tooLong
    default: self = .syntax
    }
  }
}
