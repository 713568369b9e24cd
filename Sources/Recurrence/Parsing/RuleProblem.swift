/// Something in the text of a rule that RFC 5545 does not allow, with its place.
package struct RuleProblem: Hashable, Sendable {
  /// What is wrong, and so how it was read.
  package let kind: Kind
  /// Where, in bytes from the start of the text; empty at its end for what is missing.
  package let utf8Range: Range<Int>

  /// The kinds of problem.
  package enum Kind: Hashable, Sendable {
    /// The rule begins with the name of its property once more; that was passed over.
    case propertyName
    /// Letters are not capitals; they were read as such.
    case lowerCase
    /// White space stands in the rule; it was passed over.
    case whiteSpace
    /// A semicolon or comma is escaped; it was read as one that separates.
    case escapedSeparator
    /// Two semicolons follow each other, or one ends the rule.
    case emptyPart
    /// A part has a name that is not known; it was ignored.
    case unknownPart
    /// A part has no value; it was ignored.
    case missingValue(RulePart)
    /// A value cannot be read; it was ignored.
    case unreadableValue(RulePart)
    /// A value is outside what the part allows, so that it matches nothing or was brought into the range.
    case valueOutOfRange(RulePart)
    /// The time of UNTIL cannot be read; its date counts.
    case unreadableTime
    /// A part stands there twice: lists were joined, of other values the later one holds.
    case repeatedPart(RulePart)
    /// FREQ is missing; there is no rule.
    case missingFrequency
    /// Both COUNT and UNTIL; both limit the rule.
    case countWithUntil
    /// BYDAY has numbers although the other parts do not allow them; they were dropped.
    case weekdayNumberNotAllowed
    /// The part is not allowed with this frequency; it limits the rule.
    case partNotAllowed(RulePart)
    /// BYSETPOS has no other BY part beside it.
    case setPositionAlone
    /// BYMONTH has a leap month, which only other calendars have; it was left out.
    case leapMonth
    /// SKIP without RSCALE; it was ignored.
    case skipWithoutCalendar
  }
}
