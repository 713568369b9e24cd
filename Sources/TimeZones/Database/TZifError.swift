/// Why bytes are no zone rules in the Time Zone Information Format (RFC 9636).
package enum TZifError: Error, Hashable {
  /// They do not begin as the format does.
  case noHeader
  /// They end too soon.
  case truncated
  /// The header demands no local time type, or indicators that fit no number of them.
  case invalidCounts
  /// A transition names a local time type that is not there.
  case invalidTypeIndex
  /// Transitions or leap seconds are not in strictly ascending order.
  case unordered
  /// A local time type is further from UTC than RFC 9636 section 3.2 allows.
  case offsetOutOfRange
  /// The footer is missing or no rule.
  case invalidFooter
}
