import CivilCalendar
import Testing

@testable import IcsviewCommand

struct `a usage error` {
  private static let dates = DateExpression.acceptedForms

  @Test(arguments: [
    ("--wek", "unknown option '--wek'; did you mean '--week'?"),
    ("--Week", "unknown option '--Week'; did you mean '--week'?"),
    ("--week-num", "unknown option '--week-num'; did you mean '--week-numbers'?"),
    ("--colour=never", "unknown option '--colour'; did you mean '--color'?"),
    ("--no-haeder", "unknown option '--no-haeder'; did you mean '--no-header'?"),
    ("--no-month", "unknown option '--no-month'; did you mean '--month'?"),
    ("--no-color", "unknown option '--no-color'; did you mean '--color'?"),
    ("-month", "unknown option '-month'; did you mean '--month'?"),
    ("--frobnicate", "unknown option '--frobnicate'; 'icsview --help' lists all there are"),
    ("-3q", "unknown option '-q'; 'icsview --help' lists all there are"),
    ("--=5", "unknown option '--'; 'icsview --help' lists all there are"),
    (
      "--from 2025", "'--from' is no option of 'icsview', only of 'icsview list' and 'icsview show'"
    ),
    (
      "list --mark dots",
      "'--mark' is no option of 'icsview list', only of 'icsview' and 'icsview browse'"
    ),
    ("--tz", "'--tz' needs a value: ZONE"),
    ("--color", "'--color' needs a value: auto|always|never"),
    ("-n", "'-n' needs a value: N"),
    ("--tz=", "'--tz' needs a value that is not empty"),
    ("--ascii=no", "'--ascii' takes no value, but 'no' is attached to it"),
    ("--help=x", "'--help' takes no value, but 'x' is attached to it"),
    ("-n0", "'0' of '-n' is no whole number from 1 to 9999"),
    ("-n 99999999999999999999", "'99999999999999999999' of '-n' is no whole number from 1 to 9999"),
    ("--limit -1", "'-1' of '--limit' is no whole number of at least 0"),
    (
      "--mark sum:",
      """
      'sum:' is no value of '--mark'; did you mean 'sum:PROPERTY'?
        accepted: dots, count, hours, ring, done, sum:PROPERTY, none
      """
    ),
    (
      "--work 17-9",
      """
      '17-9' of '--work' are no hours of work
        accepted: when it begins and ends, such as 9-17 or 08:30-16:45
      """
    ),
    (
      "--locale nonsense",
      """
      'nonsense' of '--locale' is no locale that is known
        accepted: names such as en_US, de_DE or ko_KR, and C
      """
    ),
    ("list --days x", "'x' of '--days' is no whole number from -3652059 to 3652059"),
    (
      "--format jsn",
      """
      'jsn' is no value of '--format'; did you mean 'json'?
        accepted: text, ndjson, json, tsv, csv, ics
      """
    ),
    ("--color red", "'red' is no value of '--color'\n  accepted: auto, always, never"),
    (
      "--show cancelled,",
      "'' is no value of '--show'\n  accepted: cancelled, declined, tentative, past, all-day, free"
    ),
    (
      "--type event,task",
      "'task' is no value of '--type'\n  accepted: event, todo, journal, freebusy, all"
    ),
    (
      "--week-start mo",
      """
      'mo' is no value of '--week-start'; did you mean 'monday'?
        accepted: monday, tuesday, wednesday, thursday, friday, saturday, sunday
      """
    ),
    (
      "list --from 2025-02-30",
      """
      '2025-02-30' of '--from' is no date: no such day at character 9 (2025-02 has 28)
        accepted: \(dates)
      """
    ),
    (
      "--week 2025-W53 a.ics",
      """
      '2025-W53' of '--week' is no date: no such week at character 7 (2025 has 52)
        accepted: \(dates)
      """
    ),
    (
      "--week=a.ics",
      "'a.ics' of '--week' is no date: unknown word at character 1\n  accepted: \(dates)"
    ),
    (
      "-mfoo",
      "'foo' of '-m' is no date: unknown word at character 1\n  accepted: \(dates)"
    ),
    (
      "list --to tomorow",
      """
      'tomorow' of '--to' is no date: unknown word at character 1; did you mean 'tomorrow'?
        accepted: \(dates)
      """
    ),
    (
      "--select 2025-06-16,2025-06-31",
      """
      '2025-06-16,2025-06-31' of '--select' are no dates: no such day at character 20 (2025-06 has 30)
        accepted: dates and ranges A..B with commas between them; dates are \(dates)
      """
    ),
    (
      "--now noon",
      """
      'noon' of '--now' is no date with a time: unexpected 'n' at character 1
        accepted: \(DateTimeExpression.acceptedForms)
      """
    ),
    ("next 0", "'0' of 'next' is no whole number from 1 to 9999"),
    (
      "next --ascii 99999999999999999999 a.ics",
      "'99999999999999999999' of 'next' is no whole number from 1 to 9999"
    ),
    (
      "next --limit 3",
      "'--limit' is no option of 'icsview next', only of 'icsview', 'icsview list' and 'icsview show'"
    ),
    (
      "list --format waybar",
      """
      'waybar' is no value of '--format'
        accepted: text, ndjson, json, tsv, csv, ics
      """
    ),
    ("completions", "'completions' needs a value: bash|zsh|fish"),
    (
      "completions sh",
      "'sh' is no value of 'completions'; did you mean 'zsh'?\n  accepted: bash, zsh, fish"
    ),
    ("completions zsh fish", "'icsview completions' takes one shell, and 'fish' is one more"),
    (
      "completions zsh --ascii",
      "'--ascii' is no option of 'icsview completions', only of 'icsview', 'icsview list', 'icsview show', 'icsview next' and 'icsview browse'"
    ),
    (
      "list --fields start",
      "'--fields' chooses keys of records, which '--format text' does not take from it\n"
        + "  accepted: '--format' with ndjson, json, tsv, csv"
    ),
    (
      "next --fields start --json --template {uid}",
      "'--fields' chooses keys of records, which '--template' does not take from it\n"
        + "  accepted: '--format' with ndjson, json, tsv, csv"
    ),
    ("help lsit", "no help on 'lsit'; did you mean 'list'?"),
    ("help frob", "no help on 'frob'; 'icsview --help' lists the commands"),
    ("help list more", "'icsview help' takes one command, and 'more' is one more"),
  ])
  func `says what is wrong, then what would be accepted`(arguments: String, message: String) throws
  {
    let words = arguments.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: words) }
    #expect(error?.message == message)
  }

  @Test func `shows no control characters of the command line`() {
    let error = UsageError.unknownOption("--\u{1B}[31m\u{7F}\u{9B}\n\u{202E}é한", nearest: nil)
    #expect(error.message.hasPrefix(#"unknown option '--\u{1B}[31m\u{7F}\u{9B}\u{A}\u{202E}é한';"#))
  }

  @Test func `cuts what is very long`() {
    let error = UsageError.unknownOption(String(repeating: "x", count: 100_000), nearest: nil)
    #expect(error.message.utf8.count < 300)
  }

  @Test func `points at a character, not a byte`() {
    let names = WeekdayNames { [("수요일", .wednesday)] }
    let error = #expect(throws: UsageError.self) {
      try Invocation(arguments: ["--select", "수요일,수요인"]) { _ in names }
    }
    #expect(error?.message.contains("unknown word at character 5\n") == true)
  }
}

struct `the nearest name` {
  @Test(
    arguments: [
      ("mnoth", "month"), ("mont", "month"), ("months", "month"), ("wee", "week"),
      ("week-numbres", "week-numbers"), ("x", nil), ("", nil), ("ab", nil), ("dyas", "days"),
      ("monthly-view", nil), ("DAY", "day"),
    ] as [(String, String?)]
  )
  func `is found by few typing errors or its beginning`(typed: String, expected: String?) {
    let names = ["month", "week", "day", "days", "week-numbers"]
    #expect(nearestName(to: typed, among: names) == expected)
  }

  @Test func `is not looked for in a text that no name is as long as`() {
    #expect(nearestName(to: String(repeating: "a", count: 1_000_000), among: ["a"]) == nil)
  }
}
