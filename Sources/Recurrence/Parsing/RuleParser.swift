private import CivilCalendar

/// Reads the text of a rule part by part, leniently: what can be understood counts, the rest is a problem.
struct RuleParser {
  /// The parts read so far; without a frequency there is no rule.
  var rule = RecurrenceRule(.yearly)
  /// What was found wrong, at most `problemLimit`, so that a hostile text cannot fill the memory.
  var problems: [RuleProblem] = []
  /// Whether a readable frequency was among them.
  private(set) var hasFrequency = false
  private var partsSeen: [RulePart] = []

  static let problemLimit = 100

  /// Reads a whole rule.
  mutating func read(_ text: Span<UInt8>) {
    var part = skipPropertyNames(text)
    while part.lowerBound < text.count {
      let end = text.firstIndex(of: Ascii.semicolon, in: part)
      readPart(text, in: trim(text, part.lowerBound..<end))
      part = min(end + 1, text.count)..<text.count
    }
    finish(textLength: text.count)
  }

  /// Passes over `RRULE:` and the like, once or more, and gives the rest.
  private mutating func skipPropertyNames(_ text: Span<UInt8>) -> Range<Int> {
    var rest = 0..<text.count
    while true {
      let colon = text.firstIndex(of: Ascii.colon, in: rest)
      let name = text.trimmed(rest.lowerBound..<colon)
      guard colon < text.count, RuleVocabulary.properties.meaning(of: text, in: name) != nil else {
        return rest
      }
      note(.propertyName, at: name)
      rest = colon + 1..<text.count
    }
  }

  private mutating func readPart(_ text: Span<UInt8>, in range: Range<Int>) {
    guard !range.isEmpty else { return note(.emptyPart, at: range) }
    let equals = text.firstIndex(of: Ascii.equals, in: range)
    let name = trim(text, range.lowerBound..<equals)
    guard let part = RuleVocabulary.parts.meaning(of: text, in: name) else {
      return note(.unknownPart, at: range)
    }
    noteCase(text, in: name)
    if partsSeen.contains(part) {
      note(.repeatedPart(part), at: name)
    } else {
      partsSeen.append(part)
    }
    let value = trim(text, min(equals + 1, range.upperBound)..<range.upperBound)
    guard !value.isEmpty else { return note(.missingValue(part), at: range) }
    readValue(of: part, text, in: value)
  }

  private mutating func readValue(of part: RulePart, _ text: Span<UInt8>, in range: Range<Int>) {
    switch part {
    case .frequency: readFrequency(text, in: range)
    case .until: readUntil(text, in: range)
    case .count: rule.count = readNumber(of: part, text, in: range, least: 0) ?? rule.count
    case .interval: rule.interval = readNumber(of: part, text, in: range, least: 1) ?? rule.interval
    case .weekStart:
      rule.weekStart =
        readWord(RuleVocabulary.weekdays, of: part, text, in: range) ?? rule.weekStart
    case .rscale:
      rule.rscale = String(decoding: range.map { Ascii.capital(text[$0]) }, as: UTF8.self)
    case .skip:
      rule.skip = readWord(RuleVocabulary.skipBehaviors, of: part, text, in: range) ?? rule.skip
    default: readList(of: part, text, in: range)
    }
  }
}

// MARK: - Single values

extension RuleParser {
  private mutating func readFrequency(_ text: Span<UInt8>, in range: Range<Int>) {
    let frequency = readWord(RuleVocabulary.frequencies, of: .frequency, text, in: range)
    guard let frequency else { return }
    rule.frequency = frequency
    hasFrequency = true
  }

  private mutating func readUntil(_ text: Span<UInt8>, in range: Range<Int>) {
    var hasReadableTime = true
    guard let until = RuleUntil(text, in: range, hasReadableTime: &hasReadableTime) else {
      return note(.unreadableValue(.until), at: range)
    }
    if !hasReadableTime { note(.unreadableTime, at: range) }
    rule.until = until
  }

  private mutating func readNumber(
    of part: RulePart,
    _ text: Span<UInt8>,
    in range: Range<Int>,
    least: Int
  ) -> Int? {
    guard let number = text.number(in: range) else {
      note(.unreadableValue(part), at: range)
      return nil
    }
    if number < 1 { note(.valueOutOfRange(part), at: range) }
    return max(number, least)
  }

  private mutating func readWord<Meaning>(
    _ words: Vocabulary<Meaning>,
    of part: RulePart,
    _ text: Span<UInt8>,
    in range: Range<Int>
  ) -> Meaning? {
    guard let meaning = words.meaning(of: text, in: range) else {
      note(.unreadableValue(part), at: range)
      return nil
    }
    noteCase(text, in: range)
    return meaning
  }
}

// MARK: - Lists

extension RuleParser {
  private mutating func readList(of part: RulePart, _ text: Span<UInt8>, in range: Range<Int>) {
    var begin = range.lowerBound
    while begin <= range.upperBound {
      let end = text.firstIndex(of: Ascii.comma, in: begin..<range.upperBound)
      let item = trim(text, begin..<end)
      if item.isEmpty {
        note(.missingValue(part), at: item)
      } else {
        readItem(of: part, text, in: item)
      }
      begin = end + 1
    }
  }

  private mutating func readItem(of part: RulePart, _ text: Span<UInt8>, in range: Range<Int>) {
    switch part {
    case .bySecond: readListed(into: \.bySecond, part, 0...60, text, in: range)
    case .byMinute: readListed(into: \.byMinute, part, 0...59, text, in: range)
    case .byHour: readListed(into: \.byHour, part, 0...23, text, in: range)
    case .byDay: readWeekdayNumber(text, in: range)
    case .byMonthDay: readListed(into: \.byMonthDay, part, -31...31, text, in: range)
    case .byYearDay: readListed(into: \.byYearDay, part, -366...366, text, in: range)
    case .byWeekNumber: readListed(into: \.byWeekNumber, part, -53...53, text, in: range)
    case .byMonth: readMonth(text, in: range)
    case .bySetPosition: readListed(into: \.bySetPosition, part, -366...366, text, in: range)
    default: break
    }
  }

  private mutating func readListed(
    into list: WritableKeyPath<RecurrenceRule, [Int]>,
    _ part: RulePart,
    _ allowed: ClosedRange<Int>,
    _ text: Span<UInt8>,
    in range: Range<Int>
  ) {
    guard let number = text.number(in: range) else {
      return note(.unreadableValue(part), at: range)
    }
    // Where numbers may count from the end there is no place 0.
    if !allowed.contains(number) || number == 0 && allowed.lowerBound != 0 {
      note(.valueOutOfRange(part), at: range)
    }
    // A leap second is read as the one before it.
    rule[keyPath: list].append(part == .bySecond && number == 60 ? 59 : number)
  }

  private mutating func readMonth(_ text: Span<UInt8>, in range: Range<Int>) {
    let last = range.upperBound - 1
    if Ascii.capital(text[last]) == UInt8(ascii: "L"),
      text.number(in: range.lowerBound..<last) != nil
    {
      return note(.leapMonth, at: range)
    }
    readListed(into: \.byMonth, .byMonth, 1...12, text, in: range)
  }

  private mutating func readWeekdayNumber(_ text: Span<UInt8>, in range: Range<Int>) {
    let split = max(range.lowerBound, range.upperBound - 2)
    let number = text.trimmed(range.lowerBound..<split)
    let ordinal = number.isEmpty ? 0 : text.number(in: number)
    guard let ordinal else { return note(.unreadableValue(.byDay), at: range) }
    let name = split..<range.upperBound
    guard let weekday = readWord(RuleVocabulary.weekdays, of: .byDay, text, in: name) else {
      return
    }
    if !(-53...53).contains(ordinal) || ordinal == 0 && !number.isEmpty {
      note(.valueOutOfRange(.byDay), at: range)
    }
    rule.byDay.append(WeekdayNumber(weekday, ordinal: ordinal))
  }
}
