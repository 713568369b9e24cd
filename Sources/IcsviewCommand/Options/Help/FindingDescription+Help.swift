import CalendarChecking
import ICalendar

extension FindingDescription {
  /// What the manual says of a kind of finding.
  var explanation: Prose {
    var text = Prose()
    let sentence = sentence { $0.uppercased() }
    let optional = isOptional ? ", only if it is asked for" : ""
    text.append(
      .plain,
      "\(severity.word.prefix(1).uppercased())\(severity.word.dropFirst())\(optional): \(sentence). \(section)."
    )
    return text
  }
}
