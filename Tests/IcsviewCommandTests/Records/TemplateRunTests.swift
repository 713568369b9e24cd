import Testing

@testable import IcsviewCommand

struct `a template on the command line` {
  private func run(_ arguments: String...) -> GoldenCommand.Result {
    let days = ["list", "--from", "2025-06-18", "--days", "1", "calendars/demo.ics"]
    return GoldenCommand.run(days + arguments)
  }

  @Test func `writes weekdays in the language of the locale`() {
    #expect(run("--template", "{start:weekday}", "--locale", "ko_KR").output.hasPrefix("화요일\n"))
    #expect(run("--template", "{start:weekday}").output.hasPrefix("Tuesday\n"))
  }

  @Test func `is the same in every locale but for those`() {
    let template = "{start:date} {start:time} {end} {summary} {duration}"
    let output = run("--template", template).output
    #expect(run("--template", template, "--locale", "ar_EG").output == output)
    #expect(run("--template", template, "--locale", "de_DE", "--time", "12").output == output)
  }

  @Test func `takes the place of an earlier format, and gives it to a later one`() {
    #expect(run("--format", "csv", "--template", "{summary:4}").output.hasPrefix("Nigh\n"))
    #expect(run("--template", "{summary:4}", "--json").output.hasPrefix("["))
  }

  @Test(arguments: [
    ["--template", "{summary}"], ["--format", "ndjson"], ["--format", "tsv"], ["--format", "csv"],
  ])
  func `and other records end by NUL where that is wanted`(format: [String]) {
    let days = ["list", "--from", "2025-06-18", "--days", "1", "calendars/demo.ics"]
    let lines = GoldenCommand.run(days + format).output
    #expect(
      GoldenCommand.run(days + format + ["-0"]).output == lines.replacing("\n", with: "\u{0}")
    )
  }

  @Test(arguments: ["json", "text"])
  func `is asked for where records do not end`(format: String) {
    let result = run("--format", format, "--null")
    #expect(
      result.diagnostics == """
        icsview: '--null' ends records, which '\(format)' of '--format' has not
          accepted: ndjson, tsv, csv, or '--template'

        """
    )
    #expect(result.status == .wrongUsage)
    #expect(result.output == "")
  }

  @Test(arguments: [
    (
      "{start} {sumary}",
      """
      unknown key 'sumary' at character 10; did you mean 'summary'?
        {start} {sumary}
                 ^
        accepted: uid, recurrence_id, instance, component, summary, location, description, url, \
      conference, start, end, all_day, days, duration, zone, zone_source, recurring, override, \
      status, busy, class, priority, categories, color, geo, organizer, attendees, alarms, due, \
      completed, percent, calendar, file, line, nl, tab
      """
    ),
    (
      "회의: {summary",
      """
      the brace at character 5 is not closed
        회의: {summary
              ^
        accepted: {summary}, {start:time}, {summary:40}; {{ and }} for braces
      """
    ),
    (
      "a}",
      """
      the brace at character 2 closes nothing
        a}
         ^
        accepted: {summary}, {start:time}, {summary:40}; {{ and }} for braces
      """
    ),
    (
      "{start:day}",
      """
      'day' at character 8 is no form of 'start'
        {start:day}
               ^
        accepted: date, time, weekday, as in {start:time}
      """
    ),
    (
      "{summary:x}",
      """
      'x' at character 10 is no form of 'summary'
        {summary:x}
                 ^
        accepted: a number of columns, as in {summary:40}
      """
    ),
    (
      "{days:4}",
      """
      '4' at character 7 is no form of 'days'
        {days:4}
              ^
        accepted: the key alone, as in {days}
      """
    ),
    (
      "{nl:4}",
      """
      '4' at character 5 is no form of 'nl'
        {nl:4}
            ^
        accepted: the name alone, as in {nl}
      """
    ),
  ])
  func `is answered with the place of its fault`(template: String, message: String) {
    let error = #expect(throws: UsageError.self) {
      try Invocation(arguments: ["list", "--template", template])
    }
    #expect(error?.message == "'--template' is no template: \(message)")
  }
}
