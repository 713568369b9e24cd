package import CivilCalendar

/// Why a text is no date (or no selection of dates, or no date-time), and where.
package struct DateSyntaxError: Error, Hashable, Sendable {
  /// The whole text as it was given.
  package var text: String
  /// Where the fault begins, in UTF-8 bytes from the start of the text.
  package var utf8Offset: Int
  /// What is wrong there.
  package var problem: Problem

  /// What can be wrong with a date.
  package enum Problem: Hashable, Sendable {
    /// A character that cannot stand there.
    case unexpectedCharacter
    /// The text ends where more is needed.
    case tooShort
    /// A word that names no day.
    case unknownWord(nearest: String?)
    /// An offset without one of the units.
    case unknownUnit
    /// An offset of more digits than any day needs.
    case offsetTooLarge
    /// The years are 1 to 9999.
    case noSuchYear
    /// The months are 1 to 12.
    case noSuchMonth
    /// The month is shorter.
    case noSuchDay(in: CivilMonth)
    /// The ISO year has 52 or 53 weeks.
    case noSuchWeek(year: Int)
    /// The days of an ISO week are 1 to 7, and all of them lie in the years 1 to 9999.
    case noSuchDayOfWeek
    /// A time that no clock shows.
    case noSuchTime
    /// A range that ends before it begins.
    case backwards
  }

  /// Whether the text has the form of a date, and only names a day that does not exist.
  package var hasFormOfDate: Bool {
    switch problem {
    case .unexpectedCharacter, .tooShort, .unknownWord, .unknownUnit, .backwards: false
    case .offsetTooLarge, .noSuchYear, .noSuchMonth, .noSuchDay, .noSuchWeek, .noSuchDayOfWeek,
      .noSuchTime:
      true
    }
  }
}
