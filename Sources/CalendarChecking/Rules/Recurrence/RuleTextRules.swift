import ICalendar
import Recurrence

/// What can be wrong with the text of a rule alone (RFC 5545 3.3.10, RFC 7529 4).
struct RuleTextRules {
  private let rule: RuleValue
  private let value: ValueSlice

  init(_ rule: RuleValue, _ value: ValueSlice) {
    self.rule = rule
    self.value = value
  }

  /// Reports everything.
  func check(_ findings: inout FindingCollector) {
    for problem in rule.problems { report(problem, &findings) }
    checkUntil(&findings)
    checkOrder(&findings)
    checkCalendar(&findings)
  }

  private func checkUntil(_ findings: inout FindingCollector) {
    guard let part = rule.part(.until), !part.value.isEmpty, rule.until == nil else { return }
    findings.add(.rruleUntilInvalid, at: part.valuePosition, .value(part.value.shortText))
  }

  /// FREQ comes first, or after RSCALE (RFC 7529 4.1).
  private func checkOrder(_ findings: inout FindingCollector) {
    guard let frequency = rule.part(.frequency),
      let first = rule.parts.first(where: { $0.name != .rscale }),
      first.position != frequency.position
    else { return }
    findings.add(.rruleFreqNotFirst, at: frequency.position)
  }

  private func checkCalendar(_ findings: inout FindingCollector) {
    guard let part = rule.part(.rscale), !part.value.isEmpty,
      !RuleTextRules.calendars.contains(part.value.text.uppercased())
    else { return }
    findings.add(.rscaleUnknown, at: part.position, .value(part.value.shortText))
  }

  /// The calendars of CLDR.
  private static let calendars: Set = [
    "BUDDHIST", "CHINESE", "COPTIC", "DANGI", "ETHIOAA", "ETHIOPIC", "ETHIOPIC-AMETE-ALEM",
    "GREGORIAN", "GREGORY", "HEBREW", "INDIAN", "ISLAMIC", "ISLAMIC-CIVIL", "ISLAMIC-RGSA",
    "ISLAMIC-TBLA", "ISLAMIC-UMALQURA", "ISLAMICC", "ISO8601", "JAPANESE", "PERSIAN", "ROC",
  ]
}

extension RuleTextRules {
  /// Where a problem stands.
  private func position(of problem: RuleProblem) -> FilePosition {
    value.position(at: problem.utf8Range.lowerBound)
  }

  /// The text that a problem is about.
  private func fact(_ problem: RuleProblem) -> FindingFact {
    .value(value.slice(problem.utf8Range.clamped(to: 0..<value.count)).shortText)
  }

  private func position(of part: RulePart) -> FilePosition {
    rule.part(part)?.position ?? rule.position
  }

  private func report(_ problem: RuleProblem, _ findings: inout FindingCollector) {
    let place = position(of: problem)
    switch problem.kind {
    // Letters of either case are the same (RFC 5545 2), and times are looked at elsewhere.
    case .lowerCase, .unreadableTime: break
    case .whiteSpace: findings.add(.spaceInValue, at: place)
    case .escapedSeparator:
      findings.add(.escapeOutsideText, at: place, .property("RRULE"))
    case .emptyPart:
      findings.add(.rrulePartMalformed, at: place, .value(";"), severity: .warning)
    case .propertyName, .unknownPart: findings.add(.rrulePartUnknown, at: place, fact(problem))
    case .missingValue(let part):
      findings.add(.rrulePartMalformed, at: position(of: part), .value(part.rawValue))
    case .repeatedPart(let part):
      findings.add(.rrulePartRepeated, at: place, .value(part.rawValue))
    case .missingFrequency:
      if rule.part(.frequency) == nil { findings.add(.rruleWithoutFreq, at: rule.position) }
    case .countWithUntil:
      let places = [RulePart.count, .until].map { position(of: $0) }
      findings.add(.rruleCountAndUntil, at: max(places[0], places[1]))
    default: reportMeaning(problem, &findings)
    }
  }

  /// Reports a problem with what a part means.
  private func reportMeaning(_ problem: RuleProblem, _ findings: inout FindingCollector) {
    switch problem.kind {
    case .unreadableValue(let part), .valueOutOfRange(let part):
      report(wrongValueOf: part, problem, &findings)
    case .partNotAllowed(let part):
      findings.add(
        .rrulePartNotWithFreq,
        at: position(of: part),
        .property(part.rawValue),
        .frequency(rule.part(.frequency)?.value.shortText.uppercased() ?? "")
      )
    case .weekdayNumberNotAllowed:
      let item = numberedWeekday
      findings.add(.rruleBydayNumber, at: item.start, .value(item.shortText))
    case .setPositionAlone: findings.add(.rruleBysetposAlone, at: position(of: .bySetPosition))
    case .leapMonth where rule.rule?.rscale == nil:
      findings.add(.skipInvalid, at: position(of: .byMonth), fact(problem))
    case .skipWithoutCalendar:
      findings.add(.skipInvalid, at: position(of: .skip), .value("SKIP"))
    default: break
    }
  }

  /// The first item of BYDAY that has a number.
  private var numberedWeekday: ValueSlice {
    let items = rule.part(.byDay)?.value.split(at: UInt8(ascii: ",")).map(\.trimmed)
    return items?.first { $0.bytes.first?.isLetter == false } ?? value
  }

  private func report(
    wrongValueOf part: RulePart,
    _ problem: RuleProblem,
    _ findings: inout FindingCollector
  ) {
    let place = position(of: problem)
    let fact = fact(problem)
    switch part {
    case .frequency: findings.add(.rruleFreqUnknown, at: position(of: part), fact)
    case .until, .rscale: break
    case .count: findings.add(.rruleCountNotPositive, at: place, fact)
    case .interval: findings.add(.rruleIntervalNotPositive, at: place, fact)
    case .skip: findings.add(.skipInvalid, at: position(of: part), fact)
    case .weekStart: findings.add(.rruleWeekdayInvalid, at: place, fact)
    case .byDay where problem.kind == .unreadableValue(.byDay):
      let item = item(at: problem.utf8Range.lowerBound)
      findings.add(.rruleWeekdayInvalid, at: item.start, .value(item.shortText))
    default:
      // The limits of other calendars are other ones.
      guard rule.rule?.isGregorian ?? true else { return }
      findings.add(
        .rruleValueOutOfRange,
        at: place,
        .property(part.rawValue),
        fact,
        .words([part.acceptedValues])
      )
    }
  }

  /// The item of a list that a byte belongs to.
  private func item(at offset: Int) -> ValueSlice {
    let separators = [UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ";")]
    var lower = min(offset, value.count)
    while lower > 0, !separators.contains(value[lower - 1]) { lower -= 1 }
    var upper = min(offset, value.count)
    while upper < value.count, !separators.contains(value[upper]) { upper += 1 }
    return value.slice(lower..<upper).trimmed
  }
}

extension RulePart {
  /// The numbers that it may have.
  fileprivate var acceptedValues: String {
    switch self {
    case .bySecond: "0 to 60"
    case .byMinute: "0 to 59"
    case .byHour: "0 to 23"
    case .byMonthDay: "1 to 31, or -31 to -1"
    case .byYearDay, .bySetPosition: "1 to 366, or -366 to -1"
    case .byWeekNumber, .byDay: "1 to 53, or -53 to -1"
    case .byMonth: "1 to 12"
    default: "a number"
    }
  }
}
