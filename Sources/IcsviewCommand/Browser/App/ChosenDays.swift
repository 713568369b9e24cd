import CivilCalendar

/// The days that are selected: those chosen one by one, and a range that is still growing.
struct ChosenDays: Hashable, Sendable {
  /// Half-open, in order, with no two ranges that touch.
  private(set) var ranges: [Range<CivilDate>] = []
  /// Where the growing range began, or nil if there is none.
  private(set) var anchor: CivilDate?

  /// All of them while the focus is on a day.
  func ranges(focus: CivilDate) -> [Range<CivilDate>] {
    guard let anchor else { return ranges }
    return DaySelection.joined(ranges + [ChosenDays.range(anchor, focus)])
  }

  /// Begins a range, or keeps the one that has grown up to a day.
  mutating func turnRange(at day: CivilDate) {
    if anchor == nil {
      anchor = day
    } else {
      ranges = ranges(focus: day)
      anchor = nil
    }
  }

  /// Selects some days.
  mutating func add(_ range: Range<CivilDate>) { ranges = DaySelection.joined(ranges + [range]) }

  /// Selects a day, or no longer.
  mutating func toggle(_ day: CivilDate) {
    let single = day..<day.advanced(by: 1)
    guard ranges.contains(where: { $0.contains(day) }) else {
      ranges = DaySelection.joined(ranges + [single])
      return
    }
    ranges = ranges.flatMap { range in
      range.contains(day)
        ? [range.lowerBound..<day, single.upperBound..<max(single.upperBound, range.upperBound)]
        : [range]
    }.filter { !$0.isEmpty }
  }

  private static func range(_ first: CivilDate, _ second: CivilDate) -> Range<CivilDate> {
    min(first, second)..<max(first, second).advanced(by: 1)
  }
}
