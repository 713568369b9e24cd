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

// Swift asks /proc where the arguments are; without it there are none, not even the name of the program.
guard CommandLine.argc > 0 else {
  try? Environment.standardErrorSink()(
    Array("icsview: the arguments cannot be seen: /proc is not mounted\n".utf8)
  )
  exit(ExitStatus.wrongUsage.rawValue)
}

let status = IcsviewCommand.run(
  .ofProcess(),
  output: Environment.standardOutputSink(),
  diagnostics: Environment.standardErrorSink(),
)
exit(status.rawValue)
