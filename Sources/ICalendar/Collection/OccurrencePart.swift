/// The occurrences of some of the series of a window, found by a thread of its own.
final class OccurrencePart: @unchecked Sendable {
  // One thread alone uses it until that is done, and it has a collection of its own. What both collections
  // share are the sources, which do not change, and the zones of the system, which any thread may ask for.
  private let spans: ArraySlice<SeriesSpan>
  private let collection: CalendarCollection
  private let extent: ExpansionExtent
  /// What was found, in no particular order; not all of it where that is more than the extent's capacity.
  private(set) var answer = CalendarCollection.Answer()

  init(
    _ spans: ArraySlice<SeriesSpan>,
    of collection: CalendarCollection,
    _ extent: ExpansionExtent
  ) {
    self.spans = spans
    self.collection = CalendarCollection(ofOtherThread: collection)
    self.extent = extent
  }

  func expand() {
    var ends: [RuleEnds?]?
    for span in spans where answer.occurrences.count <= extent.capacity {
      _ = collection.append(
        seriesOf: collection.reference(ofEntry: Int(span.head)),
        within: extent,
        ends: &ends,
        to: &answer,
      )
    }
  }
}

extension CalendarCollection.Answer {
  /// Appends what was found in series that come after those of this answer.
  package mutating func append(_ other: CalendarCollection.Answer) {
    occurrences += other.occurrences
    undated += other.undated
    diagnostics += other.diagnostics
    hasEndlessSeries = hasEndlessSeries || other.hasEndlessSeries
  }
}
