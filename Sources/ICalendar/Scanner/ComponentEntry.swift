import CivilCalendar

/// Where one component stands in its source, and which days it can touch at all.
///
/// An entry is small on purpose: a file of a million events has a million of them. What an entry cannot
/// tell is read again from the bytes, for the few components that matter.
package struct ComponentEntry: Equatable, Sendable {
  /// Where the line of BEGIN begins, in bytes from the start of the source.
  package var offset: Int
  /// The number of bytes to the end of the line of END.
  package var byteCount: Int
  /// A hash of the UID; 0 when there is none.
  var uidHash: UInt64 = 0
  /// The beginning of the UID, as `UIDPrefix` has it.
  var uidPrefix: UInt64 = 0
  /// Where the line of the UID begins, counted from `offset`.
  var uidOffset: UInt32 = 0
  /// The number of the line of BEGIN, from 1.
  package internal(set) var line: UInt32
  /// Which VCALENDAR of the source it belongs to.
  package internal(set) var calendar: UInt32
  private var earliestDay: Int32 = .min
  private var latestDay: Int32 = .max
  /// What the component is.
  package var kind: ComponentKind
  var flags: Flags = []

  /// What the scanner saw in the component.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// RRULE, RDATE, EXRULE or EXDATE.
    static let recurs = Flags(rawValue: 1)
    /// RECURRENCE-ID.
    static let overrides = Flags(rawValue: 2)
    /// DTSTART, DUE or another property that can place the component in time.
    static let hasTime = Flags(rawValue: 4)
    /// Its END was missing.
    static let isRepaired = Flags(rawValue: 8)
  }

  /// A component that begins at an offset in bytes and on a line from 1, in the calendar of an
  /// index.
  package init(kind: ComponentKind, offset: Int, line: Int, calendar: Int) {
    self.kind = kind
    self.offset = offset
    byteCount = 0
    self.line = UInt32(clamping: line)
    self.calendar = UInt32(clamping: calendar)
  }

  /// The bytes of the component, half-open.
  package var range: Range<Int> { offset..<offset + byteCount }

  /// The entry in the bytes of the component alone.
  var alone: ComponentEntry {
    var entry = self
    entry.offset = 0
    return entry
  }

  /// The days, on the component's own clocks, outside of which it cannot stand.
  var days: ClosedRange<Int32> {
    get { earliestDay...latestDay }
    set { (earliestDay, latestDay) = (newValue.lowerBound, newValue.upperBound) }
  }

  /// Whether the component can touch a day of a window, wherever on earth its clocks are.
  func canTouch(_ window: Range<CivilDate>) -> Bool {
    // Clocks differ from each other by less than two days.
    Int(earliestDay) < window.upperBound.dayNumber + 2
      && Int(latestDay) >= window.lowerBound.dayNumber - 2
  }
}
