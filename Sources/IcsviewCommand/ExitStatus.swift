/// How the program ends.
package enum ExitStatus: Int32, Sendable {
  /// All is well: also when nothing matched, when the reader of the output went away, and when damage
  /// inside a calendar was a warning.
  case success = 0
  /// A source could not be read or is no calendar, or output could not be written; or `check` found
  /// an error.
  case failure = 1
  /// The command line or the configuration cannot be followed.
  case wrongUsage = 2
}
