import CivilCalendar
import Foundation
import ICUSupport
import TestSupport
import Testing

@testable import IcsviewCommand

/// A configuration, what is typed beside it, and what could be typed in place of both.
struct ConfiguredCase: CustomTestStringConvertible, Sendable {
  let lines: [String]
  let typed: [String]
  let same: [String]

  init(_ lines: String..., typed: String = "", isLike same: String) {
    self.lines = lines
    self.typed = typed.split(separator: " ").map(String.init)
    self.same = same.split(separator: " ").map(String.init)
  }

  var testDescription: String { "\(lines) \(typed)" }

  static let all = [
    ConfiguredCase(isLike: ""),
    ConfiguredCase("--ascii", "--tz=UTC", "-n 3", isLike: "--ascii --tz UTC --pages 3"),
    ConfiguredCase("-3w 2025", isLike: "-3w2025"),
    ConfiguredCase(
      "--tz 'UTC'",
      "--locale ko_KR",
      typed: "--tz Asia/Seoul",
      isLike: "--locale ko_KR --tz Asia/Seoul"
    ),
    // The later line holds.
    ConfiguredCase("--width 40", "--width 50", isLike: "--width 50"),
    ConfiguredCase("--week", "--month", isLike: "--month"),
    ConfiguredCase("--days 7", "--to 2025", typed: "list", isLike: "list --to 2025"),
    // Switches are undone.
    ConfiguredCase("--ascii", "--no-header", typed: "--no-ascii --header", isLike: ""),
    ConfiguredCase("--ascii", "--no-ascii", isLike: ""),
    ConfiguredCase("-3", typed: "-n 2", isLike: "-n2"),
    // One repeatable option that is typed replaces all of its name.
    ConfiguredCase("--type todo", "--type journal", isLike: "--type todo,journal"),
    ConfiguredCase("--type todo", "--type journal", typed: "--type event", isLike: "--type event"),
    ConfiguredCase(
      "--show cancelled",
      typed: "--hide cancelled",
      isLike: "--show cancelled --hide cancelled"
    ),
    // What contradicts what is typed is set aside.
    ConfiguredCase("--week 2025", typed: "--month", isLike: "--month"),
    ConfiguredCase("--week", typed: "list --from today", isLike: "list --from today"),
    ConfiguredCase("--from today", "--days 7", typed: "list --week", isLike: "list --week"),
    ConfiguredCase(
      "--from today",
      "--days 7",
      typed: "list --to 2025-W26",
      isLike: "list --from today --to 2025-W26"
    ),
    ConfiguredCase("--from today", "--to 2025", typed: "list --all", isLike: "list --all"),
    ConfiguredCase("--format tsv", typed: "--json", isLike: "--json"),
    ConfiguredCase("--json", typed: "--template {uid}", isLike: "--template {uid}"),
    ConfiguredCase("--template {uid}", typed: "--format csv", isLike: "--format csv"),
    ConfiguredCase("--json", typed: "--format csv", isLike: "--format csv"),
    // An option of other commands is left out, but not one of the same name.
    ConfiguredCase("--mark ring", "--only blank-line", typed: "list", isLike: "list"),
    ConfiguredCase(
      "--format ndjson",
      "--format github",
      typed: "check",
      isLike: "check --format github"
    ),
    ConfiguredCase(
      "--format ndjson",
      "--format github",
      typed: "list",
      isLike: "list --format ndjson"
    ),
    ConfiguredCase("--format waybar", typed: "next", isLike: "next --format waybar"),
    ConfiguredCase("--format waybar", typed: "list", isLike: "list"),
    ConfiguredCase("--ascii", "--no-header", typed: "--no-config --width 30", isLike: "--width 30"),
    ConfiguredCase("", "   ", "# --ascii", "--links # always", isLike: "--links"),
  ]
}

struct `the configuration` {
  @Test(arguments: ConfiguredCase.all)
  func `is like typing it, and gives way to what is typed`(example: ConfiguredCase) throws {
    let file = ConfigurationFile(
      path: "/etc/config",
      Array(example.lines.joined(separator: "\n").utf8)
    )
    #expect(try invocation(example.typed, file) == (try invocation(example.same, nil)))
  }

  @Test func `names the usual calendars, by paths from its folder on`() throws {
    let text = """
      \u{FEFF}--calendar Work=work.ics@teal\r
      -c ~/family\r
      --calendar '~=/abs ö.ics'\r
      --files-from=lists/all\r
      --files-from -\r
      --include Work\r
      -xHome
      """
    let file = ConfigurationFile(
      path: "/home/me/.config/icsview/config",
      Array(text.utf8),
      home: "/home/me"
    )
    let request = try request(["-a", "Other"], file)
    #expect(request.sources == [])
    #expect(request.choice == Request.CalendarChoice(included: ["Other"], excluded: []))
    #expect(
      request.usual.sources == [
        .calendar(
          Request.NamedCalendar(
            path: "/home/me/.config/icsview/work.ics",
            name: "Work",
            color: "teal"
          ),
        ),
        .calendar(Request.NamedCalendar(path: "/home/me/family")),
        .calendar(Request.NamedCalendar(path: "/abs ö.ics", name: "~")),
        .namesIn("/home/me/.config/icsview/lists/all"), .namesIn("-"),
      ]
    )
    #expect(request.usual.choice == Request.CalendarChoice(included: [], excluded: ["Home"]))
    #expect(
      try self.request(["-c", "a"], file).usual.sources == [
        .namesIn("/home/me/.config/icsview/lists/all"), .namesIn("-"),
      ]
    )
  }

  @Test(arguments: ["a=b", "a@teal", "a@", "=a@b", "x/a=b@#fff", "Work=a@teal", "=a=b", "a@b@"])
  func `keeps a calendar as it is when its path is written anew`(text: String) throws {
    let calendar = try #require(Request.NamedCalendar(text))
    #expect(Request.NamedCalendar(calendar.text) == calendar)
  }

  @Test func `is not read for help and the like`() throws {
    for arguments in [
      ["--help"], ["help"], ["-V"], ["list", "--no-config"], ["--no-config", "--print-config"],
    ] {
      _ = try Invocation(
        arguments: arguments,
        weekdayNames: { _ in .english },
        configurationFile: { () throws(UsageError) in throw .unknownTopic("", nearest: nil) },
      )
    }
  }

  @Test func `knows weekdays in the language that it names`() throws {
    let file = ConfigurationFile(path: "c", Array("--week 수요일\n--locale ko_KR".utf8))
    let invocation = try Invocation(
      arguments: [],
      weekdayNames: { locale in
        locale == "ko_KR" ? WeekdayNames { [("수요일", .wednesday)] } : .english
      },
      configurationFile: { () throws(UsageError) in file },
    )
    guard case .request(let request) = invocation else { throw Unexpected() }
    #expect(request.page == Request.Page(.week, .next(.wednesday)))
  }

  @Test func `has no usual value of an option that is not that of an empty command line`() throws {
    for option in OptionTable.all {
      guard let usual = option.usual else { continue }
      for command in option.commands where command != .show || option.name != "hide" {
        var request = Request(command: command)
        let use = ArgumentReader.OptionUse(option: option, spelling: option.name, value: usual)
        try request.apply(use, .english)
        // What is chosen is known to be so, also where it is the usual.
        if option.name == "type" { request.components = nil }
        if option.name == "hide" { request.hidesByChoice = false }
        #expect(request == Request(command: command), "\(option.name)")
      }
    }
  }

  @Test(arguments: ConfiguredCase.all)
  func `says the same when it is printed and read again`(example: ConfiguredCase) throws {
    let lines = example.lines + ["--calendar 'My cal=a b.ics'", "-x '\u{1B}'"]
    let file = ConfigurationFile(path: "/etc/config", Array(lines.joined(separator: "\n").utf8))
    let printed = try printed(example.typed, file)
    let again = try self.printed(
      example.typed.first.flatMap { Command(rawValue: $0) }.map { [$0.rawValue] } ?? [],
      ConfigurationFile(path: "/other", Array(printed.utf8)),
    )
    func settings(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("-") }.map { line in
        line[..<(line.range(of: " # ", options: .backwards)?.lowerBound ?? line.endIndex)]
      }.map { $0.trimmingSuffix() }
    }
    #expect(settings(printed) == settings(again))
    #expect(
      !printed.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" }
    )
  }

  @Test func `is read or refused with messages, never a trap`() throws {
    var random = SeededGenerator(seed: 31)
    let words =
      OptionTable.all.flatMap(\.spellings) + [
        " ", " ", " ", "\n", "\n", "\t", "\r", "=", "'", "\"", "\\", "#", "-", "--", "--no-",
        "a.ics", "@", "~/",
        "today", "9999-12-31", "99999999999999999999", "\u{1B}", "\u{301}", "한", "\u{10FE80}",
        "json", "Work",
      ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .compactMap { _ in words.randomElement(using: &random) }.joined()
      var bytes = Array(text.utf8)
      if bytes.count > 3, Bool.random(using: &random) { bytes.insert(0xFF, at: 2) }
      let file = ConfigurationFile(path: "dir/config", bytes, home: "/home/me", width: 30)
      do throws(UsageError) {
        _ = try Configuration(file) { _ in .english }
      } catch {
        let isClean = error.report.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control || $0 == "\n"
        }
        if !isClean || !error.report.hasPrefix("dir/config:") { Issue.record("\(bytes)") }
      }
    }
  }

  @Test func `is printed with what is typed in its place`() throws {
    let lines = "-c Work=work.ics\n-x Home\n--ascii\n--week\n"
    let file = ConfigurationFile(path: "/etc/config", Array(lines.utf8))
    let text = try printed(["a=b.ics", "--no-ascii", "-c", "Other=/c.ics", "-m", "2025-06"], file)
    let folder = Fixtures.path("")
    let given = text.split(separator: "\n").filter { $0.hasPrefix("-") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      given == [
        "--calendar \(folder)/a=b.ics # command line", "--calendar Other=/c.ics # command line",
        "--month 2025-06 # command line", "--no-ascii # command line",
      ]
    )
  }

  @Test func `is printed with origins in one column, however wide names are`() throws {
    let lines = Array("-c 회사=/a.ics\n-c Work=/b.ics".utf8)
    let text = try printed([], ConfigurationFile(path: "/etc/config", lines))
    let columns = text.split(separator: "\n").filter { $0.hasPrefix("-") }.compactMap { line in
      line.range(of: "# ").map { TextWidth.columns(of: String(line[..<$0.lowerBound])) }
    }
    #expect(columns == [40, 40])
  }

  private struct Unexpected: Error {}

  private func invocation(_ arguments: [String], _ file: ConfigurationFile?) throws -> Invocation {
    try Invocation(
      arguments: arguments,
      weekdayNames: { _ in .english },
      configurationFile: { () throws(UsageError) in file },
    )
  }

  private func request(_ arguments: [String], _ file: ConfigurationFile) throws -> Request {
    guard case .request(let request) = try invocation(arguments, file) else { throw Unexpected() }
    return request
  }

  private func printed(_ arguments: [String], _ file: ConfigurationFile) throws -> String {
    let invocation = try invocation(arguments + ["--print-config"], file)
    guard case .configuration(let configuration) = invocation else { throw Unexpected() }
    return configuration.text(GoldenCommand.environment([]))
  }
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate func trimmingSuffix() -> Substring {
    dropLast(reversed().prefix { $0 == " " }.count)
  }
}

struct `the file of the configuration` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `is looked for in its usual places, and need not be there`() throws {
    #expect(run([:]).status == .success)
    #expect(run([.home: folder.path]).status == .success)
    try folder.write("--width 33", to: ".config/icsview/config")
    #expect(width([.home: folder.path]) == 33)
    #expect(width([.home: folder.path, .configurationFolder: "relative"]) == 33)
    #expect(width([.home: folder.path, .configurationFolder: folder.path(of: "xdg")]) == nil)
    try folder.write("--width 44", to: "xdg/icsview/config")
    #expect(width([.home: folder.path, .configurationFolder: folder.path(of: "xdg")]) == 44)
    try folder.write("--width 55", to: "own")
    #expect(width([.home: folder.path, .configuration: folder.path(of: "own")]) == 55)
    #expect(width([.home: folder.path, .configuration: ""]) == 33)
    #expect(run([.home: folder.path(of: "own")]).status == .success)
  }

  @Test func `must be there and readable if it is named`() throws {
    let result = run([.configuration: folder.path(of: "missing")])
    #expect(result.status == .wrongUsage)
    #expect(
      result.diagnostics
        == "icsview: cannot read the configuration '\(folder.path(of: "missing"))': no such file or "
        + "directory; '--no-config' does without\n"
    )
    #expect(run([.configuration: "/dev/null"]).status == .success)
    #expect(run([.configuration: folder.path]).diagnostics.contains("it is a folder"))
    try folder.write("", to: ".config/icsview/config/x")
    #expect(run([.home: folder.path]).status == .wrongUsage)
    #expect(run([.home: folder.path], ["--no-config"]).status == .success)
  }

  @Test func `is refused where it is too large to be one`() throws {
    let comment = String(repeating: "#", count: 1 << 20)
    try folder.write(comment, to: "own")
    #expect(run([.configuration: folder.path(of: "own")]).status == .success)
    try folder.write(comment + "\n", to: "own")
    let result = run([.configuration: folder.path(of: "own")])
    #expect(result.status == .wrongUsage)
    #expect(result.diagnostics.contains("it has more than 1 MB"))
  }

  private func run(
    _ variables: [EnvironmentVariable: String],
    _ arguments: [String] = []
  ) -> GoldenCommand.Result {
    var environment = GoldenCommand.environment(["--print-config"] + arguments)
    environment.variables = variables
    return GoldenCommand.run(environment)
  }

  private func width(_ variables: [EnvironmentVariable: String]) -> Int? {
    let lines = run(variables).output.split(separator: "\n")
    return lines.first { $0.hasPrefix("--width ") }.flatMap { Int($0.split(separator: " ")[1]) }
  }
}
