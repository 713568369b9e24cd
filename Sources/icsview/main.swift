#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import IcsviewCommand

// What is closed must not be taken for a file that is opened later: reading and writing fail as before.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
  _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}

OutOfMemory.handle()

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
