/// A day of the week; raw values and order are those of ISO 8601, Monday being 1.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The weekday `count` days later (earlier when negative).
  package func advanced(by count: Int) -> Weekday {
    let index = (rawValue - 1 + count % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// How many days one has to wait for `other`, from 0 to 6.
  @inlinable
  package func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
