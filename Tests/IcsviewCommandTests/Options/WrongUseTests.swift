import EventFormats
import Foundation
import Testing

@testable import IcsviewCommand

/// Every option there is, used wrongly in every way there is.
struct `an option used wrongly` {
  /// The options with a command that each can be used with.
  private static let uses: [(option: Option, words: [String])] = OptionTable.all.compactMap {
    option in
    let command = Command.allCases.first(where: option.commands.contains)
    return command.map { (option, $0 == .page ? [] : [$0.rawValue]) }
  }

  @Test func `says that its value is missing`() {
    for (option, words) in Self.uses {
      guard case .value(let placeholder, _) = option.behaviour else { continue }
      for spelling in option.spellings {
        #expect(throws: UsageError.missingValue(option: spelling, placeholder: placeholder)) {
          try Invocation(arguments: words + [spelling])
        }
      }
    }
  }

  @Test func `says that it takes no value`() {
    for (option, words) in Self.uses {
      switch option.behaviour {
      case .value, .optionalDate: continue
      case .information, .toggle: break
      }
      for spelling in option.spellings {
        #expect(throws: UsageError.unexpectedValue(option: spelling, value: "x")) {
          try Invocation(arguments: words + ["\(spelling)=x"])
        }
      }
    }
  }

  @Test func `refuses what is none of its values, and what is nothing`() {
    for (option, words) in Self.uses {
      let isFree = [.any, .file, .calendarName, .zone, .namedCalendar].contains(option.completion)
      for spelling in option.spellings where option.completion != .nothing {
        for value in isFree ? [""] : ["", "\u{1B}?"] {
          let error = #expect(throws: UsageError.self, "\(spelling)") {
            try Invocation(arguments: words + ["\(spelling)=\(value)"])
          }
          guard case .invalidValue(spelling, value, _) = error else {
            Issue.record("\(spelling)=\(value): \(String(describing: error))")
            continue
          }
          #expect(error?.message.contains("\u{1B}") == false)
        }
      }
    }
  }

  @Test func `says which commands have it`() {
    for (option, _) in Self.uses {
      let all = OptionTable.options(named: option.name).reduce(into: Set()) {
        $0.formUnion($1.commands)
      }
      for command in Command.allCases where !all.contains(command) {
        let words = command == .page ? [] : [command.rawValue]
        let others = Command.allCases.filter(option.commands.contains)
        let error = UsageError.optionOfOtherCommand(
          "--\(option.name)",
          command: command,
          others: others
        )
        guard OptionTable.options(named: option.name).count == 1 else { continue }
        #expect(throws: error) { try Invocation(arguments: words + ["--\(option.name)"]) }
      }
    }
  }

  @Test func `is not switched off if it is no switch`() {
    for (option, words) in Self.uses {
      if case .toggle = option.behaviour {
        #expect(throws: Never.self) { try Invocation(arguments: words + ["--no-\(option.name)"]) }
      } else {
        let error = #expect(throws: UsageError.self) {
          try Invocation(arguments: words + ["--no-\(option.name)"])
        }
        guard case .unknownOption("--no-\(option.name)", let nearest?) = error else {
          Issue.record("--no-\(option.name): \(String(describing: error))")
          continue
        }
        #expect(!nearest.isEmpty)
      }
    }
  }

  @Test(arguments: [
    ("list --days 3 --to 2025", "'--days' and '--to' contradict each other; use one of them"),
    ("list --week --from 2025", "'--week' and '--from' contradict each other; use one of them"),
    ("list --day --days 3", "'--day' and '--days' contradict each other; use one of them"),
    ("list --month --to 2025", "'--month' and '--to' contradict each other; use one of them"),
    ("show --year --all", "'--year' and '--all' contradict each other; use one of them"),
    (
      "list --from 2025-06 --to 2025-05",
      "'--to' is 2025-05-31, which is before 2025-06-01 of '--from'"
    ),
  ])
  func `is answered where two contradict each other`(arguments: String, message: String) {
    let words = arguments.split(separator: " ").map(String.init)
    let result = GoldenCommand.run(words + ["calendars/demo.ics"])
    #expect(result.status == .wrongUsage)
    #expect(result.diagnostics == "icsview: \(message)\n")
    #expect(result.output == "")
  }

  @Test func `is answered with the nearest name for every typing error at its end`() {
    for (option, words) in Self.uses where option.name.count > 4 {
      let misspelt = "--\(option.name.dropLast())"
      guard OptionTable.options(named: String(misspelt.dropFirst(2))).isEmpty else { continue }
      let error = #expect(throws: UsageError.self) { try Invocation(arguments: words + [misspelt]) }
      guard case .unknownOption(misspelt, _?) = error else {
        Issue.record("\(misspelt): \(String(describing: error))")
        continue
      }
    }
  }
}

/// Every command and form of output, where it cannot be written.
struct `output that cannot be written` {
  private static let runs: [[String]] = others + inFormats

  private static let others: [[String]] = [
    ["--help"], ["--version"], ["help"], ["help", "list"], ["help", "themes"], ["--print-config"],
    ["completions", "bash"], ["completions", "zones"], ["check", "sources/faulty.ics"],
    ["check", "--format", "ndjson", "sources/faulty.ics"],
    ["check", "--format", "github", "sources/faulty.ics"], ["--week", "calendars/demo.ics"],
    ["--year", "2025", "calendars/demo.ics"], ["show", "calendars/demo.ics"],
    ["list", "--from", "1900", "--to", "2200", "sources/every-day.ics"],
  ]

  /// Each command that writes records, in each of its formats.
  private static var inFormats: [[String]] {
    OptionTable.options(named: "format").flatMap { option -> [[String]] in
      guard case .words(let formats, _) = option.completion else { return [] }
      let commands = option.commands.subtracting([.check]).map(\.rawValue)
      return commands.flatMap { command -> [[String]] in
        let words: [String] = command.isEmpty ? [] : [command]
        return formats.map { words + ["--format", $0, "calendars/demo.ics"] }
      }
    }
  }

  @Test(arguments: runs)
  func `is a failure with a message, on a full disk`(arguments: [String]) {
    let (status, diagnostics) = run(arguments, .failed(code: ENOSPC))
    #expect(status == .failure)
    #expect(
      diagnostics.hasSuffix("icsview: cannot write the output: no space left on device\n")
    )
  }

  @Test(arguments: runs)
  func `is no matter where nobody reads any more`(arguments: [String]) {
    let (status, diagnostics) = run(arguments, .closed)
    #expect(status == .success)
    #expect(!diagnostics.contains("cannot write"))
  }

  private func run(_ arguments: [String], _ error: OutputError) -> (
    IcsviewCommand.ExitStatus, String
  ) {
    var diagnostics: [UInt8] = []
    let status = IcsviewCommand.run(
      GoldenCommand.environment(arguments),
      output: { _ throws(OutputError) in throw error },
      diagnostics: { diagnostics += $0 },
    )
    return (status, String(decoding: diagnostics, as: UTF8.self))
  }
}
