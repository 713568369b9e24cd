import CivilCalendar
import EventFormats
import ICalendar
import TestSupport
import Testing

struct `a record in a table` {
  private let june16 = day(2025, 6, 16)
  private var nineToTen: RecordTimes { .timed(moment(june16, 9), moment(june16, 10)) }

  /// An event with a value of every shape.
  private var rich: RecordComponent {
    var event = component(summary: "A, \"B\"\tand\nC\\D")
    event.details.categories = ["Work", "Team"]
    event.details.position = GeographicPosition(latitude: 52.5, longitude: 13.25)
    event.details.organizer = Person(name: "Smith, Bob", email: "bob@example.org")
    event.details.attendees = [
      Attendee(Person(email: "eve@example.org"), role: "chair"), Attendee(Person(name: "Ann")),
    ]
    event.details.alarms = [Alarm(action: "display", trigger: "-PT15M"), Alarm(trigger: "PT0S")]
    return event
  }

  private let shapes: [RecordField] = [
    .summary, .categories, .position, .organizer, .attendees, .alarms, .recurring, .line, .url,
    .duration, .recurrenceID,
  ]

  @Test func `has the default columns under their names`() throws {
    #expect(
      try output(RecordWriter(.tsv), component(summary: "Standup"), at: nineToTen) == """
        start\tend\tall_day\tsummary\tlocation\tcalendar\tuid
        2025-06-16T09:00:00+02:00\t2025-06-16T10:00:00+02:00\tfalse\tStandup\t\tWork\t1@example.org

        """
    )
    #expect(
      try output(RecordWriter(.csv), component(summary: "Standup"), at: nineToTen) == """
        start,end,all_day,summary,location,calendar,uid
        2025-06-16T09:00:00+02:00,2025-06-16T10:00:00+02:00,false,Standup,,Work,1@example.org

        """
    )
  }

  @Test func `has its values as texts in TSV`() throws {
    let writer = RecordWriter(.tsv, fields: shapes, hasHeader: false)
    #expect(
      try output(writer, rich, at: nineToTen)
        == "A, \"B\"\\tand\\nC\\\\D\tWork;Team\t52.5;13.25\tSmith, Bob <bob@example.org>"
        + "\teve@example.org;Ann\tdisplay -PT15M;PT0S\tfalse\t7\t\t3600\t\n"
    )
  }

  @Test func `has its values quoted in CSV where they must be`() throws {
    let writer = RecordWriter(.csv, fields: shapes, hasHeader: false)
    #expect(
      try output(writer, rich, at: nineToTen)
        == "\"A, \"\"B\"\"\tand\nC\\D\",Work;Team,52.5;13.25,\"Smith, Bob <bob@example.org>\""
        + ",eve@example.org;Ann,display -PT15M;PT0S,false,7,,3600,\n"
    )
  }

  @Test(arguments: [
    ("a\tb\u{1B}", "a\\tb\u{FFFD}/20250616T070000Z", "a\tb\u{FFFD}/20250616T070000Z"),
    ("a,\"b\"", "a,\"b\"/20250616T070000Z", "\"a,\"\"b\"\"/20250616T070000Z\""),
  ])
  func `has an instance that is safe as well`(uid: String, tsv: String, csv: String) throws {
    var component = component()
    component.uid = uid
    for (format, expected) in [(RecordFormat.tsv, tsv), (.csv, csv)] {
      let writer = RecordWriter(format, fields: [.instance], hasHeader: false)
      #expect(try output(writer, component, at: nineToTen) == expected + "\n")
    }
  }

  @Test func `may repeat a column and end in NUL`() throws {
    let writer = RecordWriter(.tsv, fields: [.line, .line], endsWithNUL: true)
    #expect(try output(writer, component(), at: nineToTen) == "line\tline\u{0}7\t7\u{0}")
  }

  @Test func `is one line of as many values as columns in TSV, whatever the texts`() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<500 {
      let texts = (0..<3).map { _ in hostileText(&random) }
      let written = try write(texts, RecordWriter(.tsv, fields: [.summary, .url, .file, .line]))
      #expect(!written.unicodeScalars.contains { isControl($0) && $0 != "\t" && $0 != "\n" })
      let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3)
      let values = lines[1].split(separator: "\t", omittingEmptySubsequences: false)
      let expected = texts.map { visible($0, keeping: ["\t", "\n", "\r"]) } + ["7"]
      #expect(values.map { Array(unescaped($0)) } == expected.map { Array($0.unicodeScalars) })
    }
  }

  @Test func `comes back from CSV, whatever the texts`() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<500 {
      let texts = (0..<3).map { _ in hostileText(&random) }
      let written = try write(texts, RecordWriter(.csv, fields: [.summary, .url, .file, .line]))
      #expect(!written.unicodeScalars.contains { isControl($0) && $0 != "\t" && $0 != "\n" })
      let records = csvRecords(written)
      #expect(records.count == 2)
      let expected = texts.map { visible($0, keeping: ["\t", "\n"]) } + ["7"]
      #expect(records.last?.map { Array($0) } == expected.map { Array($0.unicodeScalars) })
    }
  }

  private func write(_ texts: [String], _ writer: RecordWriter) throws -> String {
    var component = component(summary: texts[0])
    component.details.url = texts[1]
    component.file = texts[2]
    return try output(writer, component, at: nineToTen)
  }
}

/// A text with U+FFFD for all controls but some; where CR is not kept, line ends are newlines.
private func visible(_ text: String, keeping kept: Set<Unicode.Scalar>) -> String {
  var result = String.UnicodeScalarView()
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n" where previous == "\r" && !kept.contains("\r"): break
    case "\r" where !kept.contains("\r"): result.append("\n")
    case _ where isControl(scalar) && !kept.contains(scalar): result.append("\u{FFFD}")
    default: result.append(scalar)
    }
    previous = scalar
  }
  return String(result)
}

/// A value of TSV without its escapes.
private func unescaped(_ value: Substring) -> String.UnicodeScalarView {
  let meanings: [Unicode.Scalar: Unicode.Scalar] = ["t": "\t", "n": "\n", "r": "\r", "\\": "\\"]
  var result = String.UnicodeScalarView()
  var isEscaped = false
  for scalar in value.unicodeScalars {
    if isEscaped {
      result.append(meanings[scalar] ?? "?")
      isEscaped = false
    } else if scalar == "\\" {
      isEscaped = true
    } else {
      result.append(scalar)
    }
  }
  return result
}

/// The records of a text by the grammar of RFC 4180, with newlines between them.
private func csvRecords(_ text: String) -> [[String.UnicodeScalarView]] {
  var records: [[String.UnicodeScalarView]] = []
  var record: [String.UnicodeScalarView] = []
  var value = String.UnicodeScalarView()
  var isQuoted = false
  var scalars = Array(text.unicodeScalars)[...]
  while let scalar = scalars.popFirst() {
    switch scalar {
    case "\"" where isQuoted && scalars.first == "\"":
      value.append(scalar)
      scalars = scalars.dropFirst()
    case "\"":
      isQuoted.toggle()
    case "," where !isQuoted, "\n" where !isQuoted:
      record.append(value)
      value = String.UnicodeScalarView()
      if scalar == "\n" {
        records.append(record)
        record = []
      }
    default:
      value.append(scalar)
    }
  }
  return records
}
