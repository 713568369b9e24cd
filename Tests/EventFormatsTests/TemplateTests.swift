import EventFormats
import ICalendar
import ICUSupport
import TestSupport
import Testing

private let weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]

private func line(
  _ template: String,
  _ component: RecordComponent,
  at times: RecordTimes
) throws -> String {
  let writer = RecordWriter(try RecordTemplate(template), weekdays: weekdays, endsWithNUL: true)
  let text = try output(writer, component, at: times)
  #expect(text.hasSuffix("\u{0}"))
  return String(text.dropLast())
}

struct `a template` {
  private let june16 = day(2025, 6, 16)
  private var nineToTen: RecordTimes { .timed(moment(june16, 9, 5), moment(june16, 10)) }
  private var twoDays: RecordTimes { .allDay(june16..<day(2025, 6, 18)) }

  /// A to-do with a value of every shape.
  private var rich: RecordComponent {
    var todo = component(.todo, summary: "Größe 회의 now")
    todo.details.categories = ["Work", "Team"]
    todo.details.position = GeographicPosition(latitude: 52.5, longitude: 13.25)
    todo.details.attendees = [
      Attendee(Person(name: "Ann", email: "a@b")), Attendee(Person(name: "Bo")),
    ]
    todo.details.alarms = [Alarm(action: "display", trigger: "-PT15M"), Alarm(trigger: "PT0S")]
    todo.completed = .moment(moment(day(2025, 6, 15), 23, 59))
    todo.isRecurring = true
    return todo
  }

  @Test(arguments: [
    ("", ""), ("plain {{x}} }}", "plain {x} }"),
    ("{start} {summary}", "2025-06-16T09:05:00+02:00 Größe 회의 now"),
    ("{start:weekday} {start:date} {start:time}–{end:time}", "Mo 2025-06-16 09:05–10:00"),
    ("{completed:date} {completed:time} {completed:weekday}", "2025-06-15 23:59 So"),
    ("{recurrence_id:time}", "09:05"), ("[{due}{due:date}{due:time}{due:weekday}]", "[]"),
    ("{tab}{nl}{uid}", "\t\n1@example.org"),
    ("{all_day} {duration} {days}", "false 3300 2025-06-16"),
    ("{summary:9}|", "Größe 회|"), ("{summary:8}|", "Größe 회|"), ("{summary:7}|", "Größe |"),
    ("{summary:1}", "G"), ("{summary:99}", "Größe 회의 now"), ("{location:5}|", "|"),
    ("{categories}", "Work, Team"), ("{categories:6}", "Work, "), ("{geo}", "52.5, 13.25"),
    ("{attendees}; {alarms}", "Ann <a@b>, Bo; display -PT15M, PT0S"),
    ("{instance}", "1@example.org/20250616T070500Z"), ("{line}{line}", "77"),
    ("회{summary:2}의", "회Gr의"),
  ])
  func `is filled in with the values of its keys`(template: String, expected: String) throws {
    #expect(try line(template, rich, at: nineToTen) == expected)
  }

  @Test func `has no time of a whole day`() throws {
    let text = "{start} {start:date}|{start:time}|{end:date} {end:weekday} {days} {all_day}"
    #expect(
      try line(text, component(), at: twoDays)
        == "2025-06-16 2025-06-16||2025-06-18 Mi 2025-06-16, 2025-06-17 true"
    )
  }

  @Test func `writes a record a line`() throws {
    let writer = RecordWriter(try RecordTemplate("{summary}!"), weekdays: [])
    #expect(try output(writer, component(summary: "A"), at: nineToTen, twoDays) == "A!\nA!\n")
  }

  @Test(arguments: [
    ("a\nb\r\n\r\nc\td", "a b c d"), ("a\u{1B}[31m\u{9B}é", "a\u{FFFD}[31m\u{FFFD}é"),
    ("\u{0}", "\u{FFFD}"), ("a\u{202E}b\u{2066}“c”\u{2069}", "ab“c”"), ("é한", "é한"),
    (" a  b ", " a  b "),
  ])
  func `has texts on one line without control characters`(text: String, expected: String) throws {
    #expect(try line("{summary}", component(summary: text), at: nineToTen) == expected)
    var event = component()
    event.uid = text
    #expect(try line("{instance}", event, at: nineToTen) == "\(expected)/20250616T070500Z")
  }

  @Test func `cuts between letters, whatever the texts`() throws {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<500 {
      let text = hostileText(&random)
      let columns = Int.random(in: 1...12, using: &random)
      let cut = try line("{summary:\(columns)}", component(summary: text), at: nineToTen)
      let whole = try line("{summary}", component(summary: text), at: nineToTen)
      #expect(TextWidth.columns(of: cut) <= columns)
      #expect(whole.unicodeScalars.starts(with: cut.unicodeScalars))
      #expect(!whole.unicodeScalars.contains(where: isControl))
    }
  }

  @Test(
    arguments: [
      ("a {summary", 2, .unclosedBrace), ("{", 0, .unclosedBrace), ("한}", 3, .strayBrace),
      ("{{}", 2, .strayBrace), ("{}", 1, .unknownKey("")), ("{sumary}", 1, .unknownKey("sumary")),
      ("{summary} {Start}", 11, .unknownKey("Start")), ("{ start}", 1, .unknownKey(" start")),
      ("{start:day}", 7, .unknownForm("day", of: .start)),
      ("{start:40}", 7, .unknownForm("40", of: .start)),
      ("{start:}", 7, .unknownForm("", of: .start)),
      ("{summary:date}", 9, .unknownForm("date", of: .summary)),
      ("{summary:0}", 9, .unknownForm("0", of: .summary)),
      ("{summary:-4}", 9, .unknownForm("-4", of: .summary)),
      ("{summary:+4}", 9, .unknownForm("+4", of: .summary)),
      ("{days:4}", 6, .unknownForm("4", of: .days)), ("{{{x", 2, .unclosedBrace),
      ("{nl:4}", 4, .formOfSign("4", of: "nl")), ("{tab:}", 5, .formOfSign("", of: "tab")),
    ] as [(String, Int, TemplateSyntaxError.Problem)]
  )
  func `says what is wrong with it, and where`(
    text: String,
    utf8Offset: Int,
    problem: TemplateSyntaxError.Problem
  ) {
    #expect(throws: TemplateSyntaxError(text: text, utf8Offset: utf8Offset, problem: problem)) {
      try RecordTemplate(text)
    }
  }
}
