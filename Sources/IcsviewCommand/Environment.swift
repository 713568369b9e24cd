/// The world around a run of the program, read once and passed down.
///
/// Whatever depends on the machine comes from here, so that a test can run the whole program with another.
package struct Environment: Sendable {
  /// The arguments after the program's name.
  package var arguments: [String]
  /// The environment variables that are set.
  package var variables: [EnvironmentVariable: String]
  /// The folder that relative paths start from, or nil for that of the process.
  package var workingFolder: String?
  /// The columns of the terminal that standard output is, or nil if it is none.
  package var terminalWidth: Int?
  /// What standard input is.
  package var standardInput: StreamKind
  /// What standard output is.
  package var standardOutput: StreamKind
  /// The seconds since 1970-01-01T00:00:00Z.
  package var clock: @Sendable () -> Int
  /// Shows for a while how far work has come; nil where standard error is no terminal.
  package var progress: (@Sendable (String) -> Void)?

  /// A world that is made up; the clock counts seconds since 1970 in UTC.
  package init(
    arguments: [String],
    variables: [EnvironmentVariable: String] = [:],
    workingFolder: String? = nil,
    terminalWidth: Int? = nil,
    standardInput: StreamKind = .other,
    standardOutput: StreamKind = .other,
    clock: @escaping @Sendable () -> Int
  ) {
    self.arguments = arguments
    self.variables = variables
    self.workingFolder = workingFolder
    self.terminalWidth = terminalWidth
    self.standardInput = standardInput
    self.standardOutput = standardOutput
    self.clock = clock
  }

  /// What a standard stream is connected to.
  package enum StreamKind: Hashable, Sendable {
    case terminal
    /// A pipe or a socket.
    case pipe
    /// A file on a disk.
    case file(isEmpty: Bool)
    /// A device such as `/dev/null`, or nothing.
    case other
  }

  /// The path under which the system finds a file that was named.
  package func path(of name: String) -> String {
    guard let workingFolder, !name.hasPrefix("/") else { return name }
    return "\(workingFolder)/\(name)"
  }
}
