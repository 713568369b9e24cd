import CivilCalendar
import Recurrence

/// Where the rules of a set end in a window: at their COUNT, at a limit, or where they are left because they
/// give nothing for too long.
///
/// Whoever looks at a slice of the window cannot know it, since all of these count instances.
struct RuleEnds {
  /// Civil seconds before which each rule ends, then each EXRULE; one such row for each change.
  private var ends: [Int] = []
  private let rowLength: Int
  /// Whether there are more instances than the limits allow.
  let isCut: Bool

  /// The ends of a set in a window, or nil where its rules are sure to end the same in each slice of it.
  ///
  /// - Complexity: O(*n*) in the instances of the window.
  init?(_ set: RecurrenceSet, touching window: DisplayWindow) {
    let all = set.rules + set.exceptionRules
    let share = set.limits.perSeries / max(1, all.count)
    let days = set.dayCount(touching: window)
    guard !all.allSatisfy({ $0.isSureToEndAlike(within: share, days: days) }) else { return nil }
    rowLength = all.count
    var count = InstanceCount(set.limits)
    for index in 0...set.changes.count {
      let range = set.wallClocks(afterChange: index, touching: window)
      let isEmpty = set.keys(afterChange: index).isEmpty
      for rule in set.rules {
        let startCounts = set.rules.count == 1
        var end = Int.min
        if !isEmpty {
          set.expand(
            rule,
            in: range,
            startCounts: startCounts,
            counting: &count,
            where: { set.isGiven($0, afterChange: index, touching: window) },
          ) { end = max(end, $0.start.civilSeconds + 1) }
        }
        ends.append(end)
      }
      var exceptionCount = InstanceCount(.list)
      for rule in set.exceptionRules {
        var end = Int.min
        if !isEmpty {
          set.expand(rule, in: range, startCounts: false, counting: &exceptionCount) {
            end = max(end, $0.start.civilSeconds + 1)
          }
        }
        ends.append(end)
      }
    }
    isCut = count.isCut
  }

  /// The civil second before which all of them end; the first one there is where they give nothing.
  var latest: Int { max(ends.max() ?? .min, CivilDateTime(.first).civilSeconds) }

  /// The ends of the rules and EXRULEs after a change; number 0 are those before any.
  func ends(afterChange index: Int) -> ArraySlice<Int> {
    ends[index * rowLength..<(index + 1) * rowLength]
  }
}

extension RecurrenceSet {
  /// How many days there are at most in which the rules can give something within a window.
  fileprivate func dayCount(touching window: DisplayWindow) -> Int {
    (0...changes.count).reduce(0) { sum, index in
      let range = wallClocks(afterChange: index, touching: window)
      let first = max(range.lowerBound, master.start)
      return sum + max(0, first.date.distance(to: range.upperBound.date)) + 2
    }
  }
}

extension SeriesRule {
  /// Whether a rule neither counts nor can give too many instances, or none for too long.
  fileprivate func isSureToEndAlike(within limit: Int, days: Int) -> Bool {
    guard rule.isGregorian, rule.count == nil, !rule.frequency.isSubDaily else { return false }
    let times = [rule.byHour, rule.bySecond, rule.byMinute].reduce(1) { product, list in
      product.multipliedReportingOverflow(by: max(1, list.count)).partialValue
    }
    // Lists have no value twice, so that a day has 86,400 times at most.
    guard times > 0, times <= 86_400 else { return false }
    return days <= 500_000 && days * times <= limit
  }
}
