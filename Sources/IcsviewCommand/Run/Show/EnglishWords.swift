import CivilCalendar
import ICUSupport

/// Words of English for numbers, places and lists.
enum EnglishWords {
  /// A number in words up to ten.
  static func number(_ value: Int) -> String {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(value) ? words[value] : "\(value)"
  }

  /// A number with its unit, such as `1 hour` or `15 minutes`.
  static func count(_ value: Int, _ unit: String) -> String {
    "\(value) \(unit)\(value == 1 ? "" : "s")"
  }

  /// A place in words up to the fifth, from the end if it is negative.
  static func place(_ value: Int) -> String {
    let words = ["", "first", "second", "third", "fourth", "fifth"]
    let magnitude = Int(clamping: value.magnitude)
    let word = words.indices.contains(magnitude) ? words[magnitude] : ordinal(magnitude)
    if value >= 0 { return word }
    return value == -1 ? "last" : "\(word) to last"
  }

  /// A number as a day of a month is called, such as `1st`.
  static func ordinal(_ value: Int) -> String {
    let isTeen = (11...13).contains(value % 100)
    switch value % 10 {
    case 1 where !isTeen: return "\(value)st"
    case 2 where !isTeen: return "\(value)nd"
    case 3 where !isTeen: return "\(value)rd"
    default: return "\(value)th"
    }
  }

  /// Things in a row, with `and` before the last.
  static func list(_ things: [String]) -> String {
    guard let last = things.last, things.count > 1 else { return things.first ?? "" }
    return "\(things.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The name of a weekday.
  static func name(of weekday: Weekday) -> String {
    CalendarLanguage.english.name(of: weekday, .full)
  }

  /// The name of a month from 1 to 12.
  static func name(ofMonth month: Int) -> String { CalendarLanguage.english.name(ofMonth: month) }
}
