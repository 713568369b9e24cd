/// The lines of an event or to-do of vCalendar 1.0 while they are being turned into iCalendar.
///
/// What libical 3.0.16 converts rightly goes through its converter. Its pitfalls, beside those of rules and
/// alarms (`VCalendarRule`, `VCalendarAlarm`) and of its parser (`VObjectConversion`):
///
/// - V9: `DTSTART;TZID=Europe/Berlin:…`: parameters are lost. Lines with such parameters are kept as they are.
/// - V10: `EXDATE:…Z;…Z`, or a malformed time: `EXDATE:ERROR: No Value` is written. Each item is handed over on
///   its own, and times only where they are well-formed.
/// - V11: DCREATED, LAST-MODIFIED and COMPLETED without a zone are turned into UTC by the zone of the process.
///   They stay without one.
/// - V12: `CATEGORIES:A,B;C`: three categories are written (P14).
/// - V13: `ATTENDEE;STATUS=ACCEPTED:Ann <ann@example.org>`: all of it is taken for the address.
/// - V14: A word that only iCalendar has, such as STATUS:CANCELLED, is lost. It is kept.
struct VCalendarConversion {
  /// What libical converts.
  private var properties: [VObjectConversion.Property] = []
  private var rules: [(line: VCalendarLine, rule: VCalendarRule)] = []
  /// Lines in iCalendar, each with the number of the line it was made of.
  private var written: [NumberedLine] = []

  private let decode: ([UInt8], String?) -> String
  private let start: VCalendarTime?
  private let due: VCalendarTime?
  private var hasOrganizer: Bool

  /// Texts of more bytes are not handed over, since libical has several copies of each.
  private static let longestText = 100_000

  init(_ lines: [VCalendarLine], decode: @escaping ([UInt8], String?) -> String) {
    self.decode = decode
    func time(_ name: String) -> VCalendarTime? {
      lines.first { $0.name == name && $0.isPlain }.flatMap { VCalendarTime($0.trimmedValue) }
    }
    start = time("DTSTART")
    due = time("DUE")
    hasOrganizer = lines.contains { $0.name == "ORGANIZER" }
  }

  /// Takes in a line.
  mutating func read(_ line: VCalendarLine) {
    let value = line.trimmedValue
    guard !value.isEmpty else { return }
    switch line.name {
    case "SUMMARY", "DESCRIPTION", "LOCATION", "UID": readText(line)
    case "DTSTART", "DTEND", "DUE": readTime(line, value, isFloatingConverted: true)
    case "DCREATED", "LAST-MODIFIED", "COMPLETED":
      readTime(line, value, isFloatingConverted: false)
    case "EXDATE", "RDATE": readTimes(line, value)
    case "RRULE", "EXRULE":
      if let rule = VCalendarRule(value, start: start) {
        rules.append((line, rule))
      } else {
        keep(line)
      }
    case "TRANSP", "SEQUENCE", "PRIORITY":
      if Int32(value) != nil { convert(line, value) } else { keep(line) }
    case "STATUS": readStatus(line, value.uppercased())
    case "CATEGORIES", "RESOURCES": readList(line)
    case "ATTENDEE", "X-ORGANIZER": readPerson(line)
    case "GEO": readPosition(line, value)
    case "AALARM", "DALARM", "MALARM", "PALARM":
      let alarm = VCalendarAlarm.lines(line, start: start, due: due, decode: decode)
      written += alarm.map { NumberedLine(text: $0, number: line.number) }
    case "DAYLIGHT", "TZ", "RNUM": break
    default: keep(line)
    }
  }

  /// The lines in iCalendar of a component of a name; those that libical writes have no number of their own.
  consuming func finish(in component: String, at number: Int) -> [NumberedLine] {
    let (properties, rules, decode) = (properties, rules, decode)
    let converted = LibraryAccess.withLock { access in
      VObjectConversion.lines(of: properties, in: component, access)
        .map { NumberedLine(text: $0, number: number) }
        + rules.map { line, rule in
          let value = VObjectConversion.rule(rule.repetition, in: component, access)
          let text = value.map { "\(line.name):\($0)\(rule.end)" } ?? line.unchanged(decode)
          return NumberedLine(text: text, number: line.number)
        }
    }
    return converted + written
  }
}

extension VCalendarConversion {
  /// Keeps a line as it is.
  private mutating func keep(_ line: VCalendarLine) { write(line.unchanged(decode), from: line) }

  private mutating func write(_ text: String, from line: VCalendarLine) {
    written.append(NumberedLine(text: text, number: line.number))
  }

  /// Lets libical convert a line, unless it has parameters that would be lost.
  private mutating func convert(_ line: VCalendarLine, _ value: String) {
    guard line.isPlain else { return keep(line) }
    properties.append(VObjectConversion.Property(name: line.name, value: value))
  }

  private mutating func readText(_ line: VCalendarLine) {
    let text = line.escapedText(decode)
    if line.isPlain, text.utf8.count <= VCalendarConversion.longestText {
      convert(line, text)
    } else {
      write("\(line.nameAndParameters):\(text)", from: line)
    }
  }

  private mutating func readTime(_ line: VCalendarLine, _ value: String, isFloatingConverted: Bool)
  {
    if let time = VCalendarTime(value), time.isUTC || isFloatingConverted {
      convert(line, value)
    } else if line.name == "DCREATED" {
      write("CREATED:\(value)", from: line)
    } else {
      keep(line)
    }
  }

  private mutating func readTimes(_ line: VCalendarLine, _ value: String) {
    let items = value.split { $0 == ";" || $0 == "," }.map { $0.filter { $0 != " " } }
    for item in items {
      if line.isPlain, VCalendarTime(item) != nil {
        convert(line, item)
      } else {
        write("\(line.nameAndParameters):\(item)", from: line)
      }
    }
  }

  private mutating func readStatus(_ line: VCalendarLine, _ word: String) {
    let words = [
      "NEEDS ACTION", "SENT", "TENTATIVE", "CONFIRMED", "DECLINED", "DELEGATED", "ACCEPTED",
      "COMPLETED",
    ]
    if words.contains(word) { convert(line, word) } else { keep(line) }
  }

  /// Semicolons separate; where there are none, commas do, as many programs have it.
  private mutating func readList(_ line: VCalendarLine) {
    let text = line.text(decode)
    let separator: Character = text.contains(";") ? ";" : ","
    let items = text.split(separator: separator).map { item in
      VCalendarLine.escaped(String(item.drop { $0 == " " }), isEncoded: true)
    }
    if !items.isEmpty { write("\(line.name):\(items.joined(separator: ","))", from: line) }
  }

  private mutating func readPerson(_ line: VCalendarLine) {
    let person = VCalendarPerson(line, decode: decode)
    guard person.isOrganizer else { return write(person.iCalendarLine, from: line) }
    if !hasOrganizer { write(person.iCalendarLine, from: line) }
    hasOrganizer = true
  }

  /// vCalendar has the longitude first, and a comma between the two.
  private mutating func readPosition(_ line: VCalendarLine, _ value: String) {
    let numbers = value.split(separator: ",")
    guard numbers.count == 2 else { return keep(line) }
    write("GEO:\(numbers[1].filter { $0 != " " });\(numbers[0].filter { $0 != " " })", from: line)
  }
}
