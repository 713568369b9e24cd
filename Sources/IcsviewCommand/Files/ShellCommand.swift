#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command line that the shell runs.
enum ShellCommand {
  /// How a command ended.
  enum End: Hashable {
    case exited(status: Int)
    case killed(signal: Int)
  }

  /// Runs a command with some bytes as its input, and waits for its end.
  ///
  /// The command sees signals as if it were started by the shell, whatever this program does with them.
  static func run(_ command: String, input: [UInt8]) throws(SystemError) -> End {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemError.latest }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let process: pid_t
    do throws(SystemError) {
      process = try start(command, reading: ends[0])
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[0])
    // A command need not read all there is; what it has to say about that it says itself.
    try? FileSystem.write(input, to: ends[1])
    close(ends[1])
    return try wait(for: process)
  }

  private static func start(
    _ command: String,
    reading input: CInt
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    if input != STDIN_FILENO { unsafe posix_spawn_file_actions_addclose(&actions, input) }

    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGHUP, SIGTSTP] {
      unsafe sigaddset(&signals, number)
    }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF),
    )

    let words = unsafe [strdup("sh"), strdup("-c"), strdup(command), nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let failure = unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
    guard failure == 0 else { throw .system(number: failure) }
    return process
  }

  private static func wait(for process: pid_t) throws(SystemError) -> End {
    var status: CInt = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError.latest }
    }
    // As the macros of `wait` have it, which Swift does not see.
    let signal = Int(status & 0x7F)
    return signal == 0 ? .exited(status: Int(status >> 8 & 0xFF)) : .killed(signal: signal)
  }
}
