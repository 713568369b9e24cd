internal import CivilCalendar

/// A rule with RSCALE (RFC 7529 4.1), as far as it must be understood before libical may have it.
///
/// libical 3.0.16 looks for the next occurrence within one call, and a rule that never matches keeps it
/// there until the last year that it knows: a third of a second in calendars that are computed by plain
/// arithmetic, minutes in those that follow the sky. So in the latter only those rules go through of which
/// it is known that they match, or that libical compares with UNTIL while it is looking.
struct RscaleRule {
  /// INTERVAL, 1 where there is none.
  let interval: Int
  /// COUNT.
  let count: Int?
  private var frequency: Frequency
  /// All other parts, by name; without UNTIL.
  private let parts: [String: String]

  /// FREQ, as far as other calendars make a difference to it.
  private enum Frequency: String {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// How many occurrences are looked at in one expansion.
  static let most = 100_000

  /// The rule of a text, or nil if it is invalid or could keep libical busy without end.
  init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let name = sides[0].filter { $0 != " " }
      parts[name] = parts[name] ?? sides[1].filter { $0 != " " }
    }
    guard let frequency = parts.removeValue(forKey: "FREQ").flatMap(Frequency.init(rawValue:)),
      parts["RSCALE"] != nil,
      let interval = Int(parts.removeValue(forKey: "INTERVAL") ?? "1"),
      // libical keeps it in 16 bits.
      (1...32_767).contains(interval)
    else { return nil }
    if let text = parts.removeValue(forKey: "COUNT") {
      guard let count = Int(text), count > 0 else { return nil }
      self.count = count
    } else {
      count = nil
    }
    self.interval = interval
    self.frequency = frequency
    self.parts = parts.filter { RscaleRule.known.contains($0.key) }
    if isRareDayOfYear { self.frequency = .daily }
    guard isUnderstood, isQuick || isCertain else { return nil }
  }

  private static let known: Set = [
    "RSCALE", "SKIP", "WKST", "BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYDAY", "BYHOUR",
    "BYMINUTE", "BYSECOND", "BYSETPOS",
  ]

  /// The text for libical with an UNTIL of its own.
  func text(until last: CivilDateTime, isDate: Bool) -> String {
    let others = parts.map { "\($0.key)=\($0.value)" }.sorted()
    let until = last.basicText(isDate: isDate)
    return (["FREQ=\(frequency.rawValue)", "INTERVAL=\(interval)", "UNTIL=\(until)"] + others)
      .joined(separator: ";")
  }

  /// Whether the periods between two wall clocks are few enough to go through all of them.
  func isAffordable(from begin: CivilDateTime, to end: CivilDateTime) -> Bool {
    let days = max(0, end.date.dayNumber - begin.date.dayNumber)
    let period =
      switch frequency {
      case .daily: 1
      case .weekly: 7
      case .monthly: 29
      case .yearly: 353
      }
    return days / (period * interval) <= (isQuick ? 20_000 : 1_000)
  }

  /// Whether the calendar is computed by plain arithmetic.
  private var isQuick: Bool {
    parts["RSCALE"].map(RscaleRule.quickCalendars.contains) ?? false
  }

  private static let quickCalendars: Set = [
    "BUDDHIST", "COPTIC", "ETHIOPIC", "ETHIOPIC-AMETE-ALEM", "GREGORIAN", "HEBREW", "INDIAN",
    "ISLAMIC", "ISLAMIC-CIVIL", "ISLAMIC-TBLA", "ISO8601", "JAPANESE", "PERSIAN", "ROC",
  ]
}

extension RscaleRule {
  /// Whether libical 3.0.16 expands such a rule rightly.
  private var isUnderstood: Bool {
    guard !has("BYWEEKNO") else { return false }
    return switch frequency {
    case .daily, .weekly: !has("BYYEARDAY") && !has("BYSETPOS") && !hasNegative("BYMONTHDAY")
    case .monthly: !has("BYYEARDAY")
    case .yearly: !(has("BYYEARDAY") && has("BYMONTH")) && !(has("BYMONTHDAY") && has("BYDAY"))
    }
  }

  /// Whether there is an occurrence within few periods, or libical compares with UNTIL after each of them.
  private var isCertain: Bool {
    if frequency == .daily || frequency == .weekly { return true }
    guard !has("BYYEARDAY"), !has("BYDAY") || !has("BYMONTHDAY"),
      ["1", "-1", nil].contains(parts["BYSETPOS"])
    else { return false }
    return (!omits || hasNumber("BYMONTH", upTo: 12)) && hasNumber("BYMONTHDAY", upTo: 29)
      && hasWeekday(upTo: 4)
  }

  /// Whether the rule names days of leap months only, which are decades apart; these can be found by day.
  private var isRareDayOfYear: Bool {
    (frequency == .yearly || frequency == .monthly) && interval == 1 && omits
      && has("BYMONTH") && !hasNumber("BYMONTH", upTo: 12)
      && has("BYMONTHDAY") && !has("BYDAY")
  }

  private func has(_ name: String) -> Bool { parts[name] != nil }

  private func hasNegative(_ name: String) -> Bool { (parts[name] ?? "").contains("-") }

  /// Whether a day that does not exist is left out rather than moved.
  private var omits: Bool { (parts["SKIP"] ?? "OMIT") == "OMIT" }

  /// Whether some number of a list is not beyond a bound; true if there is no list.
  private func hasNumber(_ name: String, upTo bound: Int) -> Bool {
    guard let list = parts[name] else { return true }
    return list.split(separator: ",").contains { text in
      Int(text).map { (-bound...bound).contains($0) } ?? false
    }
  }

  /// Whether some weekday of a list has no number or one not beyond a bound; true if there is no list.
  private func hasWeekday(upTo bound: Int) -> Bool {
    guard let list = parts["BYDAY"] else { return true }
    return list.split(separator: ",").contains { text in
      let number = text.dropLast(2)
      return number.isEmpty || Int(number).map { (-bound...bound).contains($0) } ?? false
    }
  }
}
