import ICUSupport

/// What `--print-config` prints: every option that holds, and where it comes from.
///
/// Used as a configuration, the output says the same: what the environment implies stands in comments.
package struct PrintedConfiguration: Equatable, Sendable {
  private let request: Request
  private let lines: [Line]

  /// An option that was given, and its origin.
  private struct Line: Equatable {
    let name: String
    let value: String?
    let isNegated: Bool
    let origin: String

    init(_ use: ArgumentReader.OptionUse, _ origin: String) {
      name = use.option.name
      value = use.value
      isNegated = use.isNegated
      self.origin = origin
    }
  }

  /// What was typed, and of the configuration what that does not set aside.
  init(_ request: Request, typed: [ArgumentReader.OptionUse], _ configuration: Configuration) {
    self.request = request
    let held = PrintedConfiguration.held(
      configuration,
      typed: Set(typed.map(\.option.name)),
      hasCalendars: !request.sources.isEmpty,
    )
    let ofFile = held.map { option in
      Line(option.use, "\(escaped(option.place.file)):\(option.place.line)")
    }
    let uses = request.sources.compactMap(\.use) + PrintedConfiguration.held(typed)
    lines = ofFile + uses.map { Line($0, "command line") }
  }

  /// What of the configuration holds for any command.
  private static func held(
    _ configuration: Configuration,
    typed: Set<String>,
    hasCalendars: Bool
  ) -> [ConfiguredOption] {
    let held = Command.allCases.flatMap { command in
      HeldOptions.held(configuration.options, of: command, typed: typed)
    }
    let lines = Set(held.map(\.place.line))
    // Where calendars are named, those of the configuration are not read.
    let ofCalendars = hasCalendars ? ["calendar", "files-from", "include", "exclude"] : []
    return configuration.options.filter { option in
      lines.contains(option.place.line) && !ofCalendars.contains(option.use.option.name)
    }
  }

  /// What was typed beside calendars, without what later uses replace.
  private static func held(_ uses: [ArgumentReader.OptionUse]) -> [ArgumentReader.OptionUse] {
    var kept: [ArgumentReader.OptionUse] = []
    for use in uses where use.option.group != .general {
      if !use.option.isRepeatable { kept.removeAll { $0.option.name == use.option.name } }
      kept.append(use)
    }
    return kept.filter { $0.option.name != "calendar" && $0.option.name != "files-from" }
  }
}

extension PrintedConfiguration {
  /// The lines, in the order of the options in the manual.
  func text(_ environment: Environment) -> String {
    let names = Set(lines.map(\.name))
    let implied = ImpliedOptions(request, environment)
    var texts = [
      "# The options that hold and where they come from; what stands in comments holds by itself."
    ]
    var known: Set<String> = []
    for option in OptionTable.all where option.group != .general {
      guard known.insert(option.name).inserted else { continue }
      if names.contains(option.name) {
        texts += lines.filter { $0.name == option.name }.map { row(of: $0, option, environment) }
      } else if !names.contains(where: { HeldOptions.setsAside($0, option.name) }),
        let (text, origin) = implied.value(of: option)
      {
        texts.append(row("#\(text)", origin))
      }
    }
    return texts.map { $0 + "\n" }.joined()
  }

  private func row(of line: Line, _ option: Option, _ environment: Environment) -> String {
    let use = ArgumentReader.OptionUse(
      option: option,
      spelling: "--\(line.isNegated ? "no-" : "")\(option.name)",
      value: line.value,
    ).mapPath { path in
      if path == "-" || path.hasPrefix("/") || path.hasPrefix("~/") { return path }
      return "\(environment.workingFolder ?? FileSystem.resolvedPath(".") ?? ".")/\(path)"
    }
    let value = use.value.map { " \(ConfigurationWord.written($0))" } ?? ""
    return row("\(use.spelling)\(value)", line.origin)
  }

  private func row(_ text: String, _ origin: String) -> String {
    text + String(repeating: " ", count: max(1, 40 - TextWidth.columns(of: text))) + "# \(origin)"
  }
}

extension Request.Source {
  /// The option that names the calendar as well, in place of a file that was typed without one.
  fileprivate var use: ArgumentReader.OptionUse? {
    let (name, value) =
      switch self {
      case .standardInput: ("calendar", "-")
      case .path(let path): ("calendar", Request.NamedCalendar(path: path).text)
      case .calendar(let calendar): ("calendar", calendar.text)
      case .namesIn(let path): ("files-from", path)
      }
    return OptionTable.options(named: name).first.map {
      ArgumentReader.OptionUse(option: $0, spelling: "--\(name)", value: value)
    }
  }
}
