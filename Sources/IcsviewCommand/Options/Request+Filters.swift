import CivilCalendar
package import EventFilters
package import EventFormats
import TimeZones

extension Request {
  /// Which occurrences are wanted beside those of the days: what all of this holds for.
  package struct Filters: Equatable, Sendable {
    /// Patterns of regular expressions, each to be found in one of the searched keys.
    package var patterns: [String] = []
    /// The keys that are searched.
    package var searched: [RecordField] = Filters.usuallySearched
    /// Categories, all of which an event has.
    package var categories: [String] = []
    /// Lists of statuses, of each of which an event has one.
    package var statuses: [[Status]] = []
    /// Conditions on the keys of the record.
    package var conditions: [FilterExpression<FilterDate>] = []
    /// The mail addresses of who is reading, in small letters.
    package var readers: [String] = []

    /// What is searched where nothing else is asked for.
    package static let usuallySearched: [RecordField] = [
      .summary, .location, .description, .categories,
    ]
  }

  /// A word of STATUS (RFC 5545 3.8.1.11), or that there is none.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    case confirmed
    case tentative
    case cancelled
    case needsAction = "needs-action"
    case inProcess = "in-process"
    case completed
    case draft
    case final
    case none
  }

  /// What can be said of an occurrence to hide or show it.
  package enum OccurrenceTrait: String, CaseIterable, Hashable, Sendable {
    case cancelled
    /// Declined by who is reading.
    case declined
    case tentative
    /// Over before the present moment.
    case past
    case allDay = "all-day"
    /// Taking up no time.
    case free
  }
}

extension Request {
  /// What an occurrence must be like, apart from its days and its kind.
  func conditions(
    today: CivilDate,
    now: Instant,
    in zone: TimeZoneRules
  ) throws(UsageError) -> [FilterExpression<Range<Instant>>] {
    guard !hidden.contains(.declined) || !filters.readers.isEmpty else {
      throw .missingOption("--me ADDRESS", neededBy: "--hide declined")
    }
    typealias Condition = FilterExpression<Range<Instant>>
    let traits = OccurrenceTrait.allCases.filter(hidden.contains).map { trait -> Condition in
      .not(trait.condition(now: now, readers: filters.readers))
    }
    return traits
      + filters.conditions.map { $0.mapDates { $0.span(today: today, in: zone) } }
      + filters.statuses.map { .any($0.map(\.condition)) }
      + filters.categories.map { .comparison(.categories, .equal, .text($0)) }
      + filters.patterns.map { pattern in
        .any(filters.searched.map { .comparison($0, .matching, .pattern(pattern)) })
      }
  }
}

extension Request.Status {
  /// That an occurrence has the status.
  fileprivate var condition: FilterExpression<Range<Instant>> {
    .comparison(.status, .equal, self == .none ? .null : .text(rawValue))
  }
}

extension Request.OccurrenceTrait {
  /// That an occurrence has the trait.
  fileprivate func condition(
    now: Instant,
    readers: [String]
  ) -> FilterExpression<Range<Instant>> {
    switch self {
    case .cancelled: .comparison(.status, .equal, .text("cancelled"))
    case .declined: .participation(of: readers, status: "declined")
    case .tentative: .comparison(.status, .equal, .text("tentative"))
    case .past: .comparison(.end, .lessOrEqual, .date(now..<now.adding(seconds: 1)))
    case .allDay: .comparison(.allDay, .equal, .flag(true))
    case .free: .comparison(.busy, .equal, .text("free"))
    }
  }
}
