#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why the system would not do something.
struct SystemError: Error, Hashable {
  /// The C library's number (errno), or 0 for what this program itself refuses.
  let number: CInt

  /// The reason of the system call that has just failed.
  static var latest: SystemError { SystemError(number: errno) }

  /// The path leads to a device, which may never end.
  static let isDevice = SystemError(number: 0)

  /// The reason in words, beginning with a lower-case letter.
  var reason: String {
    guard self != .isDevice else { return "it is a device" }
    let text = unsafe String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
