package import CivilCalendar
internal import CLibical

/// Expands recurrence rules that count in another calendar (RSCALE and SKIP, RFC 7529), by libical.
package struct RscaleExpander: Sendable {
  /// An expander that has read no rule yet.
  package init() {}

  /// The occurrences of a rule that begin in a window, in order.
  ///
  /// The start is the first occurrence and the first of COUNT, also where the rule does not yield it.
  /// UNTIL is left out of account: its type, and the zone it counts in, are known to the caller.
  ///
  /// - Parameters:
  ///   - rule: The value of an RRULE with RSCALE.
  ///   - start: The wall clock of DTSTART.
  ///   - isDate: Whether DTSTART is a DATE.
  ///   - window: Wall clocks, half-open.
  ///   - limit: How many occurrences are wanted at most.
  /// - Returns: The first `limit` occurrences; nil if the rule is invalid, its calendar is unknown, or it
  ///   could keep libical busy for more than a moment.
  package func occurrences(
    of rule: String,
    from start: CivilDateTime,
    isDate: Bool,
    in window: Range<CivilDateTime>,
    limit: Int,
  ) -> [CivilDateTime]? {
    guard let rule = RscaleRule(rule) else { return nil }
    // Only a rule that takes every period can be entered anywhere: of others libical loses the phase.
    let entry = rule.count == nil && rule.interval == 1 ? max(start, window.lowerBound) : start
    guard rule.isAffordable(from: entry, to: window.upperBound) else { return nil }
    guard !window.isEmpty, start < window.upperBound, limit > 0 else { return [] }

    let text = rule.text(until: window.upperBound.adding(seconds: -1), isDate: isDate)
    let found = LibraryAccess.withLock { access in
      iterate(text, from: start, entry: entry, isDate: isDate, most: rule.count, access)
    }
    return found.map { Array(Set($0).filter(window.contains).sorted().prefix(limit)) }
  }

  /// What libical yields, with the start before it; nil if libical refuses the rule.
  private func iterate(
    _ rule: String,
    from start: CivilDateTime,
    entry: CivilDateTime,
    isDate: Bool,
    most: Int?,
    _ access: borrowing LibraryAccess,
  ) -> [CivilDateTime]? {
    guard let iterator = icsview_recurrence_new(rule, start.basicText(isDate: isDate)) else {
      return nil
    }
    defer { icalrecur_iterator_free(iterator) }
    if entry > start, !icsview_recurrence_skip(iterator, entry.basicText(isDate: isDate)) {
      return nil
    }
    var found = [start]
    var time = icaltimetype()
    while found.count < min(most ?? .max, RscaleRule.most),
      icsview_recurrence_next(iterator, &time),
      let occurrence = CivilDateTime(time)
    {
      if occurrence > start { found.append(occurrence) }
    }
    return found
  }
}

extension CivilDateTime {
  /// The wall clock of one of libical's times, or nil if there is none in the range.
  fileprivate init?(_ time: icaltimetype) {
    guard
      let date = CivilDate(year: Int(time.year), month: Int(time.month), day: Int(time.day)),
      let clock = CivilTime(
        hour: Int(time.hour),
        minute: Int(time.minute),
        second: Int(time.second),
      )
    else { return nil }
    self.init(date, clock)
  }

  /// The basic form of RFC 5545 3.3.4 or 3.3.5, such as `20250616T093000`.
  func basicText(isDate: Bool) -> String {
    (isDate ? date.description : description).filter { $0 != "-" && $0 != ":" }
  }
}
