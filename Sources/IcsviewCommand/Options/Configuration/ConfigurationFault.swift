/// What is wrong with a line of the configuration.
package enum ConfigurationProblem: Error, Hashable, Sendable {
  /// A quote that nothing closes.
  case openQuote(utf8Offset: Int)
  /// A word that is no option.
  case noOption(String, nearest: String?)
  /// A second option, or a word behind an option that is not part of it.
  case secondWord(String)
  /// An option that only makes sense where it is typed.
  case onlyTyped(String)
  /// What would be wrong where it is typed as well.
  case usage(UsageError)
}

/// A wrong line of the configuration, and where it is wrong.
package struct ConfigurationFault: Error, Hashable, Sendable {
  /// The path of the file.
  let file: String
  /// From 1.
  let line: Int
  /// In bytes, from 1.
  let column: Int
  let problem: ConfigurationProblem
  /// The line as it can be shown, and the columns before the place in it.
  let excerpt: String
  let columnsBefore: Int
}

extension ConfigurationFault {
  /// Place and reason, then the line with a mark below the place.
  var message: String {
    """
    \(escaped(file)):\(line):\(column): error: \(problem.message)
      \(excerpt)
      \(String(repeating: " ", count: columnsBefore))^
    """
  }
}

extension ConfigurationProblem {
  fileprivate var message: String {
    switch self {
    case .openQuote: "the quote is not closed"
    case .noOption(let word, let nearest):
      "\(quoted(word)) is no option; "
        + (nearest.map { "did you mean \(quoted("--\($0)"))?" }
          ?? "a calendar is named by '--calendar PATH'")
    case .secondWord(let word):
      word.hasPrefix("-")
        ? "\(quoted(word)) is one more; each option has a line of its own"
        : "\(quoted(word)) does not belong to the option; a value with spaces needs quotes"
    case .onlyTyped(let option): "\(quoted(option)) has no place in the configuration"
    case .usage(let error): error.message
    }
  }
}
