import TestSupport

/// A calendar of any size, the same in every run: meetings, some of them in series, over twenty years.
enum SampleCalendar {
  /// The bytes of a calendar with a number of events.
  static func bytes(events: Int) -> [UInt8] {
    var random = SeededGenerator(seed: 7)
    var text = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//icsview//Benchmarks//EN\r
      X-WR-CALNAME:Sample\r

      """
    for number in 0..<events {
      text += event(number, &random)
    }
    text += "END:VCALENDAR\r\n"
    return Array(text.utf8)
  }

  /// The bytes of a calendar of about some megabytes: the same thousands of events again and again, with other UIDs.
  static func bytes(megabytes: Int) -> [UInt8] {
    let sample = bytes(events: 2000)
    let events = Array("BEGIN:VEVENT".utf8)
    guard let begin = sample.indices.first(where: { sample[$0...].starts(with: events) }) else {
      return sample
    }
    var block = Array(sample[begin...].dropLast("END:VCALENDAR\r\n".utf8.count))
    // The last digits before the sign are the number of the block.
    let signs = block.indices.filter { block[$0] == UInt8(ascii: "@") }
    var bytes = Array(sample[..<begin])
    bytes.reserveCapacity(megabytes * 1_000_000 + block.count)
    var number = 0
    while bytes.count < megabytes * 1_000_000 {
      for sign in signs {
        var rest = number
        for place in (sign - 6..<sign).reversed() {
          block[place] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
      }
      bytes += block
      number += 1
    }
    bytes += Array("END:VCALENDAR\r\n".utf8)
    return bytes
  }

  private static let rules = [
    "FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY", "FREQ=DAILY;INTERVAL=3",
    "FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=24",
  ]

  private static func event(_ number: Int, _ random: inout SeededGenerator) -> String {
    func two(_ range: ClosedRange<Int>) -> String {
      let value = Int.random(in: range, using: &random)
      return value < 10 ? "0\(value)" : "\(value)"
    }
    let day = "20\(two(6...25))\(two(1...12))\(two(1...28))"
    let hour = two(8...18)
    let recurs = number % 10 == 0
    let rule = recurs ? "RRULE:\(rules[number / 10 % rules.count])\r\n" : ""
    return """
      BEGIN:VEVENT\r
      UID:sample-\(number)-\(random.next())@icsview.example\r
      DTSTAMP:20250101T000000Z\r
      CREATED:20240101T000000Z\r
      LAST-MODIFIED:20250101T000000Z\r
      DTSTART;TZID=Europe/Berlin:\(day)T\(hour)0000\r
      DTEND;TZID=Europe/Berlin:\(day)T\(hour)4500\r
      \(rule)SEQUENCE:0\r
      STATUS:CONFIRMED\r
      SUMMARY:Meeting number \(number)\r
      LOCATION:Room \(number % 40)\r
      DESCRIPTION:Points to talk about: the plan\\, the state of work\\, what is in\r
        the way\\, and who does what until the next time.\\nBring the figures.\r
      END:VEVENT\r

      """
  }
}
