#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A second thread for work that is large enough to pay for it.
///
/// Threads of the system are used as they are: the start-up of Dispatch or of Swift's own pool would cost small
/// files more than the whole program.
enum Threads {
  /// Whether the machine can do two things at once.
  static var canRunTwo: Bool { sysconf(CInt(_SC_NPROCESSORS_ONLN)) > 1 }

  /// Does two things at the same time, or one after the other where there is no thread to be had.
  static func sideBySide(
    _ one: @escaping @Sendable () -> Void,
    _ other: @escaping @Sendable () -> Void
  ) {
    let thread = canRunTwo ? start(other) : nil
    one()
    if let thread { thread.join() } else { other() }
  }

  /// A thread that was started.
  struct Running {
    fileprivate let thread: pthread_t

    /// Waits until it has done its work; to be called once.
    func join() { pthread_join(thread, nil) }
  }

  /// Starts to do something, or answers nil where there is no thread to be had.
  static func start(_ work: @escaping @Sendable () -> Void) -> Running? {
    let content = unsafe Unmanaged.passRetained(Work(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(&thread, nil, runWork, content.toOpaque())
    guard status == 0 else {
      unsafe content.release()
      return nil
    }
    #if canImport(Darwin)
      return thread.map { Running(thread: $0) }
    #else
      return Running(thread: thread)
    #endif
  }
}

/// What a thread does.
private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func runWork(_ content: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Work>.fromOpaque(content).takeRetainedValue().run()
    return nil
  }
#else
  private func runWork(_ content: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let content = unsafe content {
      unsafe Unmanaged<Work>.fromOpaque(content).takeRetainedValue().run()
    }
    return nil
  }
#endif
