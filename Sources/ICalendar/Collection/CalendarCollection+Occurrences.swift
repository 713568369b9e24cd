package import CivilCalendar

extension CalendarCollection {
  /// The occurrences that touch a window and what was found wrong with their components.
  package struct Answer {
    /// By start, all-day before timed, then by end, then by UID.
    package var occurrences: [Occurrence] = []
    /// To-dos and journals without any date, in the order of their sources.
    package var undated: [ComponentReference] = []
    /// What was found wrong on the way.
    package var diagnostics: [Diagnostic] = []
    /// Whether one of the series goes on for ever.
    package var hasEndlessSeries = false

    /// An answer without findings.
    package init(occurrences: [Occurrence] = []) { self.occurrences = occurrences }
  }

  /// Finds the occurrences that touch a window, all of them at once.
  ///
  /// - Parameters:
  ///   - window: The days and the reader's zone.
  ///   - kinds: Which components are wanted.
  ///   - endlessUntil: The day before which series that go on for ever are cut off, if they are.
  ///   - limits: How many occurrences of each series are wanted.
  /// - Returns: The occurrences in their order, and the findings.
  /// - Complexity: O(*n*) in the number of components, with a cost worth mentioning only for those that can
  ///   touch the window.
  package func occurrences(
    touching window: DisplayWindow,
    of kinds: Set<ComponentKind> = [.event],
    endlessUntil: CivilDate? = nil,
    limits: ExpansionLimits = .list
  ) -> Answer {
    let extent = ExpansionExtent(window, endlessUntil: endlessUntil, limits: limits)
    var slices = OccurrenceSlices(self, extent, of: kinds, size: .max)
    return slices.next() ?? Answer()
  }

  /// Finds the occurrences that touch a window as they are asked for, in the same order as all at once.
  ///
  /// - Parameters:
  ///   - window: The days and the reader's zone.
  ///   - kinds: Which components are wanted.
  ///   - endlessUntil: The day before which series that go on for ever are cut off, if they are.
  ///   - limits: How many occurrences of each series are wanted in all of the window; those of a day cannot be
  ///     limited here.
  ///   - size: About how many come together; a window with fewer is one slice.
  /// - Returns: What gives them.
  package func occurrenceSlices(
    touching window: DisplayWindow,
    of kinds: Set<ComponentKind> = [.event],
    endlessUntil: CivilDate? = nil,
    limits: ExpansionLimits = .list,
    size: Int = OccurrenceSlices.usualSize
  ) -> OccurrenceSlices {
    let extent = ExpansionExtent(
      window,
      endlessUntil: endlessUntil,
      limits: ExpansionLimits(perSeries: limits.perSeries),
    )
    return OccurrenceSlices(self, extent, of: kinds, size: size)
  }
}
