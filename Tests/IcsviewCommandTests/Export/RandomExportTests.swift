import EventFormats
import TestSupport
import Testing

struct `random calendars merged` {
  @Test func `give the same occurrences, and the second time the same bytes`() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 11)
    let fields: [RecordField] = [.calendar, .zone, .zoneSource]
    for number in 0..<60 {
      var paths: [String] = []
      var texts: [String] = []
      for file in 0..<Int.random(in: 1...3, using: &random) {
        texts.append(RandomCalendar.file(&random))
        paths.append(folder.path(of: "\(file).ics"))
        try folder.write(texts[file], to: "\(file).ics")
      }
      let first = RoundTrip(paths, besides: fields)
      try folder.write(first.calendar, to: "merged.ics")
      let second = RoundTrip([folder.path(of: "merged.ics")], besides: fields)
      // Messages come last, so that what begins at the same time can be in another order.
      let isSame = second.sortedRecords == first.sortedRecords
      guard isSame, second.calendar == first.calendar else {
        let calendars = texts.joined(separator: "====\n") + "→\n\(first.calendar)"
        Issue.record("number \(number):\n\(calendars)\n\(first.records)→\n\(second.records)")
        return
      }
    }
  }
}

/// Calendars in which all that can contradict itself does.
private enum RandomCalendar {
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Office", "W. Europe Standard Time", "/x/Asia/Seoul",
    "UTC",
    "GMT+0300",
  ]

  static func file(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      text += "BEGIN:VCALENDAR\n"
      if chance(4, &random) { text += "METHOD:\(pick(["REQUEST", "PUBLISH", "REPLY"], &random))\n" }
      if chance(3, &random) { text += "X-WR-TIMEZONE:\(pick(zones, &random))\n" }
      for _ in 0..<Int.random(in: 0...2, using: &random) { text += zone(&random) }
      for _ in 0..<Int.random(in: 0...4, using: &random) { text += component(&random) }
      text += "END:VCALENDAR\n"
    }
    return damaged(text, &random)
  }

  private static func zone(_ random: inout SeededGenerator) -> String {
    var text = "BEGIN:VTIMEZONE\nTZID:\(pick(zones, &random))\n"
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let start = pick(["19700101T000000", "20250301T020000", "16010101T000000"], &random)
      text += "BEGIN:STANDARD\nDTSTART:\(start)\nTZOFFSETFROM:\(offset(&random))\n"
      if chance(2, &random) { text += "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\n" }
      text += "TZOFFSETTO:\(offset(&random))\nEND:STANDARD\n"
    }
    return text + "END:VTIMEZONE\n"
  }

  private static func component(_ random: inout SeededGenerator) -> String {
    let kind = pick(["VEVENT", "VEVENT", "VEVENT", "VTODO", "VJOURNAL"], &random)
    var text = "BEGIN:\(kind)\n"
    let uid = Int.random(in: 0...4, using: &random)
    if uid > 0 { text += "UID:\(uid)\n" }
    // A UID stands for days or for times: one that is both cannot be told by its RECURRENCE-ID.
    let isDate = uid == 1
    let start = isDate ? ";VALUE=DATE:20250616" : time(&random, forms: 1...4)
    text += "DTSTART\(start)\n"
    if chance(2, &random) { text += "DTEND\(time(&random))\n" }
    if chance(2, &random) {
      text +=
        "RRULE:FREQ=DAILY;UNTIL=2025062\(Int.random(in: 0...9, using: &random))T\(hour(&random))Z\n"
    }
    if chance(3, &random) { text += "EXDATE\(time(&random))\n" }
    if chance(3, &random) { text += "RDATE\(time(&random))\n" }
    let original = isDate ? ";VALUE=DATE:20250617" : time(&random)
    if chance(3, &random) { text += "RECURRENCE-ID\(original)\n" }
    if chance(3, &random) { text += "SEQUENCE:\(Int.random(in: 0...2, using: &random))\n" }
    if chance(6, &random) { text += "STATUS:CANCELLED\n" }
    if chance(4, &random) { text += "BEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM\n" }
    return text + "SUMMARY:\(pick(["One", "Zwei", "세 번째, folded\n  line"], &random))\nEND:\(kind)\n"
  }

  /// The rest of a property that holds a time near the 16th of June 2025; form 0 is a date.
  private static func time(
    _ random: inout SeededGenerator,
    forms: ClosedRange<Int> = 0...4
  ) -> String {
    let day = "202506\(Int.random(in: 14...22, using: &random))"
    switch Int.random(in: forms, using: &random) {
    case 0: return ";VALUE=DATE:\(day)"
    case 1: return ":\(day)T\(hour(&random))"
    case 2: return ":\(day)T\(hour(&random))Z"
    default: return ";TZID=\(pick(zones, &random)):\(day)T\(hour(&random))"
    }
  }

  /// The text with one line lost, doubled or cut now and then.
  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    guard chance(3, &random) else { return text }
    var lines = text.split(separator: "\n").map(String.init)
    let place = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    default: lines[place] = String(lines[place].prefix(7))
    }
    return lines.joined(separator: "\n")
  }

  private static func hour(_ random: inout SeededGenerator) -> String {
    pick(["000000", "090000", "230000"], &random)
  }

  private static func offset(_ random: inout SeededGenerator) -> String {
    pick(["+0100", "+0200", "-0500", "+0900"], &random)
  }

  private static func pick(_ words: [String], _ random: inout SeededGenerator) -> String {
    words.randomElement(using: &random) ?? ""
  }

  /// True once in so many times.
  private static func chance(_ count: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 1...count, using: &random) == 1
  }
}
