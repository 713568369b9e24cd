import CivilCalendar
import TimeZones

/// The occurrences that touch a window, found a little at a time, so that who asks can do something else in between.
///
/// All in all they are the same as those that are found at once, in the same order.
package struct OccurrenceReading {
  /// What is wrong with components that were looked at.
  package private(set) var diagnostics: [Diagnostic] = []

  private let collection: CalendarCollection
  private let extent: ExpansionExtent
  private let heads: [UInt32]
  private var headCount = 0
  /// What was found, by the day on which it starts, in no particular order.
  private var days: [[Occurrence]]
  private var dayCount = 0

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - collection: What is read.
  ///   - window: The days and the reader's zone.
  ///   - kinds: Which components are wanted.
  ///   - limits: How many occurrences of each series are wanted.
  /// - Complexity: O(*n*) in the number of components, though little for each of them.
  package init(
    _ collection: CalendarCollection,
    touching window: DisplayWindow,
    of kinds: Set<ComponentKind>,
    limits: ExpansionLimits
  ) {
    self.collection = collection
    extent = ExpansionExtent(window, limits: limits)
    heads = collection.seriesSpans(touching: window, of: kinds).map(\.head)
    days = Array(repeating: [], count: min(window.days.count, OccurrenceReading.mostDays) + 2)
  }

  /// More days than a page has; what starts after so many is sorted together.
  private static let mostDays = 400
  /// How many series are looked at in one step, which takes less than a millisecond in most calendars.
  private static let stepSize = 64
  /// After how many occurrences a step is over.
  private static let mostFound = 2000

  /// Whether everything was found and given.
  package var isFinished: Bool { headCount == heads.count && dayCount == days.count }

  /// Takes the next step: looks at some series, or sorts what starts on a day.
  ///
  /// - Parameter isWanted: Whether an occurrence is wanted.
  /// - Returns: Those that come next in the order, which are none before all were found.
  package mutating func step(where isWanted: (Occurrence) -> Bool) -> [Occurrence] {
    guard headCount == heads.count else {
      find(isWanted)
      return []
    }
    return dayCount < days.count ? sortedDay() : []
  }

  private mutating func find(_ isWanted: (Occurrence) -> Bool) {
    let end = min(headCount + OccurrenceReading.stepSize, heads.count)
    var answer = CalendarCollection.Answer()
    var ends: [RuleEnds?]?
    // A series can have so many that it is a step of its own.
    while headCount < end, answer.occurrences.count < OccurrenceReading.mostFound {
      _ = collection.append(
        seriesOf: collection.reference(ofEntry: Int(heads[headCount])),
        within: extent,
        ends: &ends,
        to: &answer,
      )
      headCount += 1
    }
    diagnostics += answer.diagnostics
    for occurrence in answer.occurrences where isWanted(occurrence) {
      days[place(of: occurrence)].append(occurrence)
    }
  }

  /// The number of the day on which an occurrence starts; days of 24 hours, so that their order is that of the starts.
  private func place(of occurrence: Occurrence) -> Int {
    let begin = extent.window.instants.lowerBound.secondsSinceEpoch
    let start = occurrence.time.start(in: extent.window.zone).secondsSinceEpoch
    guard start >= begin else { return 0 }
    return min(1 + (start - begin) / 86_400, days.count - 1)
  }

  private mutating func sortedDay() -> [Occurrence] {
    var day: [Occurrence] = []
    swap(&day, &days[dayCount])
    dayCount += 1
    collection.sort(&day, on: extent.window.zone)
    return day
  }
}
