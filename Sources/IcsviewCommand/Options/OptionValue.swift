import CalendarChecking
import CivilCalendar
import ICUSupport

/// A kind of value that options take: what it is called, and how it is read.
struct OptionValue<Value>: Sendable {
  let placeholder: OptionPlaceholder
  let read: @Sendable (String, WeekdayNames) throws(ValueFault) -> Value

  init(
    _ placeholder: String,
    words: [String] = [],
    _ kind: OptionPlaceholder.Kind = .other,
    read: @escaping @Sendable (String, WeekdayNames) throws(ValueFault) -> Value
  ) {
    self.placeholder = OptionPlaceholder(name: placeholder, words: words, kind: kind)
    self.read = read
  }
}

extension OptionValue<String> {
  /// Any text but an empty one.
  static func text(
    _ placeholder: String,
    _ kind: OptionPlaceholder.Kind = .other
  ) -> OptionValue {
    OptionValue(placeholder, kind) { (text, _) throws(ValueFault) in
      guard !text.isEmpty else { throw .empty }
      return text
    }
  }
}

extension OptionValue<String> {
  /// The name of a locale.
  static var locale: OptionValue {
    OptionValue("LOCALE") { (text, _) throws(ValueFault) in
      guard !text.isEmpty else { throw .empty }
      guard CalendarLanguage.isKnown(localeIdentifier: text) else { throw .unknownLocale }
      return text
    }
  }
}

extension OptionValue<Request.NamedCalendar> {
  /// A calendar, perhaps with a name before it and a colour behind it.
  static var calendar: OptionValue {
    OptionValue("[NAME=]PATH[@COLOR]", .namedCalendar) { (text, _) throws(ValueFault) in
      guard let calendar = Request.NamedCalendar(text) else { throw .noPath }
      return calendar
    }
  }
}

extension OptionValue<Int> {
  /// A whole number within bounds.
  static func number(_ accepted: ClosedRange<Int>) -> OptionValue {
    OptionValue("N") { (text, _) throws(ValueFault) in
      guard let number = Int(text), accepted.contains(number) else {
        throw .noNumber(accepted: accepted)
      }
      return number
    }
  }
}

extension OptionValue<DateExpression> {
  /// A date.
  static var date: OptionValue {
    OptionValue("DATE", .date) { (text, names) throws(ValueFault) in
      do throws(DateSyntaxError) {
        return try DateExpression(text, weekdayNames: names)
      } catch {
        throw .date(error)
      }
    }
  }
}

extension OptionValue<DateTimeExpression> {
  /// A day with a time.
  static var dateTime: OptionValue {
    OptionValue("DATE-TIME", .dateTime) { (text, _) throws(ValueFault) in
      do throws(DateSyntaxError) {
        return try DateTimeExpression(text)
      } catch {
        throw .dateTime(error)
      }
    }
  }
}

extension OptionValue<DaySelection> {
  /// Dates and ranges of dates.
  static var days: OptionValue {
    OptionValue("DAYS", .days) { (text, names) throws(ValueFault) in
      do throws(DateSyntaxError) {
        return try DaySelection(text, weekdayNames: names)
      } catch {
        throw .days(error)
      }
    }
  }
}

extension OptionValue<Request.Mark> {
  /// What stands under the number of a day: a word, or a property to sum up.
  static var mark: OptionValue {
    let words: [(String, Request.Mark)] = [
      ("dots", .dots), ("count", .count), ("hours", .hours), ("ring", .ring), ("done", .done),
    ]
    let names = words.map(\.0) + ["sum:PROPERTY", "none"]
    return OptionValue(names.joined(separator: "|"), words: names, .words(areListed: false)) {
      (text, _) throws(ValueFault) in
      if text == "none" { return .none }
      if let word = words.first(where: { $0.0 == text }) { return word.1 }
      let property = text.dropFirst(4)
      guard text.hasPrefix("sum:"), !property.isEmpty,
        property.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isAlphanumeric })
      else { throw .unknownWord(text, accepted: names) }
      return .sum(property: property.uppercased())
    }
  }
}

extension UInt8 {
  /// Whether it is a letter or digit of ASCII, as names of properties have them.
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

extension OptionValue<WorkingHours> {
  /// When work begins and ends.
  static var workingHours: OptionValue {
    OptionValue("HOURS") { (text, _) throws(ValueFault) in
      guard let hours = WorkingHours(text) else { throw .noWorkingHours }
      return hours
    }
  }
}

extension OptionValue<Weekday> {
  /// A day of the week by its name.
  static var weekday: OptionValue {
    OptionValue("DAY", .weekday) { (text, names) throws(ValueFault) in
      guard let weekday = names.weekday(named: text) else {
        throw .unknownWord(text, accepted: WeekdayNames.englishNames)
      }
      return weekday
    }
  }
}

extension OptionValue<[FindingKind]> {
  /// Names of kinds of findings, with commas between them.
  static var findings: OptionValue {
    let words = FindingKind.allCases.map(\.rawValue)
    return OptionValue("NAMES", words: words, .words(areListed: true)) {
      (text, _) throws(ValueFault) in
      var kinds: [FindingKind] = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let kind = FindingKind(rawValue: String(word)) else {
          throw .unknownFinding(String(word))
        }
        kinds.append(kind)
      }
      return kinds
    }
  }
}

extension OptionValue where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the words that name the cases.
  static var word: OptionValue { word(among: Array(Value.allCases)) }

  /// One of the words that name some cases.
  static func word(among cases: [Value]) -> OptionValue {
    let words = cases.map(\.rawValue)
    return OptionValue(words.joined(separator: "|"), words: words, .words(areListed: false)) {
      (text, _) throws(ValueFault) in
      guard let value = Value(rawValue: text), words.contains(text) else {
        throw .unknownWord(text, accepted: words)
      }
      return value
    }
  }
}

extension OptionValue {
  /// Several of the words that name the cases of a type, with commas between them.
  static func words<Element: CaseIterable & RawRepresentable<String> & Sendable>(
    _ placeholder: String? = nil,
    of type: Element.Type
  ) -> OptionValue where Value == [Element] {
    words(placeholder, among: Array(type.allCases))
  }

  /// Several of some words, with commas between them.
  static func words<Element: RawRepresentable<String> & Sendable>(
    _ placeholder: String? = nil,
    among accepted: [Element]
  ) -> OptionValue where Value == [Element] {
    let words = accepted.map(\.rawValue)
    return OptionValue(
      placeholder ?? words.joined(separator: ","),
      words: words,
      .words(areListed: true)
    ) {
      (text, _) throws(ValueFault) in
      var values: [Element] = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let value = accepted.first(where: { $0.rawValue == word }) else {
          throw .unknownWord(String(word), accepted: words)
        }
        values.append(value)
      }
      return values
    }
  }
}
