import CivilCalendar
import ICalendar
import Recurrence

/// The instances of a component as DTSTART, RRULE and RDATE give them, before EXDATE (RFC 5545 3.8.5).
struct InstanceSet {
  let series: CheckedSeries
  /// The instances that EXDATE names, on the clock of the series.
  let excluded: Set<CivilDateTime>
  /// Whether there is more than DTSTART.
  let recurs: Bool
  private let rules: [RecurrenceRule]
  private let dates: Set<CivilDateTime>
  /// The instances of rules with COUNT, which have to be counted.
  private var counted: Set<CivilDateTime> = []
  /// Whether everything could be read as it is meant.
  private(set) var isDecidable: Bool

  /// So many instances of rules with COUNT are looked at.
  private static let mostCounted = 4000

  /// What a wall clock is to the set.
  enum Membership {
    case instance
    /// It would be one if the rule went on.
    case afterEnd
    case none
    case undecided
  }

  /// The instances of a component, or nil if it has no DTSTART.
  init?(_ component: Component, _ zones: CalendarZones) {
    guard let start = component.first(.start)?.time?.time else { return nil }
    let series = CheckedSeries(start: start, zones: zones)
    self.series = series
    let properties = component.all(.rule)
    rules = properties.compactMap { $0.rule?.isSound == true ? $0.rule?.rule : nil }
    recurs = !properties.isEmpty || component.has(.recurrenceDates)
    dates = Set(
      component.all(.recurrenceDates).flatMap(\.times).compactMap { series.wallClock(of: $0.time) }
    )
    excluded = Set(
      component.all(.exceptionDates).flatMap(\.times).compactMap { series.wallClock(of: $0.time) }
    )
    let areRead = component.all(.recurrenceDates).allSatisfy { !$0.times.isEmpty }
    isDecidable =
      areRead && rules.count == properties.count && rules.allSatisfy(\.isGregorian)
      && !component.has(.exceptionRule)
    countInstances()
  }

  private mutating func countInstances() {
    for rule in rules where rule.count != nil {
      let all = series.wallClock..<CivilDateTime(.upperBound)
      for instance in series.instances(of: rule, in: all, startCounts: rules.count == 1) {
        guard counted.count < InstanceSet.mostCounted else {
          isDecidable = false
          return
        }
        counted.insert(instance)
      }
    }
  }

  /// The instances that rules give before an end, so many at most, in the order of each rule.
  func instances(until end: CivilDateTime, atMost limit: Int) -> [CivilDateTime] {
    guard isDecidable, series.wallClock < end else { return [] }
    return rules.flatMap { rule in
      series.instances(of: rule, in: series.wallClock..<end, startCounts: true).prefix(limit)
    }
  }

  /// What a wall clock of the series is to the set.
  func membership(of wallClock: CivilDateTime) -> Membership {
    guard isDecidable else { return .undecided }
    let candidates = series.sameInstants(as: wallClock)
    if candidates.contains(where: isInstance) { return .instance }
    let goesOn = candidates.contains { candidate in
      rules.contains { series.isGiven(candidate, by: $0) }
    }
    return goesOn && wallClock > series.wallClock ? .afterEnd : .none
  }

  private func isInstance(_ wallClock: CivilDateTime) -> Bool {
    if wallClock == series.wallClock || dates.contains(wallClock) || counted.contains(wallClock) {
      return true
    }
    return rules.contains { rule in
      guard rule.count == nil else { return false }
      var expansion = series.instances(
        of: rule,
        in: wallClock..<wallClock.adding(seconds: 1),
        startCounts: false,
      )
      return expansion.next() != nil
    }
  }

  /// Whether EXDATE names all instances.
  var isEmptied: Bool {
    guard isDecidable, excluded.contains(series.wallClock), dates.isSubset(of: excluded) else {
      return false
    }
    return rules.allSatisfy { rule in
      let all = series.wallClock..<CivilDateTime(.upperBound)
      let instances = series.instances(of: rule, in: all, startCounts: true)
      // One more than EXDATE can name is enough to know.
      return instances.prefix(excluded.count + 1).allSatisfy(excluded.contains)
    }
  }
}
