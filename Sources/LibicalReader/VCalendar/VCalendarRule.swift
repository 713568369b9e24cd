internal import CivilCalendar

/// A recurrence rule of vCalendar 1.0, such as `MP1 1+ MO #10`: what happens how often, and until when.
///
/// libical 3.0.16 converts the first part; the end is read here, and what it does not expect is mended:
///
/// - V1: `D1 #0 20051231T000000`: the end after a count is ignored, so that this goes on for ever.
/// - V2: `D1 20051231T120000`: an end without a zone is turned into UTC by the zone of the process.
/// - V3: `MP1 #3`: the weekday, and which of the month it is, are those of the start, which it does not know.
/// - V4: `W1 MO F #5`: a weekday of one letter, or of more than two, costs the rule.
/// - V5: `D99999999999 #2`: the interval overflows, to -6145 here.
///
/// Rules within rules, times of day and minutes (the extended grammar) are no part of this.
struct VCalendarRule {
  /// The rule without its end, and one for libical that never ends.
  let repetition: String
  /// The end in iCalendar's words, with `;` before it, or nothing.
  let end: String

  /// The rule of a text for a start, or nil if it is not of the basic grammar.
  init?(_ text: String, start: VCalendarTime?) {
    var words = text.uppercased().split { $0 == " " || $0 == "\t" }[...]
    guard let first = words.popFirst(), let frequency = Frequency(first) else { return nil }
    var modifiers: [String] = []
    var count: Int?
    var until: VCalendarTime?
    for word in words {
      if word.first == "#", let number = Int(word.dropFirst()), number >= 0, count == nil {
        count = number
      } else if word.utf8.count >= 8, let time = VCalendarTime(String(word)), until == nil {
        until = time
      } else if count == nil, until == nil, let modifier = frequency.modifier(word) {
        modifiers.append(modifier)
      } else {
        return nil
      }
    }
    guard let modifiers = frequency.completed(modifiers, start: start) else { return nil }
    repetition = ([String(first)] + modifiers + ["#0"]).joined(separator: " ")
    end = VCalendarRule.end(count, until, start: start)
  }

  /// A rule without any end happens twice.
  private static func end(_ count: Int?, _ until: VCalendarTime?, start: VCalendarTime?) -> String {
    if let count, count > 0 { return ";COUNT=\(count)" }
    guard let until else { return count == nil ? ";COUNT=2" : "" }
    if start?.isDate == true { return ";UNTIL=\(until.wallClock.basicText(isDate: true))" }
    // Midnight stands for the whole day: that is how programs wrote a date.
    let isDay = !until.isUTC && until.wallClock.time == .midnight
    let last = isDay ? until.wallClock.adding(seconds: 86_399) : until.wallClock
    return ";UNTIL=\(last.basicText(isDate: false))" + (start?.isUTC == true ? "Z" : "")
  }
}

extension VCalendarRule {
  /// What the first word begins with.
  private enum Frequency: String, CaseIterable {
    case daily = "D"
    case weekly = "W"
    case monthlyByPosition = "MP"
    case monthlyByDay = "MD"
    case yearlyByMonth = "YM"
    case yearlyByDay = "YD"

    /// The frequency of a word with an interval that libical can hold.
    init?(_ word: Substring) {
      for frequency in Frequency.allCases where word.hasPrefix(frequency.rawValue) {
        let digits = word.dropFirst(frequency.rawValue.count)
        guard digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let interval = Int(digits),
          (1...32_767).contains(interval)
        else { continue }
        self = frequency
        return
      }
      return nil
    }

    /// A word behind the first as libical reads it, or nil if there is no such word here.
    func modifier(_ word: Substring) -> String? {
      switch self {
      case .daily: nil
      case .weekly: VCalendarRule.weekday(word)
      case .monthlyByPosition: VCalendarRule.number(word, upTo: 5) ?? VCalendarRule.weekday(word)
      case .monthlyByDay: word == "LD" ? "LD" : VCalendarRule.number(word, upTo: 31)
      case .yearlyByMonth: VCalendarRule.number(word, upTo: 12, isSigned: false)
      case .yearlyByDay: VCalendarRule.number(word, upTo: 366, isSigned: false)
      }
    }

    /// The words with those that the start has to say, or nil if they are out of order.
    func completed(_ modifiers: [String], start: VCalendarTime?) -> [String]? {
      guard self == .monthlyByPosition else { return modifiers }
      let positions = modifiers.prefix { !($0.first?.isLetter ?? false) }
      let weekdays = modifiers.dropFirst(positions.count)
      guard weekdays.allSatisfy({ $0.first?.isLetter ?? false }) else { return nil }
      if !positions.isEmpty, !weekdays.isEmpty { return modifiers }
      guard let date = start?.wallClock.date else { return nil }
      let position = positions.isEmpty ? ["\((date.day - 1) / 7 + 1)+"] : Array(positions)
      let weekday = VCalendarRule.weekdays[date.weekday.rawValue - Weekday.monday.rawValue]
      return position + (weekdays.isEmpty ? [weekday] : Array(weekdays))
    }
  }

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// The weekday that begins with a word or that a word begins with, if there is just one.
  private static func weekday(_ word: Substring) -> String? {
    guard word.utf8.allSatisfy({ $0.lowercased &- 0x61 < 26 }) else { return nil }
    let fitting = weekdays.filter { word.hasPrefix($0) || $0.hasPrefix(word) }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// A number from 1 on; a signed one can have `+` or `-` behind it.
  private static func number(_ word: Substring, upTo last: Int, isSigned: Bool = true) -> String? {
    let hasSign = isSigned && (word.last == "+" || word.last == "-")
    let digits = hasSign ? word.dropLast() : word
    guard digits.utf8.count <= 3, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      let number = Int(digits), (1...last).contains(number)
    else { return nil }
    return "\(number)\(word.dropFirst(digits.count))"
  }
}
