import CivilCalendar
import TimeZones

/// What holds for the rules of every zone.
enum ZoneCheck {
  /// Checks what clocks show at an instant, and when they show what is shown then.
  static func check(_ rules: TimeZoneRules, at instant: Instant) {
    let offset = rules.offset(at: instant)
    require(abs(offset) < 100_000, "a clock is more than a day off")
    // At the ends of time, clocks stop.
    let isInside =
      instant > Instant.first.adding(seconds: 400_000)
      && instant < Instant.last.adding(seconds: -400_000)
    guard isInside else { return }
    let shown = rules.civil(at: instant)
    require(shown == instant.civil(offset: offset), "a clock does not show its offset")
    let found = rules.instant(of: shown)
    require(found <= instant, "a time that is shown twice is not the first")
    require(rules.civil(at: found) == shown, "a time that is shown is not found")
  }

  /// Checks a zone at some instants, those around each of them included.
  static func check(_ rules: TimeZoneRules, around instants: [Instant]) {
    for instant in instants {
      for seconds in [-90_000, -3600, -1, 0, 1, 1800, 3600, 90_000] {
        check(rules, at: instant.adding(seconds: seconds))
      }
    }
  }
}
