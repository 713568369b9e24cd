import CalendarChecking
import CivilCalendar

extension UsageError {
  /// What is wrong on the first line, and what would be accepted.
  package var message: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "unknown option \(quoted(option)); "
        + (nearest.map { "did you mean \(quoted($0))?" } ?? "'icsview --help' lists all there are")
    case .optionOfOtherCommand(let option, let command, let others):
      "\(quoted(option)) is no option of \(quoted(command.invocation)), only of "
        + conjunction(of: others.map { quoted($0.invocation) })
    case .missingValue(let option, let placeholder):
      "\(quoted(option)) needs a value: \(placeholder.name)"
    case .unexpectedValue(let option, let value):
      "\(quoted(option)) takes no value, but \(quoted(value)) is attached to it"
    case .invalidValue(let option, let value, let fault):
      fault.message(option: option, value: value)
    case .wrongConfiguration(let faults):
      faults.map(\.message).joined(separator: "\n")
    case .unreadableConfiguration(let path, let reason):
      "cannot read the configuration \(quoted(path)): \(reason); '--no-config' does without"
    case .contradiction(let option, let other):
      "\(quoted(option)) and \(quoted(other)) contradict each other; use one of them"
    case .missingOption(let option, let needing):
      "\(quoted(needing)) needs \(quoted(option))"
    case .recordsWithoutEnd(let format):
      "'--null' ends records, which \(quoted(format)) of '--format' has not"
        + "\n  accepted: ndjson, tsv, csv, or '--template'"
    case .recordsWithoutKeys(let form):
      "'--fields' chooses keys of records, which \(quoted(form)) does not take from it"
        + "\n  accepted: '--format' with \(Request.Format.withKeys.map(\.rawValue).joined(separator: ", "))"
    case .endsBeforeItBegins(let from, let to):
      "'--to' is \(to), which is before \(from) of '--from'"
    case .unknownTopic(let word, let nearest):
      "no help on \(quoted(word)); "
        + (nearest.map { "did you mean \(quoted($0))?" } ?? "'icsview --help' lists the commands")
    case .tooManyShells(let word):
      "'icsview completions' takes one shell, and \(quoted(word)) is one more"
    case .tooManyTopics(let word):
      "'icsview help' takes one command, and \(quoted(word)) is one more"
    }
  }
}

extension UsageError {
  /// The message as it is printed: places in files stand at the beginning of their lines.
  var report: String {
    if case .wrongConfiguration = self { message } else { "icsview: \(message)" }
  }
}

extension ValueFault {
  /// The message for the value of an option.
  fileprivate func message(option: String, value: String) -> String {
    let subject = "\(quoted(value)) of \(quoted(option))"
    switch self {
    case .empty:
      return "\(quoted(option)) needs a value that is not empty"
    case .noNumber(let accepted):
      let bounds =
        accepted.upperBound == .max
        ? "of at least \(accepted.lowerBound)"
        : "from \(accepted.lowerBound) to \(accepted.upperBound)"
      return "\(subject) is no whole number \(bounds)"
    case .unknownWord(let word, let accepted):
      let nearest = nearestName(to: word, among: accepted)
      return "\(quoted(word)) is no value of \(quoted(option))"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
        + "\n  accepted: \(accepted.joined(separator: ", "))"
    case .noPath:
      return "\(subject) has no path; accepted: [NAME=]PATH[@COLOR]"
    case .unknownCalendar(let known):
      let nearest = nearestName(to: value, among: known)
      let names = known.prefix(20).map { String(quoted($0).dropFirst().dropLast()) }
      return "no calendar is called \(quoted(value)), as \(quoted(option)) says"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
        + "\n  calendars: \(names.joined(separator: ", "))" + (known.count > 20 ? ", …" : "")
    case .unknownFinding(let word):
      let nearest = nearestName(to: word, among: FindingKind.allCases.map(\.rawValue))
      return "\(quoted(word)) of \(quoted(option)) is no kind of finding"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
        + "\n  accepted: the names that 'icsview help check' explains"
    case .unknownZone:
      return "\(subject) is no time zone\n"
        + "  accepted: names such as Europe/Berlin, UTC, or an offset such as +05:30"
    case .unknownLocale:
      return "\(subject) is no locale that is known\n"
        + "  accepted: names such as en_US, de_DE or ko_KR, and C"
    case .noWorkingHours:
      return "\(subject) are no hours of work\n"
        + "  accepted: when it begins and ends, such as 9-17 or 08:30-16:45"
    case .unselectableDay(let day, let reason):
      let (fact, word) =
        switch reason {
        case .beforeToday: ("it is before today", "future")
        case .afterToday: ("it is after today", "past")
        case .noEvents: ("it has no events", "with-events")
        }
      let place = day.description == value ? "" : "\(day) of "
      return "\(place)\(subject) cannot be selected: \(fact), and '--selectable' is '\(word)'"
    case .pattern(let error):
      return error.message(option: option)
    case .template(let error):
      return error.message(option: option)
    case .expression(let error, let dateFault):
      return error.message(option: option, dateFault)
    case .date(let error):
      return
        "\(subject) is no date: \(error.explanation)\n  accepted: \(DateExpression.acceptedForms)"
    case .dateTime(let error):
      return "\(subject) is no date with a time: \(error.explanation)\n"
        + "  accepted: \(DateTimeExpression.acceptedForms)"
    case .days(let error):
      return "\(subject) are no dates: \(error.explanation)\n"
        + "  accepted: dates and ranges A..B with commas between them; "
        + "dates are \(DateExpression.acceptedForms)"
    }
  }
}

extension DateSyntaxError {
  /// The fault, the character at which it begins, counted from 1, and what is known beyond that.
  var explanation: String {
    let begin = text.utf8.index(text.startIndex, offsetBy: utf8Offset, limitedBy: text.endIndex)
    let rest = text.unicodeScalars[(begin ?? text.endIndex)...]
    let place = PointedText(text, utf8Offset: utf8Offset).place
    return switch problem {
    case .unexpectedCharacter: "unexpected \(quoted(String(rest.prefix(1)))) \(place)"
    case .tooShort: "more is expected \(place)"
    case .unknownWord(nil): "unknown word \(place)"
    case .unknownWord(let nearest?): "unknown word \(place); did you mean \(quoted(nearest))?"
    case .unknownUnit: "unknown unit \(place)"
    case .offsetTooLarge: "too large a number \(place)"
    case .noSuchYear: "no such year \(place) (the first is 0001)"
    case .noSuchMonth: "no such month \(place)"
    case .noSuchDay(let month):
      "no such day \(place) (\(month) has \(month.days.count))"
    case .noSuchWeek(let year):
      "no such week \(place) (\(year) has \(WeekRule.iso8601.weekCount(ofYear: year)))"
    case .noSuchDayOfWeek: "no such day of the week \(place)"
    case .noSuchTime: "no such time \(place)"
    case .backwards: "a range ends before it begins \(place)"
    }
  }
}
