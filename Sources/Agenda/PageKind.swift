/// What one page shows.
package enum PageKind: String, CaseIterable, Hashable, Sendable {
  case day
  case week
  case month
  case year
}
