import EventFormats

/// Why a run ends early.
enum RunFailure: Error {
  /// What was asked for cannot be done.
  case usage(UsageError)
  /// Output could not be written.
  case output(OutputError)
}
