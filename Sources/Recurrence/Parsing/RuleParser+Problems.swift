extension RuleParser {
  /// Adds a problem, unless there are too many already.
  mutating func note(_ kind: RuleProblem.Kind, at range: Range<Int>) {
    guard problems.count < RuleParser.problemLimit else { return }
    problems.append(RuleProblem(kind: kind, utf8Range: range))
  }

  /// Adds a problem of a kind that is worth telling once.
  mutating func noteOnce(_ kind: RuleProblem.Kind, at range: Range<Int>) {
    guard !problems.contains(where: { $0.kind == kind }) else { return }
    note(kind, at: range)
  }

  /// Adds a problem if a known word is not written in capitals.
  mutating func noteCase(_ text: Span<UInt8>, in range: Range<Int>) {
    guard text.hasLowerCase(in: range) else { return }
    noteOnce(.lowerCase, at: range)
  }

  /// The range without white space and escapes at its ends, which are problems.
  mutating func trim(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let trimmed = text.trimmed(range)
    if let first = range.first, first < trimmed.lowerBound {
      noteOnce(.whiteSpace, at: first..<trimmed.lowerBound)
    }
    for index in trimmed.upperBound..<range.upperBound {
      let isEscape = text[index] == Ascii.backslash
      noteOnce(isEscape ? .escapedSeparator : .whiteSpace, at: index..<index + 1)
    }
    return trimmed
  }

  /// Brings the lists into order and looks for parts that do not go together.
  mutating func finish(textLength: Int) {
    let end = textLength..<textLength
    guard hasFrequency else { return note(.missingFrequency, at: end) }
    if rule.count != nil, rule.until != nil { note(.countWithUntil, at: end) }
    if rule.skip != .omit, rule.rscale == nil {
      rule.skip = .omit
      note(.skipWithoutCalendar, at: end)
    }
    if rule.weekdayNumberScope == nil, rule.byDay.contains(where: { $0.ordinal != 0 }) {
      rule.byDay = rule.byDay.map { WeekdayNumber($0.weekday) }
      note(.weekdayNumberNotAllowed, at: end)
    }
    for part in rule.partsNotAllowed { note(.partNotAllowed(part), at: end) }
    if !rule.bySetPosition.isEmpty, !rule.hasOtherByPart { note(.setPositionAlone, at: end) }
    rule.sortLists()
  }
}

extension RecurrenceRule {
  /// The parts that the table of RFC 5545 3.3.10 excludes for the frequency.
  fileprivate var partsNotAllowed: [RulePart] {
    var parts: [RulePart] = []
    if frequency != .yearly, !byWeekNumber.isEmpty { parts.append(.byWeekNumber) }
    if [.monthly, .weekly, .daily].contains(frequency), !byYearDay.isEmpty {
      parts.append(.byYearDay)
    }
    if frequency == .weekly, !byMonthDay.isEmpty { parts.append(.byMonthDay) }
    return parts
  }

  fileprivate var hasOtherByPart: Bool {
    !byDay.isEmpty
      || [bySecond, byMinute, byHour, byMonthDay, byYearDay, byWeekNumber, byMonth]
        .contains { !$0.isEmpty }
  }

  /// Puts each list into ascending order, each value once.
  fileprivate mutating func sortLists() {
    byDay.sortUniquely()
    bySecond.sortUniquely()
    byMinute.sortUniquely()
    byHour.sortUniquely()
    byMonthDay.sortUniquely()
    byYearDay.sortUniquely()
    byWeekNumber.sortUniquely()
    byMonth.sortUniquely()
    bySetPosition.sortUniquely()
  }
}
