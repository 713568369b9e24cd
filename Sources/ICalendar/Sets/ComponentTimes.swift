/// Identity and times of one component, as its lines say them.
///
/// This is what a recurrence set is made of (RFC 5545 3.8.5); the other properties are libical's business.
package struct ComponentTimes: Equatable, Sendable {
  /// The UID, or nil when it is missing or empty (decision S1).
  package var uid: String?
  /// DTSTART.
  package var start: CalendarTime?
  /// The number of the line of DTSTART, from 1.
  package var startLine = 0
  /// DTEND or DURATION; the first that can be read.
  package var end: ComponentEnd?
  /// The number of the line of DTEND or DURATION, from 1.
  package var endLine = 0
  /// DUE of a to-do.
  package var due: CalendarTime?
  /// COMPLETED of a to-do.
  package var completed: CalendarTime?
  /// The texts of RRULE.
  package var rules: [RuleText] = []
  /// The texts of EXRULE (RFC 2445 4.8.5.2).
  package var exceptionRules: [RuleText] = []
  /// RDATE.
  package var recurrenceDates: [RecurrenceDate] = []
  /// EXDATE.
  package var exceptionDates: [CalendarTime] = []
  /// RECURRENCE-ID: which instance of a series the component replaces.
  package var recurrenceID: CalendarTime?
  /// Whether RECURRENCE-ID has RANGE=THISANDFUTURE (RFC 5545 3.2.13).
  package var isThisAndFuture = false
  /// SEQUENCE, 0 when absent (RFC 5545 3.8.7.4).
  package var sequence = 0
  /// DTSTAMP in civil seconds, which decides between revisions of one SEQUENCE (RFC 5546 2.1.5).
  package var stamp = Int.min
  /// Whether STATUS is CANCELLED.
  package var isCancelled = false
  /// Whether TRANSP is TRANSPARENT (RFC 5545 3.8.2.7).
  package var isTransparent = false
  /// FREEBUSY periods of a free/busy component.
  package var busyPeriods: [BusyPeriod] = []
  /// SUMMARY as written, without NUL: decision R5 compares it.
  package var summary: [UInt8] = []

  /// Times of a component that has none.
  package init() {}

  /// Whether a set of this component can have more than one occurrence.
  var recurs: Bool { !rules.isEmpty || !recurrenceDates.isEmpty }
}

/// A rule as written and where.
package struct RuleText: Equatable, Sendable {
  /// The value as it stands there.
  package let text: String
  /// The number of its line, from 1.
  package let line: Int

  /// A value on a line, counted from 1.
  package init(_ text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
