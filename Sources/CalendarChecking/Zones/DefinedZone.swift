import CivilCalendar
import ICalendar
import TimeZones

/// A VTIMEZONE of the VCALENDAR, and how far it can be trusted.
final class DefinedZone {
  /// The TZID without quotes and escapes.
  let name: String
  /// Where its BEGIN and its TZID stand.
  let begin: FilePosition
  let identifierPosition: FilePosition
  /// Whether something was said about it already.
  var hasNotedShortness = false
  var hasNotedDifference = false

  /// What it defines by itself; nil if that is nothing.
  private let rules: TimeZoneRules?
  /// When its first observance begins.
  private let firstOnset: Instant?
  /// When the place goes on to change its clocks after the last observance has begun.
  private let firstMissedChange: Instant?
  /// The zone that IANA knows by the same name.
  private let place: TimeZoneRules?

  init(
    _ definition: VTimeZone,
    begin: FilePosition,
    identifierPosition: FilePosition,
    _ database: TimeZoneDatabase
  ) {
    name = ZoneResolver.normalized(definition.identifier)
    self.begin = begin
    self.identifierPosition = identifierPosition
    let place = database.entry(named: name)?.rules
    self.place = place
    // Under a name that means nothing, a definition stands for itself alone.
    let alone = VTimeZone(identifier: "", observances: definition.observances)
    let rules = ZoneResolver(definitions: [alone], database: database).zone(named: "").rules
    self.rules = rules
    let firstOnset = definition.observances.map { observance in
      Instant(observance.start, offset: observance.offsetFrom ?? observance.offsetTo)
    }.min()
    self.firstOnset = firstOnset
    let late = Instant(CivilDateTime(CivilDate(clampingYear: 9900, month: 1, day: 1)), offset: 0)
    let goesOn = rules?.transitions(from: late, until: .last).isEmpty == false
    let lastOnset = rules?.transitions(from: .first, until: .last).last?.instant ?? firstOnset
    firstMissedChange = lastOnset.flatMap { last in
      goesOn
        ? nil : place?.transitions(from: last.adding(seconds: 86_400), until: .last).first?.instant
    }
  }

  /// Whether an instant lies outside of what the definition covers (RFC 5545 3.6.5).
  func isTooShort(for instant: Instant) -> Bool {
    if let firstOnset, instant < firstOnset { return true }
    return firstMissedChange.map { instant >= $0 } ?? false
  }

  /// Whether IANA's zone of the same name has another offset at an instant.
  func differs(at instant: Instant) -> Bool {
    guard let rules, let place else { return false }
    return rules.offset(at: instant) != place.offset(at: instant)
  }

  private var comparison: (horizon: Instant, differs: Bool)?

  /// Whether it differs from IANA's zone anywhere from its beginning to a horizon.
  func differs(before horizon: Instant) -> Bool {
    if let comparison, comparison.horizon == horizon { return comparison.differs }
    var differs = false
    if let rules, let place, let firstOnset, firstOnset < horizon {
      differs =
        self.differs(at: firstOnset)
        || rules.transitions(from: firstOnset, until: horizon)
          != place.transitions(from: firstOnset, until: horizon)
    }
    comparison = (horizon, differs)
    return differs
  }

  /// The offset that it has just before an instant.
  func offset(before instant: Instant) -> Int? { rules?.offset(at: instant.adding(seconds: -1)) }
}
