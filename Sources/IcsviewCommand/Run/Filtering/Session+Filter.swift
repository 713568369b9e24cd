import EventFilters
import ICalendar

extension Session {
  /// Whether an occurrence is what the filters ask for.
  func isWanted(_ occurrence: Occurrence) -> Bool {
    filter.accepts(
      FilteredOccurrence(session: self, reference: occurrence.component, occurrence: occurrence)
    )
  }

  /// Whether a component without any date is what the filters ask for.
  func isWanted(undated component: ComponentReference) -> Bool {
    filter.accepts(
      FilteredOccurrence(session: self, reference: component, occurrence: nil)
    )
  }

  /// Says where a pattern could not be looked for to the end.
  func reportAbortedSearches() {
    guard filter.hasAborted else { return }
    reporter.warn("a pattern takes too long to look for in some texts, which count as without it")
  }
}

/// What a filter has read of a component, kept until it asks for another one.
///
/// Most components that a filter looks at are not wanted, so that to keep them all would cost more than it saves.
final class FilterReading {
  private var details: (component: ComponentReference, value: EventDetails)?
  private var times: (component: ComponentReference, value: ComponentTimes)?

  /// The details of a component, read unless they are at hand.
  func details(
    of component: ComponentReference,
    _ read: () -> EventDetails
  ) -> EventDetails {
    if let details, details.component == component { return details.value }
    let value = read()
    details = (component, value)
    return value
  }

  /// The times of a component, read unless they are at hand.
  func times(
    of component: ComponentReference,
    _ read: () -> ComponentTimes
  ) -> ComponentTimes {
    if let times, times.component == component { return times.value }
    let value = read()
    times = (component, value)
    return value
  }
}
