internal import CLibical
internal import Synchronization

/// Permission to call libical, which holds state for the whole process.
///
/// Only the lock can make one and nothing can keep one, so that a function which takes a
/// `borrowing LibraryAccess` cannot be called without the lock. Asking for a second one while holding the
/// first stops the program at once instead of waiting for ever.
struct LibraryAccess: ~Copyable {
  private init() {}

  /// The lock; libical is configured before it can be taken for the first time.
  private static let lock = {
    // An error in the input is an answer here, not the end of the program with a message.
    icsview_set_errors_are_fatal(false)
    return Mutex(())
  }()

  /// Runs a function that calls libical, one at a time in the whole process.
  static func withLock<Result>(_ body: (borrowing LibraryAccess) -> Result) -> Result {
    lock.withLock { _ in body(LibraryAccess()) }
  }
}
