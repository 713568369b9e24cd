import CICU

/// What ICU's own data says of a time zone: a fall-back for systems without zone files.
package struct ICUZone: Equatable, Sendable {
  /// The seconds that clocks were ahead of UTC before the first transition.
  package let initialOffset: Int
  /// The changes of the clocks, sorted.
  package let transitions: [Transition]

  /// A change of the clocks.
  package struct Transition: Equatable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    package let second: Int
    /// The seconds that clocks are ahead of UTC from then on.
    package let offset: Int
  }

  /// From here on the rules are the same every year, and 400 years before it they were already: 2450-01-01.
  package static let cycleEnd = 15_147_302_400

  /// The zone of an IANA name, or nil if ICU has none of that name.
  ///
  /// Transitions are given from 1800 to a year beyond `cycleEnd`.
  ///
  /// - Complexity: O(*n*) in the transitions, some 1,200 for a zone with daylight saving time.
  package init?(named name: String) {
    let units = Array(name.utf16)
    var status = U_ZERO_ERROR
    guard units.count <= 100,
      let calendar = icu_openCalendar(units, Int32(units.count), "en", &status)
    else { return nil }
    defer { icu_closeCalendar(calendar) }
    guard status.isSuccess, ICUZone.name(of: calendar) != "Etc/Unknown",
      let first = ICUZone.offset(of: calendar, at: ICUZone.begin)
    else { return nil }
    initialOffset = first
    transitions = ICUZone.transitions(of: calendar)
  }

  /// 1800-01-01, before any clock followed a law.
  private static let begin = -5_364_662_400

  private static func name(of calendar: UnsafeMutablePointer<UCalendar?>) -> String? {
    String.fromICU { icu_zoneOfCalendar(calendar, $0, $1, &$2) }
  }

  private static func transitions(of calendar: UnsafeMutablePointer<UCalendar?>) -> [Transition] {
    var transitions: [Transition] = []
    var second = begin
    let end = cycleEnd + 366 * 86_400
    while second < end {
      var status = U_ZERO_ERROR
      icu_setMillis(calendar, Double(second) * 1000, &status)
      var millis = 0.0
      guard icu_nextTransition(calendar, &millis, &status) != 0, status.isSuccess,
        millis < Double(end) * 1000
      else { break }
      let next = Int((millis / 1000).rounded(.up))
      guard next > second, let offset = offset(of: calendar, at: next) else { break }
      transitions.append(Transition(second: next, offset: offset))
      second = next
    }
    return transitions
  }

  private static func offset(
    of calendar: UnsafeMutablePointer<UCalendar?>,
    at second: Int
  ) -> Int? {
    var status = U_ZERO_ERROR
    icu_setMillis(calendar, Double(second) * 1000, &status)
    let millis =
      icu_field(calendar, UCAL_ZONE_OFFSET, &status) + icu_field(calendar, UCAL_DST_OFFSET, &status)
    return status.isSuccess ? Int(millis / 1000) : nil
  }
}
