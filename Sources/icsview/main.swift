#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import IcsviewCommand

// A reader that goes away is then an error of the write, and the program ends as it sees fit.
_ = signal(SIGPIPE, SIG_IGN)

let status = IcsviewCommand.run(
  .ofProcess(),
  output: Environment.standardOutputSink(),
  diagnostics: Environment.standardErrorSink(),
)
exit(status.rawValue)
