internal import CivilCalendar

/// An alarm of vCalendar 1.0, which is one property there: `DALARM:20050520T164500Z;PT5M;2;Call her`.
///
/// It is not left to libical 3.0.16:
///
/// - V6: A run time without a zone is turned into UTC by the zone of the process. Such an alarm becomes one
///   that is relative to the start, which has no zone either.
/// - V7: AALARM without the address of a sound is lost, DALARM without a text as well.
/// - V8: MALARM without a note makes it read from address 0.
struct VCalendarAlarm {
  /// The names of the properties, and the actions that they stand for (RFC 5545 3.8.6.1, RFC 2445 4.8.6.1).
  static let actions = [
    "AALARM": "AUDIO", "DALARM": "DISPLAY", "MALARM": "EMAIL", "PALARM": "PROCEDURE",
  ]

  /// The lines of the VALARM that a property stands for, or none if it does not say when.
  static func lines(
    _ line: VCalendarLine,
    start: VCalendarTime?,
    due: VCalendarTime?,
    decode: ([UInt8], String?) -> String,
  ) -> [String] {
    let fields = line.escapedText(decode).splitAtSemicolons()
    guard let action = actions[line.name], let runTime = fields.first,
      let trigger = trigger(runTime, start: start, due: due)
    else { return [] }
    var lines = ["BEGIN:VALARM", "ACTION:\(action)", trigger]
    if fields.count > 2, let count = Int(fields[2]), count > 0, fields[1].hasPrefix("P") {
      lines += ["DURATION:\(fields[1])", "REPEAT:\(count)"]
    }
    if fields.count > 3, !fields[3].isEmpty {
      switch action {
      case "DISPLAY": lines.append("DESCRIPTION:\(fields[3...].joined(separator: "\\;"))")
      case "EMAIL": lines.append("ATTENDEE:mailto:\(fields[3])")
      default: lines.append("ATTACH:\(fields[3])")
      }
    }
    return lines + ["END:VALARM"]
  }

  private static func trigger(_ text: String, start: VCalendarTime?, due: VCalendarTime?) -> String?
  {
    // Not of the standard, but written and understood.
    if text.hasPrefix("P") || text.hasPrefix("-P") { return "TRIGGER:\(text)" }
    guard let time = VCalendarTime(text), !time.isDate else { return nil }
    if time.isUTC { return "TRIGGER;VALUE=DATE-TIME:\(text)" }
    if let start, !start.isUTC {
      return "TRIGGER:\(duration(from: start.wallClock, to: time.wallClock))"
    }
    if start == nil, let due, !due.isUTC {
      return "TRIGGER;RELATED=END:\(duration(from: due.wallClock, to: time.wallClock))"
    }
    return "TRIGGER;VALUE=DATE-TIME:\(text)"
  }

  /// A DURATION (RFC 5545 3.3.6).
  private static func duration(from begin: CivilDateTime, to end: CivilDateTime) -> String {
    let seconds = end.civilSeconds - begin.civilSeconds
    let length = abs(seconds)
    var text = seconds < 0 ? "-P" : "P"
    if length >= 86_400 { text += "\(length / 86_400)D" }
    let parts = [(length / 3600 % 24, "H"), (length / 60 % 60, "M"), (length % 60, "S")]
    let time = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    if !time.isEmpty { text += "T" + time }
    return length == 0 ? "PT0S" : text
  }
}

extension String {
  /// The parts of a TEXT between semicolons, of which those that separate are not told from others.
  fileprivate func splitAtSemicolons() -> [String] {
    replacing("\\;", with: ";").split(separator: ";", omittingEmptySubsequences: false).map {
      part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
