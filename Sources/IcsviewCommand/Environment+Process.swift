package import EventFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// The environment of this process.
  package static func ofProcess() -> Environment {
    var environment = Environment(
      arguments: argumentsOfProcess(),
      variables: variablesOfProcess(),
      terminalWidth: terminalWidth(of: STDOUT_FILENO),
      standardInput: kind(of: STDIN_FILENO),
      standardOutput: kind(of: STDOUT_FILENO),
      clock: { time(nil) },
    )
    if isatty(STDERR_FILENO) != 0 {
      environment.progress = { try? sink(to: STDERR_FILENO)(Array($0.utf8)) }
    }
    return environment
  }

  /// Standard output, written to at once.
  package static func standardOutputSink() -> ByteSink { sink(to: STDOUT_FILENO) }

  /// Standard error, written to at once.
  package static func standardErrorSink() -> ByteSink { sink(to: STDERR_FILENO) }

  private static func argumentsOfProcess() -> [String] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe text(of: $0) }
    }
  }

  private static func variablesOfProcess() -> [EnvironmentVariable: String] {
    var variables: [EnvironmentVariable: String] = [:]
    for variable in EnvironmentVariable.allCases {
      guard let value = unsafe getenv(variable.rawValue) else { continue }
      variables[variable] = unsafe text(of: value)
    }
    return variables
  }

  /// A text of the system, which is a path more often than not.
  private static func text(of begin: UnsafePointer<CChar>) -> String {
    let buffer = unsafe UnsafeRawBufferPointer(start: begin, count: strlen(begin))
    return unsafe PathText.text(of: buffer)
  }

  private static func kind(of descriptor: CInt) -> StreamKind {
    guard isatty(descriptor) == 0 else { return .terminal }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(isEmpty: status.st_size == 0)
    case S_IFIFO, S_IFSOCK: return .pipe
    default: return .other
    }
  }

  private static func terminalWidth(of descriptor: CInt) -> Int? {
    var size = winsize()
    let answer = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  private static func sink(to descriptor: CInt) -> ByteSink {
    { (bytes) throws(OutputError) in
      var written = 0
      while written < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { buffer in
          unsafe write(
            descriptor,
            buffer.baseAddress?.advanced(by: written),
            buffer.count - written
          )
        }
        if count >= 0 {
          written += count
        } else if errno == EPIPE {
          throw .closed
        } else if errno != EINTR {
          throw .failed(code: errno)
        }
      }
    }
  }
}
