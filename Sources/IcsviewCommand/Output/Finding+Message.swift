import ICalendar
import Recurrence
import TimeZones

extension Diagnostic {
  /// The finding as editors and compilers print theirs: place, severity, what is wrong.
  var message: String {
    "\(escaped(location.description)): \(severity.word): \(finding.message)"
  }
}

extension Diagnostic.Severity {
  /// The word in messages.
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}

extension Finding {
  /// What is wrong, and how it was read.
  var message: String {
    switch self {
    case .missingEnd(let component):
      "END:\(escaped(component)) is missing; what stands up to the next component or the end belongs to it"
    case .strayEnd(let component):
      "END:\(escaped(component)) closes nothing and is passed over"
    case .noStart(let component):
      "\(component) has no DTSTART that can be read and is not shown"
    case .unreadableTime(let property, let text):
      "\(property) \(quoted(text)) is no date or date-time such as 20250616T090000Z"
    case .irregularTime(let property, let text):
      "\(property) \(quoted(text)) is not written as the standard says; what can be read of it counts"
    case .unreadableDuration(let text):
      "DURATION \(quoted(text)) is no duration such as PT1H30M and counts as absent"
    case .endBeforeStart(let property):
      "\(property) is before the start and counts as absent"
    case .zone(let problem): problem.message
    case .rule(let problem, let text): problem.message(in: text)
    case .ruleWithLostEnd(let text):
      "the end of the rule cannot be read, so that only the first occurrence is shown: \(quoted(text))"
    case .ruleOfLoneOverride:
      "the RRULE of an override without its series is passed over"
    case .tooManyOccurrences(let limits) where limits.perDay < .max:
      "the series has more than \(limits.perDay) occurrences a day; later ones are left out here"
    case .tooManyOccurrences(let limits):
      "the series has more than \(limits.perSeries) occurrences; later ones are left out"
    case .tooLongList(let day):
      "there are too many occurrences, most of them of this series; the list ends on \(day)"
    }
  }
}

extension ZoneProblem {
  fileprivate var message: String {
    switch self {
    case .unknownZone(let name, let calendarZone?):
      "TZID \(quoted(name)) is not known; the calendar's zone \(quoted(calendarZone)) is used"
    case .unknownZone(let name, nil):
      "TZID \(quoted(name)) is not known; its times are read on the reader's clock"
    case .emptyDefinition(let name):
      "the VTIMEZONE of TZID \(quoted(name)) defines nothing and is passed over"
    case .unreadableRule(let name, let rule):
      "the VTIMEZONE of TZID \(quoted(name)) has a rule that cannot be read: \(quoted(rule))"
    case .excessiveRule(let name, let rule):
      "the VTIMEZONE of TZID \(quoted(name)) has a rule with too many onsets: \(quoted(rule))"
    case .fallbackRules(let name):
      "the system has no zone \(quoted(name)); ICU's own rules are used"
    }
  }
}

extension RuleProblem {
  /// What is wrong with a rule, with the text that it is about.
  fileprivate func message(in rule: String) -> String {
    let utf8 = Array(rule.utf8)
    let part = quoted(String(decoding: utf8[utf8Range.clamped(to: 0..<utf8.count)], as: UTF8.self))
    return switch kind {
    case .propertyName: "the rule begins with its property's name once more"
    case .lowerCase: "the rule has small letters: \(part)"
    case .whiteSpace: "the rule has white space in it"
    case .escapedSeparator: "the rule has an escaped separator: \(part)"
    case .emptyPart: "the rule has an empty part"
    case .unknownPart: "the rule has an unknown part that is ignored: \(part)"
    case .missingValue(let name): "\(name.rawValue) has no value and is ignored"
    case .unreadableValue(let name): "\(name.rawValue) has a value that cannot be read: \(part)"
    case .valueOutOfRange(let name): "\(name.rawValue) has a value out of range: \(part)"
    case .unreadableTime: "UNTIL has a time that cannot be read; its date counts: \(part)"
    case .repeatedPart(let name): "\(name.rawValue) stands twice in the rule"
    case .missingFrequency: "the rule has no FREQ and is passed over: \(quoted(rule))"
    case .countWithUntil: "the rule has both COUNT and UNTIL; both limit it"
    case .weekdayNumberNotAllowed:
      "BYDAY has numbers that the rule's other parts do not allow; they are ignored: \(part)"
    case .partNotAllowed(let name):
      "\(name.rawValue) is not allowed with this FREQ; it limits the rule"
    case .setPositionAlone: "BYSETPOS needs another BY part beside it"
    case .leapMonth: "BYMONTH has a leap month, which the Gregorian calendar has not: \(part)"
    case .skipWithoutCalendar: "SKIP needs RSCALE beside it and is ignored"
    }
  }
}
