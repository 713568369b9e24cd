/// How many searches that find nothing are made in a file, each of which can take a millisecond.
///
/// A file of more has a fault that was reported often enough.
struct SearchBudget {
  private var remaining = 2000

  var isAllowed: Bool { remaining > 0 }

  /// Notes a search that found nothing.
  mutating func spend() { remaining -= 1 }
}
