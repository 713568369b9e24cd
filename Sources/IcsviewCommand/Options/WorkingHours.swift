/// The hours of a day in which people work.
package struct WorkingHours: Hashable, Sendable {
  /// In seconds after midnight, half-open and never empty.
  package let seconds: Range<Int>

  /// Nine to five.
  package static let usual = WorkingHours(seconds: 9 * 3600..<17 * 3600)

  private init(seconds: Range<Int>) { self.seconds = seconds }

  /// Reads `9-17` or `08:30-17:00`; the day can end at 24.
  package init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let begin = WorkingHours.seconds(ends[0]),
      let end = WorkingHours.seconds(ends[1]), begin < end
    else { return nil }
    seconds = begin..<end
  }

  private static func seconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      (1...2).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
        ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(parts.count) else { return nil }
    let minutes = numbers.count == 2 ? numbers[1] : 0
    let seconds = numbers[0] * 3600 + minutes * 60
    return minutes < 60 && seconds <= 86_400 ? seconds : nil
  }
}
