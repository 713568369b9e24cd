import EventFormats

extension Request {
  /// How months and weeks are drawn; nil is what fits the width.
  package struct Layouts: Hashable, Sendable {
    /// That of a single month, or nil for what fits the width.
    package var month: Month?
    /// That of a week, or nil for what fits the width.
    package var week: Week?

    /// How a month is drawn.
    package enum Month: String, CaseIterable, Hashable, Sendable {
      /// Numbers with marks below them.
      case compact
      /// Titles in the cells of the days.
      case wall
    }

    /// How a week is drawn.
    package enum Week: String, CaseIterable, Hashable, Sendable {
      /// Numbers with marks below them.
      case strip
      /// Events beside the hours of the day.
      case timeline
    }

    /// Layouts that are asked for.
    package init(month: Month? = nil, week: Week? = nil) {
      self.month = month
      self.week = week
    }
  }

  /// What stands under the number of a day.
  package enum Mark: Hashable, Sendable {
    /// A dot for each event.
    case dots
    /// The number of events.
    case count
    /// The time that is taken.
    case hours
    /// The share of the working day that is taken.
    case ring
    /// The share of the to-dos that are done.
    case done
    /// The sum of a property whose values are numbers.
    case sum(property: String)
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
    case light
    case highContrast = "high-contrast"
  }

  /// How hours are counted.
  package enum HourCycle: String, CaseIterable, Hashable, Sendable {
    case twelve = "12"
    case twentyFour = "24"
  }

  /// Has events written in a form.
  mutating func write(as format: Format) {
    self.format = format
    template = nil
  }

  /// How events are written, if `--fields` can have no part in it.
  var formWithoutKeys: String? {
    if template != nil { return "--template" }
    return Format.withKeys.contains(format) ? nil : "--format \(format.rawValue)"
  }

  /// Has events written by a template.
  mutating func write(by template: RecordTemplate) {
    format = .text
    self.template = template
  }

  /// The form in which events are written.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    case text
    case ndjson
    case json
    case tsv
    case csv
    /// A calendar file.
    case ics
    /// An object for a status bar.
    case waybar

    /// The forms that any list of events has.
    static let ofLists = allCases.filter { $0 != .waybar }
    /// The forms that the next events have, which are occurrences.
    static let ofNextEvents = allCases.filter { $0 != .ics }
    /// The forms whose records have the keys that are asked for.
    static let withKeys: [Format] = [.ndjson, .json, .tsv, .csv]
  }
}
