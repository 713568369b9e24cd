extension Request {
  /// What stands under the number of a day.
  package enum Mark: String, CaseIterable, Hashable, Sendable {
    case dots
    case count
    case none
  }

  /// Whether there are colours.
  package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    /// On a terminal that has them, unless NO_COLOR is set.
    case auto
    case always
    case never
  }

  /// Which roles have which colours.
  package enum Theme: String, CaseIterable, Hashable, Sendable {
    case `default`
    case mono
  }

  /// How hours are counted.
  package enum HourCycle: String, CaseIterable, Hashable, Sendable {
    case twelve = "12"
    case twentyFour = "24"
  }

  /// The form in which events are written.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    case text
    case ndjson
    case json
    case tsv
    case csv
  }
}
