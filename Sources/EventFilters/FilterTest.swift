import ICUSupport
import TimeZones

/// What a value is tested for.
enum FilterTest {
  case isAbsent
  case isFlag(Bool)
  /// It is this text, in small letters.
  case isText(String)
  /// It has a place that the expression finds.
  case matches(RegularExpression)
  case number(FilterComparison, Int)
  case time(FilterComparison, Range<Instant>)

  /// Whether a value passes; one of another type never does.
  func passes(_ value: FilterValue) -> Bool {
    switch (self, value) {
    case (.isAbsent, .absent): true
    case (.isAbsent, .texts(let texts)): texts.isEmpty
    case (.isFlag(let wanted), .flag(let flag)): flag == wanted
    case (.isText(let wanted), .text(let text)): text.lowercased() == wanted
    case (.isText(let wanted), .texts(let texts)): texts.contains { $0.lowercased() == wanted }
    case (.matches(let expression), .text(let text)): expression.isFound(in: text)
    case (.matches(let expression), .texts(let texts)):
      texts.contains { expression.isFound(in: $0) }
    case (.number(let comparison, let limit), .number(let number)):
      comparison.holds(for: number...number, limit...limit)
    case (.time(let comparison, let span), .time(let time)):
      comparison.holds(for: time...time, span.lowerBound...span.last)
    case (.time(let comparison, let span), .days(let days)):
      comparison.holds(for: days.lowerBound...days.last, span.lowerBound...span.last)
    default: false
    }
  }
}

extension FilterComparison {
  /// Whether the comparison holds for one of some values that lie next to each other.
  ///
  /// What is compared with can be a stretch as well, as a day is in `start = 2025-06-16`: what lies in it is
  /// equal to it.
  fileprivate func holds<Value: Comparable>(
    for values: ClosedRange<Value>,
    _ limit: ClosedRange<Value>
  ) -> Bool {
    switch self {
    case .equal: values.overlaps(limit)
    case .less: values.lowerBound < limit.lowerBound
    case .lessOrEqual: values.lowerBound <= limit.upperBound
    case .greater: values.upperBound > limit.upperBound
    case .greaterOrEqual: values.upperBound >= limit.lowerBound
    case .notEqual, .matching, .notMatching: false
    }
  }
}

extension Range<Instant> {
  /// The last second in the range.
  fileprivate var last: Instant {
    Swift.max(lowerBound, upperBound.adding(seconds: -1))
  }
}
