internal import CivilCalendar
internal import ICUSupport

/// Writes values as parts of a line for people: lists have `, ` between their values, and where a text has line
/// ends or tabs there is a space; other control characters become U+FFFD, and those that turn the direction of what
/// follows are left out.
struct TemplateSyntax: RecordSyntax {
  let marks = RecordMarks.template
  let closing: [UInt8]
  /// The names of the weekdays from Monday on.
  private let weekdays: [String]
  private let texts: [String]

  init(_ template: RecordTemplate, weekdays: [String]) {
    texts = template.texts
    closing = Array((template.texts.last ?? "").utf8)
    self.weekdays = weekdays
  }

  func label(at index: Int, of field: RecordField) -> [UInt8] { Array(texts[index].utf8) }

  func header(of fields: [RecordField]) -> [UInt8]? { nil }

  func append(_ value: FieldValue, to bytes: inout [UInt8]) {
    bytes += TemplateSyntax.line(value.text(joinedBy: ", ")).utf8
  }

  func append(_ value: FieldValue, _ form: RecordColumn.Form, to bytes: inout [UInt8]) {
    switch (form, value) {
    case (.cut(let columns), _):
      let line = TemplateSyntax.line(value.text(joinedBy: ", "))
      bytes += TextWidth.prefix(of: line, columns: columns).utf8
    case (.date, .time(let time)), (.time, .time(let time)), (.weekday, .time(let time)):
      append(time, form, to: &bytes)
    default: append(value, to: &bytes)
    }
  }

  func append(_ time: RecordTime?, _ form: RecordColumn.Form, to bytes: inout [UInt8]) {
    guard let time else { return }
    switch (form, time) {
    case (.date, _): bytes.append(time.date, quote: nil)
    case (.time, .day): break
    case (.time, .moment(let moment)): bytes.append(moment.wallClock.time)
    case (.weekday, _):
      let number = Weekday.monday.days(until: time.date.weekday)
      if weekdays.indices.contains(number) { bytes += weekdays[number].utf8 }
    case (.whole, _), (.cut, _): bytes.append(time, marks)
    }
  }

  func instance(uid: String) -> (before: [UInt8], after: [UInt8]) {
    (Array("\(TemplateSyntax.line(uid))/".utf8), [])
  }

  /// A text on one line, without control characters and those of direction, which begin with E2 in UTF-8.
  private static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0.mayBeginControl || $0 == 0xE2 }) else { return text }
    var line = String.UnicodeScalarView()
    var follows = false
    for scalar in text.unicodeScalars where !scalar.turnsDirection {
      let isSpace = scalar == "\n" || scalar == "\r" || scalar == "\t"
      if !isSpace {
        line.append(scalar.isControl ? "\u{FFFD}" : scalar)
      } else if !follows {
        line.append(" ")
      }
      follows = isSpace
    }
    return String(line)
  }
}

extension RecordTime {
  /// The day, on the clock of the display zone.
  fileprivate var date: CivilDate {
    switch self {
    case .day(let date): date
    case .moment(let moment): moment.wallClock.date
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is an embedding, override or isolate of direction, or ends one.
  fileprivate var turnsDirection: Bool {
    0x202A...0x202E ~= value || 0x2066...0x2069 ~= value
  }
}
