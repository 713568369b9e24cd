/// Names that only the program knows, for shells that ask while somebody types.
package enum CompletionCandidates: String, Hashable, Sendable {
  case calendars
  case zones

  /// The names, one a line: of calendars those among the words that are typed, if some are there.
  func text(_ words: [String], _ environment: Environment) -> String {
    let names =
      switch self {
      case .calendars: calendars(words, environment)
      case .zones: zones(environment)
      }
    return names.filter { name in
      !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }.map { "\($0)\n" }.joined()
  }

  private func calendars(_ words: [String], _ environment: Environment) -> [String] {
    // The terminal, or whatever it is, belongs to the shell.
    var environment = environment
    environment.standardInput = .other
    var request = (try? Invocation.configured(environment)) ?? Request()
    request.sources = words.compactMap { CompletionCandidates.source($0, environment) }
    let places = request.sources.isEmpty ? request.usual.sources : request.sources
    let names = places.compactMap { source -> String? in
      if case .calendar(let calendar) = source { calendar.name } else { nil }
    }
    // What has a name need not be read.
    guard names.isEmpty || names.count < places.count else { return names }
    return CalendarList(SourceLoader.load(request, environment).sources).items.map(\.name)
  }

  /// The calendar that a word stands for, if it is there.
  private static func source(_ word: String, _ environment: Environment) -> Request.Source? {
    guard let calendar = Request.NamedCalendar(word), calendar.path != "-",
      let status = try? FileSystem.status(of: environment.path(of: calendar.path)),
      status.kind == .folder || status.kind == .file
    else { return nil }
    return .calendar(calendar)
  }

  private func zones(_ environment: Environment) -> [String] {
    ZoneNames.below(environment.zoneFolder).filter { name in
      name.contains("/") && name.first?.isUppercase ?? false || name == "UTC"
    }
  }
}
