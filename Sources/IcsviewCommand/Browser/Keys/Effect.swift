/// What the browser asks the world around it to do.
enum Effect: Hashable, Sendable {
  case nothing
  case quit
  /// Read the files again.
  case reload
  /// Write the chosen events to a file, and over one that is there only if that was agreed to.
  case write(path: String, replacing: Bool)
  /// Give the chosen events to a command of the shell, in some form.
  case pipe(command: String, ExportFormat)
}
