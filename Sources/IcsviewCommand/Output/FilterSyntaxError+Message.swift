import EventFilters
import EventFormats
import ICUSupport

extension FilterSyntaxError {
  /// The message for the value of an option; where a date is none, that says why.
  func message(option: String, _ dateFault: DateSyntaxError?) -> String {
    let text = PointedText(self.text, utf8Offset: dateFault?.utf8Offset ?? utf8Offset)
    let fault = dateFault.map { "\(problem.subject) is no date: \($0.explanation)" }
    return "\(quoted(option)) is no condition: \(fault ?? problem.message(text.place))"
      + text.lines(accepted: problem.accepted)
  }
}

extension FilterSyntaxError.Problem {
  /// What is wrong and at which character.
  fileprivate func message(_ place: String) -> String {
    switch self {
    case .unexpected(nil, let expected): "\(expected.words) is expected \(place)"
    case .unexpected(let found?, let expected):
      "unexpected \(quoted(found)) \(place), where \(expected.words) is expected"
    case .unknownKey(let word):
      "unknown key \(quoted(word)) \(place)"
        + (nearestName(to: word, among: RecordField.allCases.map(\.rawValue))
          .map { "; did you mean \(quoted($0))?" } ?? "")
    case .comparisonNotOf(let field, let comparison):
      "\(quoted(comparison.rawValue)) \(place) is no comparison of '\(field.rawValue)'"
    case .comparisonWithNull(let comparison):
      "\(quoted(comparison.rawValue)) \(place) does not compare with null"
    case .value(_, let field): "\(subject) \(place) is no value of '\(field.rawValue)'"
    case .unclosedQuote: "the quote \(place) is not closed"
    case .pattern(let problem): "no regular expression: \(problem.message) \(place)"
    case .tooDeep: "more than 100 parentheses within each other \(place)"
    }
  }

  /// The value that is at fault.
  fileprivate var subject: String {
    if case .value(let text, _) = self { quoted(text) } else { "" }
  }

  /// What would be accepted there.
  fileprivate var accepted: String {
    switch self {
    case .unexpected(_, let expected): expected.accepted
    case .unknownKey: RecordField.allCases.map(\.rawValue).joined(separator: ", ")
    case .comparisonNotOf(let field, _):
      FilterSyntaxError.Expectation.comparison(of: field).accepted
    case .comparisonWithNull: "= null, != null"
    case .value(_, let field): FilterSyntaxError.Expectation.value(of: field).accepted
    case .unclosedQuote: "\"text\", 'text'; a backslash before a quote makes it part of the text"
    case .pattern: RegularExpressionError.acceptedForms
    case .tooDeep: "fewer of them"
    }
  }
}

extension FilterSyntaxError.Expectation {
  /// What is expected, in a word.
  fileprivate var words: String {
    switch self {
    case .condition: "a condition"
    case .comparison(let field): "a comparison of '\(field.rawValue)'"
    case .value(let field): "a value for '\(field.rawValue)'"
    case .continuation(inParentheses: false): "'and', 'or' or the end"
    case .continuation(inParentheses: true): "'and', 'or' or ')'"
    }
  }

  /// All that can stand there.
  fileprivate var accepted: String {
    switch self {
    case .condition: "a key of the record, such as 'summary' or 'start'; 'not'; '('"
    case .comparison(let field):
      FieldKind(field).comparisons.map(\.rawValue).joined(separator: ", ")
        + (FieldKind(field) == .flag ? "; the key alone" : "")
    case .value(let field): FieldKind(field).acceptedValues
    case .continuation(let inParentheses):
      "'and', 'or', \(inParentheses ? "')'" : "the end"); a text with spaces stands in quotes"
    }
  }
}

extension FieldKind {
  /// The forms of values that keys of the kind are compared with.
  fileprivate var acceptedValues: String {
    switch self {
    case .text, .texts: "a word, \"a text\", null"
    case .number: "a whole number, null"
    case .duration: "seconds, a length such as 90m, 1h30m, 2d or 1w, null"
    case .flag: "true, false, null"
    case .time, .days: "\(DateExpression.acceptedForms), 2025-06-16T09:30, null"
    }
  }
}
