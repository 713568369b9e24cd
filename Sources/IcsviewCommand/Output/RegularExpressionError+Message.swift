import ICUSupport

extension RegularExpressionError {
  /// What a pattern is made of, in few words.
  static let acceptedForms =
    "a regular expression of ICU, such as 'stand', '^re: ' or 'room [0-9]+'; "
    + "a backslash before ( ) [ ] { } . * + ? ^ $ | \\ makes them plain characters"

  /// The message for the value of an option.
  func message(option: String) -> String {
    let text = PointedText(pattern, utf8Offset: utf8Offset)
    return "\(quoted(option)) is no regular expression: \(problem.message) \(text.place)"
      + text.lines(accepted: RegularExpressionError.acceptedForms)
  }
}

extension RegularExpressionError.Problem {
  /// What is wrong, before the place.
  var message: String {
    switch self {
    case .syntax: "an unexpected sign"
    case .badEscape: "a backslash before something that it gives no meaning"
    case .unmatchedParenthesis: "a parenthesis without the other one"
    case .unmatchedBracket: "a bracket without the other one"
    case .badInterval: "braces without numbers that can be"
    case .badRange: "a range that ends before it begins"
    case .unknownGroup: "a reference to a group that does not exist"
    case .unknownProperty: "a property of characters that does not exist"
    case .unlimitedLookBehind: "a look back over texts of any length"
    case .tooLong: "a pattern that is too long, or asks for too much,"
    }
  }
}
