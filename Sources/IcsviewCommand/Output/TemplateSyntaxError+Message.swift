import EventFormats

extension TemplateSyntaxError {
  /// The message for the value of an option.
  func message(option: String) -> String {
    let text = PointedText(self.text, utf8Offset: utf8Offset)
    return "\(quoted(option)) is no template: \(problem.message(text.place))"
      + text.lines(accepted: problem.accepted)
  }
}

extension TemplateSyntaxError.Problem {
  /// What is wrong and at which character.
  fileprivate func message(_ place: String) -> String {
    switch self {
    case .unclosedBrace: "the brace \(place) is not closed"
    case .strayBrace: "the brace \(place) closes nothing"
    case .unknownKey(let word):
      "unknown key \(quoted(word)) \(place)"
        + (nearestName(to: word, among: names).map { "; did you mean \(quoted($0))?" } ?? "")
    case .unknownForm(let word, let field):
      "\(quoted(word)) \(place) is no form of '\(field.rawValue)'"
    case .formOfSign(let word, let name): "\(quoted(word)) \(place) is no form of '\(name)'"
    }
  }

  /// What would be accepted there.
  fileprivate var accepted: String {
    switch self {
    case .unclosedBrace, .strayBrace: "{summary}, {start:time}, {summary:40}; {{ and }} for braces"
    case .unknownKey: names.joined(separator: ", ")
    case .unknownForm(_, let field) where field.isTime:
      "date, time, weekday, as in {\(field.rawValue):time}"
    case .unknownForm(_, let field) where field.canBeCut:
      "a number of columns, as in {\(field.rawValue):40}"
    case .unknownForm(_, let field): "the key alone, as in {\(field.rawValue)}"
    case .formOfSign(_, let name): "the name alone, as in {\(name)}"
    }
  }

  /// The names that can stand in braces.
  private var names: [String] { RecordField.allCases.map(\.rawValue) + ["nl", "tab"] }
}
