#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file cannot be read.
enum SystemError: Error, Hashable {
  /// The system would not do something, for the reason of this number (errno).
  case system(number: CInt)
  /// It is no file, so that this program does not read it.
  case isNoFile(FileSystem.Kind)

  /// The reason of the system call that has just failed.
  static var latest: SystemError { .system(number: errno) }

  /// Whether there is nothing of the name.
  var isMissing: Bool { self == .system(number: ENOENT) || self == .system(number: ENOTDIR) }

  /// The reason in words, beginning with a lower-case letter.
  var reason: String {
    switch self {
    case .isNoFile(.folder): "it is a folder"
    case .isNoFile(.pipe): "it is a pipe; named by itself it is read"
    case .isNoFile(.socket): "it is a socket"
    case .isNoFile: "it is a device"
    case .system(let number): SystemError.text(of: number)
    }
  }

  private static func text(of number: CInt) -> String {
    let text = unsafe String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
