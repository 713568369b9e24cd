import CalendarChecking
import CivilCalendar
import EventFilters
import EventFormats
import TestSupport
import Testing

@testable import IcsviewCommand

struct `the command line` {
  @Test func `asks for a page of nothing in particular by itself`() throws {
    #expect(try request() == Request(command: .page))
  }

  // Each use of each option, and the one property that it changes.
  @Test(arguments: OptionCase.all)
  func `changes one thing with each option`(example: OptionCase) throws {
    let command = example.arguments.first.flatMap { Command(rawValue: $0) } ?? .page
    var expected = Request(command: command)
    try example.change(&expected)
    #expect(try request(example.arguments) == expected)
  }

  @Test
  func `declares no option without a use in this table, of its letter and its other form too`() {
    let arguments = OptionCase.all.flatMap(\.arguments)
    func isUsed(_ spelling: String) -> Bool {
      arguments.contains { $0 == spelling || $0.hasPrefix("\(spelling)=") }
    }
    for option in OptionTable.all where option.group != .general {
      #expect(isUsed("--\(option.name)") || isUsed("--no-\(option.name)"), "\(option.name)")
      if let letter = option.letter {
        let isUsed = arguments.contains { $0.hasPrefix("-\(letter)") && !$0.hasPrefix("--") }
        #expect(isUsed, "-\(letter)")
      }
      guard case .toggle = option.behaviour else { continue }
      #expect(isUsed("--no-\(option.name)"), "--no-\(option.name)")
    }
  }

  @Test func `takes options before, between and after files`() throws {
    let expected = try request(["--ascii", "a.ics", "b.ics", "--limit", "3"])
    #expect(try request(["a.ics", "--ascii", "--limit=3", "b.ics"]) == expected)
    #expect(expected.sources == [.path("a.ics"), .path("b.ics")])
  }

  @Test func `ends options with two dashes`() throws {
    let request = try request(["--ascii", "--", "--limit", "-", "--"])
    #expect(request.sources == [.path("--limit"), .standardInput, .path("--")])
  }

  @Test(arguments: [
    (["-3m"], "month"), (["-m3"], "month"), (["-w3"], "week"), (["-3", "-w"], "week"),
    (["-3wm"], "month"),
  ])
  func `takes several letters behind one dash`(arguments: [String], kind: String) throws {
    let request = try request(arguments)
    #expect(request.pages == .three)
    #expect(request.page?.kind.rawValue == kind)
    #expect(request.sources == [])
  }

  @Test(
    arguments: [
      ("-wn2", Request.PageRun(before: 0, count: 2), nil), ("-wn", nil, nil),
      ("-w3n2", .init(before: 0, count: 2), nil),
      ("-3wn=2", .init(before: 0, count: 2), nil), ("-w2025n", nil, "2025n"), ("-wnx", nil, "nx"),
    ] as [(String, Request.PageRun?, String?)]
  )
  func `reads letters behind an option with a date as such if they are some`(
    argument: String,
    pages: Request.PageRun?,
    wrongDate: String?
  ) throws {
    if let pages {
      let request = try request([argument])
      #expect(request.pages == pages)
      #expect(request.page == Request.Page(.week))
    } else {
      let error = #expect(throws: UsageError.self) { try request([argument]) }
      let expected = wrongDate.map { "'\($0)' of '-w' is no date" } ?? "'-n' needs a value: N"
      #expect(error?.message.hasPrefix(expected) == true)
    }
  }

  @Test func `reads a weekday of another language behind a letter, also if it begins with one`()
    throws
  {
    let invocation = try Invocation(arguments: ["-wsamstag"]) { _ in
      WeekdayNames { [("Samstag", .saturday)] }
    }
    var expected = Request()
    expected.page = Request.Page(.week, .next(.saturday))
    #expect(invocation == .request(expected))
  }

  @Test(arguments: [
    (["-n5"], 5), (["-n", "5"], 5), (["-n=5"], 5), (["--pages", "5"], 5), (["-3n5"], 5),
    (["-n5", "-n6"], 6),
  ])
  func `takes the value of a letter`(arguments: [String], count: Int) throws {
    #expect(try request(arguments).pages == Request.PageRun(before: 0, count: count))
  }

  @Test(
    arguments: [
      (["-m", "2025-06"], "2025-06", []), (["-m", "a.ics"], nil, ["a.ics"]),
      (["-m", "-2w"], "-2w", []), (["-m", "--ascii"], nil, []), (["-m", "-3"], nil, []),
      (["-m", "--", "2025-06"], nil, ["2025-06"]), (["-m", "tomorrow", "x"], "tomorrow", ["x"]),
      (["-m2025-06", "2025"], "2025-06", ["2025"]), (["-m", "./2025"], nil, ["./2025"]),
      (["--month=2025", "2024"], "2025", ["2024"]), (["-m"], nil, []),
      (["-m", "-"], nil, ["-"]), (["-m", ""], nil, [""]), (["x", "-m", "y"], nil, ["x", "y"]),
    ] as [([String], String?, [String])]
  )
  func `takes the next argument as a date only if it reads as one`(
    arguments: [String],
    date: String?,
    files: [String]
  ) throws {
    let request = try request(arguments)
    #expect(request.page == Request.Page(.month, try date.map { try DateExpression($0) }))
    #expect(request.sources == files.map { $0 == "-" ? .standardInput : .path($0) })
  }

  @Test func `knows weekdays in the language that a later option names`() throws {
    let arguments = ["-w", "수요일", "a.ics", "--locale", "ko_KR"]
    let invocation = try Invocation(arguments: arguments) { locale in
      locale == "ko_KR" ? WeekdayNames { [("수요일", .wednesday)] } : .english
    }
    var expected = Request()
    expected.page = Request.Page(.week, .next(.wednesday))
    expected.sources = [.path("a.ics")]
    expected.locale = "ko_KR"
    #expect(invocation == .request(expected))
  }

  @Test func `never reads the value of an option as an option`() throws {
    let request = try request(["list", "--from", "-2w", "--days", "-3", "--tz", "--ascii"])
    #expect(request.span.from == .offset(-2, .weeks))
    #expect(request.span.count == -3)
    #expect(request.timeZone == "--ascii")
    #expect(!request.isASCII)
  }

  @Test func `knows a command only by the first argument`() throws {
    #expect(try request(["list", "list"]).sources == [.path("list")])
    #expect(try request(["./list"]) == request(["--", "./list"]))
    #expect(try request(["--ascii", "list"]).command == .page)
    #expect(try request(["--", "list"]).sources == [.path("list")])
    #expect(try request([""]).sources == [.path("")])
  }

  @Test(
    arguments: [
      (["--help"], Invocation.help(.page)), (["-h", "x"], .help(.page)),
      (["list", "x", "--help"], .help(.list)), (["help"], .manual(.page)),
      (["help", "icsview"], .manual(.page)), (["help", "help"], .manual(.page)),
      (["help", "list"], .manual(.list)), (["help", "themes"], .themes),
      (["help", "--help"], .manual(.page)), (["--version"], .version), (["list", "-V"], .version),
      (["--version", "--help"], .version), (["-hV"], .help(.page)),
    ] as [([String], Invocation)]
  )
  func `answers about itself`(arguments: [String], expected: Invocation) throws {
    #expect(try Invocation(arguments: arguments) == expected)
  }

  private func request(_ arguments: [String] = []) throws -> Request {
    let invocation = try Invocation(arguments: arguments)
    guard case .request(let request) = invocation else {
      Issue.record("\(invocation)")
      return Request()
    }
    return request
  }
}

/// A use of an option, and what it does.
struct OptionCase: CustomTestStringConvertible, Sendable {
  let arguments: [String]
  let change: @Sendable (inout Request) throws -> Void

  init(_ arguments: String, change: @escaping @Sendable (inout Request) throws -> Void) {
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.change = change
  }

  var testDescription: String { arguments.joined(separator: " ") }

  static let all: [OptionCase] = [
    OptionCase("--calendar Work=a.ics@teal b") {
      $0.sources = [
        .calendar(Request.NamedCalendar(path: "a.ics", name: "Work", color: "teal")), .path("b"),
      ]
    },
    OptionCase("-c a -c -") {
      $0.sources = ["a", "-"].map { .calendar(Request.NamedCalendar(path: $0)) }
    },
    OptionCase("--include Work -a Home") { $0.choice.included = ["Work", "Home"] },
    OptionCase("--exclude Work -xHome") { $0.choice.excluded = ["Work", "Home"] },
    OptionCase("--files-from names") { $0.sources = [.namesIn("names")] },
    OptionCase("--files-from=- a") { $0.sources = [.namesIn("-"), .path("a")] },
    OptionCase("--month") { $0.page = Request.Page(.month) },
    OptionCase("-m 2025-06") { $0.page = Request.Page(.month, try DateExpression("2025-06")) },
    OptionCase("-n3") { $0.pages = Request.PageRun(before: 0, count: 3) },
    OptionCase("-3") { $0.pages = .three },
    OptionCase("list --all --no-all") { _ in },
    OptionCase("--quiet --no-quiet --strict --no-strict") { _ in },
    OptionCase("--week=today") { $0.page = Request.Page(.week, .offset(0, .days)) },
    OptionCase("--day 2025") { $0.page = Request.Page(.day, .year(2025)) },
    OptionCase("-d sun -w") { $0.page = Request.Page(.week) },
    OptionCase("-y2025") { $0.page = Request.Page(.year, .year(2025)) },
    OptionCase("--year") { $0.page = Request.Page(.year) },
    OptionCase("list --week") { $0.page = Request.Page(.week) },
    OptionCase("--pages 3") { $0.pages = Request.PageRun(before: 0, count: 3) },
    OptionCase("--three") { $0.pages = Request.PageRun(before: 1, count: 3) },
    OptionCase("--three --no-three") { $0.pages = .one },
    OptionCase("--select mon..sun -s today") {
      $0.selections = [try DaySelection("mon..sun"), try DaySelection("today")]
    },
    OptionCase("--selectable with-events") { $0.selectable = .withEvents },
    OptionCase("list --from -2w") { $0.span.from = .offset(-2, .weeks) },
    OptionCase("list --to=2025-W25") {
      $0.span.to = .week(WeekOfYear(year: 2025, number: 25))
    },
    OptionCase("list --days -3") { $0.span.count = -3 },
    OptionCase("list --all") { $0.span.isEverything = true },
    OptionCase("--now 2025-06-16T09:30Z") {
      let date = CivilDate(clampingYear: 2025, month: 6, day: 16)
      let time = CivilTime(secondOfDay: 34_200)
      $0.now = DateTimeExpression(CivilDateTime(date, time), utcOffset: 0)
    },
    OptionCase("--tz Asia/Seoul") { $0.timeZone = "Asia/Seoul" },
    OptionCase("--type todo") { $0.components = [.todo] },
    OptionCase("--type todo,journal --type event") { $0.components = [.todo, .journal, .event] },
    OptionCase("--type all") { $0.components = [.event, .todo, .journal, .freebusy] },
    OptionCase("show --hide cancelled") {
      $0.hidden = [.cancelled]
      $0.hidesByChoice = true
    },
    OptionCase("show --from 2025") { $0.span.from = .year(2025) },
    OptionCase("--show cancelled") { $0.hidden = [] },
    OptionCase("--hide cancelled") { $0.hidesByChoice = true },
    OptionCase("--show cancelled --hide cancelled") { $0.hidesByChoice = true },
    OptionCase("show --hide past,all-day --hide free") {
      $0.hidden = [.past, .allDay, .free]
      $0.hidesByChoice = true
    },
    OptionCase("--hide tentative,declined --show cancelled,declined") {
      $0.hidden = [.tentative]
      $0.hidesByChoice = true
    },
    OptionCase("--grep a.b --grep é") { $0.filters.patterns = ["a.b", "é"] },
    OptionCase("--grep-in url --grep-in summary,attendees") {
      $0.filters.searched = [.summary, .attendees]
    },
    OptionCase("--where start<today+7d --where recurring") {
      $0.filters.conditions = [
        .comparison(.start, .less, .date(.days(try DateExpression("today+7d")))),
        .comparison(.recurring, .equal, .flag(true)),
      ]
    },
    OptionCase("--where days=2025-06-16T09:30") {
      let moment = FilterDate.moment(try DateTimeExpression("2025-06-16T09:30"))
      $0.filters.conditions = [.comparison(.days, .equal, .date(moment))]
    },
    OptionCase("--where status=Cancelled") {
      $0.filters.conditions = [.comparison(.status, .equal, .text("Cancelled"))]
      $0.hidden = []
    },
    OptionCase("--category Work --category Team") { $0.filters.categories = ["Work", "Team"] },
    OptionCase("--status tentative,none --status needs-action") {
      $0.filters.statuses = [[.tentative, .none], [.needsAction]]
    },
    OptionCase("--status cancelled") {
      $0.filters.statuses = [[.cancelled]]
      $0.hidden = []
    },
    OptionCase("--status cancelled --hide cancelled") {
      $0.filters.statuses = [[.cancelled]]
      $0.hidesByChoice = true
    },
    OptionCase("--me Ann@x.org --me MAILTO:b@x.org") {
      $0.filters.readers = ["ann@x.org", "b@x.org"]
    },
    OptionCase("next") { _ in },
    OptionCase("next 3 4") {
      $0.nextCount = 3
      $0.sources = [.path("4")]
    },
    OptionCase("next --ascii 12 a.ics") {
      $0.isASCII = true
      $0.nextCount = 12
      $0.sources = [.path("a.ics")]
    },
    OptionCase("next a.ics 3") { $0.sources = [.path("a.ics"), .path("3")] },
    OptionCase("next ./3") { $0.sources = [.path("./3")] },
    OptionCase("next --format waybar") { $0.format = .waybar },
    OptionCase("next --json") { $0.format = .json },
    OptionCase("--limit 0") { $0.limit = 0 },
    OptionCase("--limit 9223372036854775807") { $0.limit = .max },
    OptionCase("--layout wall --layout strip") {
      $0.layouts = Request.Layouts(month: .wall, week: .strip)
    },
    OptionCase("--layout timeline --layout wall --layout compact") {
      $0.layouts = Request.Layouts(month: .compact, week: .timeline)
    },
    OptionCase("check --only empty-file,long-line --only blank-line") {
      $0.check.only = [.emptyFile, .longLine, .blankLine]
    },
    OptionCase("check --ignore empty-file --ignore blank-line") {
      $0.check.ignored = [.emptyFile, .blankLine]
    },
    OptionCase("check --severity warning") { $0.check.severity = .warning },
    OptionCase("check --format github") { $0.check.format = .github },
    OptionCase("check --strict --width 40 a") {
      $0.isStrict = true
      $0.width = 40
      $0.sources = [.path("a")]
    },
    OptionCase("--mark count") { $0.mark = .count },
    OptionCase("--mark hours --mark ring") { $0.mark = .ring },
    OptionCase("--mark done") { $0.mark = .done },
    OptionCase("--mark sum:x-Amount") { $0.mark = .sum(property: "X-AMOUNT") },
    OptionCase("--mark none") { $0.mark = .none },
    OptionCase("--work 8:30-24") { $0.work = try #require(WorkingHours("08:30-24:00")) },
    OptionCase("--width 20") { $0.width = 20 },
    OptionCase("--color always") { $0.color = .always },
    OptionCase("--ascii") { $0.isASCII = true },
    OptionCase("--ascii --no-ascii") { $0.isASCII = false },
    OptionCase("--theme mono") { $0.theme = .mono },
    OptionCase("--theme high-contrast") { $0.theme = .highContrast },
    OptionCase("--locale ko_KR") { $0.locale = "ko_KR" },
    OptionCase("--locale C") { $0.locale = "C" },
    OptionCase("--locale de_AT.UTF-8@euro") { $0.locale = "de_AT.UTF-8@euro" },
    OptionCase("--links") { $0.hasLinks = true },
    OptionCase("--links --no-links") { $0.hasLinks = false },
    OptionCase("--tz2 Asia/Seoul") { $0.secondTimeZone = "Asia/Seoul" },
    OptionCase("--week-start sun") { $0.weekStart = .sunday },
    OptionCase("--week-numbers") { $0.hasWeekNumbers = true },
    OptionCase("--week-numbers --no-week-numbers") { $0.hasWeekNumbers = false },
    OptionCase("--time 12") { $0.hourCycle = .twelve },
    OptionCase("--format tsv") { $0.format = .tsv },
    OptionCase("--json") { $0.format = .json },
    OptionCase("--json --no-json") { $0.format = .text },
    OptionCase("--format tsv --no-json") { $0.format = .tsv },
    OptionCase("--format tsv --template {uid}") {
      $0.template = try RecordTemplate("{uid}")
    },
    OptionCase("--template {uid} --format csv") { $0.format = .csv },
    OptionCase("--template {uid} --json") { $0.format = .json },
    OptionCase("next --template {uid} --format waybar") { $0.format = .waybar },
    OptionCase("--null") { $0.endsWithNUL = true },
    OptionCase("-0 --no-null") { $0.endsWithNUL = false },
    OptionCase("--json --fields start,all_day") {
      $0.format = .json
      $0.fields = [.start, .allDay]
    },
    OptionCase("--no-header") { $0.hasHeader = false },
    OptionCase("--no-header --header") { $0.hasHeader = true },
    OptionCase("--quiet") { $0.isQuiet = true },
    OptionCase("--strict") { $0.isStrict = true },
  ]
}

struct `any command line` {
  @Test func `is a request or an error with a message, never a trap`() {
    var random = SeededGenerator(seed: 22)
    let words = [
      "", "-", "--", "-m", "-3", "-n", "-n5", "-sX", "--from", "-2w", "--month=", "--=", "list",
      "help",
      "2025-06", "2025-13", "--no-", "--no-header", "--fields", "start,,end", "\u{1B}[", "-é",
      "--é=\u{301}",
      "--where", "--grep", "--template", "summary ~ \u{1B}(", "start<\u{9B}", "{\u{1B}",
      "{start:\0}",
      "a\n\u{7F}}", "99999999999999999999", "--days", "--select", "today..", "--now", "2025-06-16T",
      "a.ics",
      "-\u{301}m",
    ]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...6, using: &random)
      let arguments = (0..<count).compactMap { _ in words.randomElement(using: &random) }
      do throws(UsageError) {
        _ = try Invocation(arguments: arguments)
      } catch {
        let hasControls = error.message.unicodeScalars.contains {
          $0.properties.generalCategory == .control && $0 != "\n"
        }
        if error.message.isEmpty || hasControls { Issue.record("\(arguments): \(error.message)") }
      }
    }
  }
}
