/// What becomes of a day that its month does not have, such as 30 February (RFC 7529 4, SKIP).
package enum SkipBehavior: Hashable, Sendable {
  /// There is no instance.
  case omit
  /// The last day of that month takes its place.
  case backward
  /// The first day of the next month takes its place.
  case forward
}
