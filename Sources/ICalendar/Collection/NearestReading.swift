package import CivilCalendar
package import TimeZones

/// The occurrences nearest to a day, before it or from it on, looked for a series at a time, so that who asks can do
/// something else in between.
///
/// Of each series only what is as near as the nearest known so far is looked at: that is little of most of them,
/// however long they are and however far away it is.
package struct NearestReading {
  /// On which side of the day they are looked for.
  package enum Side {
    /// On the days before it.
    case before
    /// On the day itself and those after it.
    case after
  }

  private let collection: CalendarCollection
  private let zone: TimeZoneRules
  private let side: Side
  private let isTimeless: Bool
  private let spans: [SeriesSpan]
  private var count = 0
  /// The days on which something as near can be.
  private var days: Range<CivilDate>
  private var nearest: [Occurrence] = []
  private var day: CivilDate?

  /// Begins to look.
  ///
  /// - Parameters:
  ///   - collection: Where it is looked for.
  ///   - side: On which side of the day.
  ///   - day: The day.
  ///   - zone: The reader's zone.
  ///   - kinds: Which components are wanted.
  ///   - components: The components that are looked at together with those that share their UIDs, or nil for all.
  ///   - isTimeless: Whether all occurrences of a component are wanted, or none.
  /// - Complexity: O(*n*) in the number of components, though little for each of them.
  package init(
    _ collection: CalendarCollection,
    _ side: Side,
    _ day: CivilDate,
    in zone: TimeZoneRules,
    of kinds: Set<ComponentKind>,
    among components: Set<ComponentReference>? = nil,
    isTimeless: Bool
  ) {
    self.collection = collection
    self.zone = zone
    self.side = side
    self.isTimeless = isTimeless
    days = side == .after ? day ..< .upperBound : .first..<max(.first, day)
    spans = collection.seriesSpans(touching: DisplayWindow(days, in: zone), of: kinds).filter {
      span in
      guard let components, collection.isAlone(Int(span.head)) else { return true }
      return components.contains(collection.reference(ofEntry: Int(span.head)))
    }
  }

  /// Whether everything was looked at.
  package var isFinished: Bool { count == spans.count }

  /// How much was looked at, in percent.
  package var percentage: Int { spans.isEmpty ? 100 : 100 * count / spans.count }

  /// The nearest one, and the day on which it counts, among those that were looked at: of several on one day the first
  /// one after, or the last one before.
  package var answer: (day: CivilDate, occurrence: Occurrence)? {
    var sorted = nearest
    collection.sort(&sorted, on: zone)
    guard let day, let occurrence = side == .after ? sorted.first : sorted.last else { return nil }
    return (day, occurrence)
  }

  /// Looks at the next series.
  ///
  /// - Parameter place: The day on which an occurrence counts; nil if it is not wanted. Days on the other side do not
  ///   count.
  package mutating func step(_ place: (Occurrence) -> CivilDate?) {
    guard !isFinished else { return }
    let span = spans[count]
    count += 1
    guard span.canStand(on: days) else { return }
    var rest = span
    var unwanted: Set<ComponentReference> = []
    for (look, limits) in looks(at: span) {
      let window = look.clamped(to: rest.days)
      guard !window.isEmpty else { continue }
      let occurrences = occurrences(of: span, on: window, limits)
      for occurrence in occurrences {
        if let day = place(occurrence) {
          if days.contains(day) { add(occurrence, on: day) }
        } else {
          unwanted.insert(occurrence.component)
        }
      }
      if side == .before, let day, look.contains(day) { return }
      if isTimeless, !unwanted.isEmpty {
        guard let others = self.rest(of: span, without: unwanted) else { return }
        rest = others
      }
      if side == .after, occurrences.count < limits.perSeries { return }
    }
  }

  /// The span of the components of a series but for some, or nil if these are all.
  private func rest(of span: SeriesSpan, without unwanted: Set<ComponentReference>) -> SeriesSpan? {
    let head = Int(span.head)
    guard !collection.isAlone(head) else { return nil }
    let others = collection.components(withUIDOf: collection.reference(ofEntry: head)).filter {
      !unwanted.contains($0)
    }
    return others.isEmpty ? nil : SeriesSpan(head: head, others.map { collection.entry(of: $0) })
  }

  private mutating func add(_ occurrence: Occurrence, on day: CivilDate) {
    if day != self.day { nearest = [] }
    self.day = day
    nearest.append(occurrence)
    switch side {
    case .after: days = days.lowerBound..<day.advanced(by: 1)
    case .before: days = day..<days.upperBound
    }
  }

  private typealias Look = (days: Range<CivilDate>, limits: ExpansionLimits)

  /// The days on which a series is looked at one after the other, the nearest first, and how much of it.
  ///
  /// A rule gives its first instances at once, but its last ones after all others.
  private func looks(at span: SeriesSpan) -> [Look] {
    guard side == .before else {
      return isTimeless
        ? NearestReading.firstOnes.map { (days, ExpansionLimits(perSeries: $0)) }
        : [(days, NearestReading.someOfDays)]
    }
    let first = max(days.lowerBound, span.days.lowerBound)
    var looks: [Look] = []
    var end = min(days.upperBound, span.days.upperBound)
    var length = NearestReading.nearDays
    while end > first {
      let begin = max(first, end.advanced(by: -length))
      let isLong = length == NearestReading.mostDays
      looks.append((begin..<end, isLong ? NearestReading.fewOfDays : NearestReading.someOfDays))
      end = begin
      length = min(10 * length, NearestReading.mostDays)
    }
    return looks
  }

  /// So many days are looked at first, then ten times as many, and so on.
  private static let nearDays = 80
  /// Of no more days all can be given that are wanted.
  private static let mostDays = 80_000

  /// Of a rule of every second not all that is on a day is needed to find the day.
  private static let someOfDays = ExpansionLimits(perDay: 24, perSeries: 200_000)
  private static let fewOfDays = ExpansionLimits(perDay: 2, perSeries: 200_000)
  /// How many of a series are looked at; some of the first ones may have begun long before.
  private static let firstOnes = [8, 400]

  private func occurrences(
    of span: SeriesSpan,
    on days: Range<CivilDate>,
    _ limits: ExpansionLimits
  ) -> [Occurrence] {
    var answer = CalendarCollection.Answer()
    var ends: [RuleEnds?]?
    _ = collection.append(
      seriesOf: collection.reference(ofEntry: Int(span.head)),
      within: ExpansionExtent(DisplayWindow(days, in: zone), limits: limits),
      ends: &ends,
      to: &answer,
    )
    return answer.occurrences
  }
}
