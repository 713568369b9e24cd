/// How the value of an option is named in help, and which words it can be.
package struct OptionPlaceholder: Hashable, Sendable {
  /// Such as `DATE`, or the accepted words with bars between them.
  package let name: String
  /// The accepted words; empty where anything of a form is.
  package let words: [String]
  /// What kind of value it stands for.
  let kind: Kind

  init(name: String, words: [String] = [], kind: Kind = .other) {
    self.name = name
    self.words = words
    self.kind = kind
  }

  /// What kind of value an option takes, as far as it matters beyond the option itself.
  enum Kind: Hashable, Sendable {
    /// The path of any file.
    case file
    /// A calendar, with its path.
    case namedCalendar
    /// The name of a calendar.
    case calendarName
    case zone
    case date
    case dateTime
    /// Dates with commas and dots between them.
    case days
    case weekday
    /// One of the words, or several with commas between them.
    case words(areListed: Bool)
    case other
  }
}
