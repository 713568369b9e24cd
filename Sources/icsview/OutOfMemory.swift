#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a program that has no memory to go on with.
enum OutOfMemory {
  /// From now on makes it an end as others, with a message and status 1.
  ///
  /// Swift's runtime says what it has no memory for, and aborts; what C libraries do is told from faults by what a wish
  /// for some memory meets.
  static func handle() {
    for fault in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP] { _ = signal(fault, end) }
  }

  // On any thread, which a function of the main file could not be.
  private static let end: @convention(c) (CInt) -> Void = { number in
    let protection = PROT_READ | PROT_WRITE
    let some = unsafe mmap(nil, wish, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe number == SIGABRT || some == MAP_FAILED else {
      _ = signal(number, SIG_DFL)
      raise(number)
      return
    }
    let message: StaticString = "icsview: cannot go on, most likely for want of memory\n"
    _ = unsafe write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(1)
  }

  /// More than is left where there is too little, and far less than a machine has.
  private static let wish = 256 << 20
}
