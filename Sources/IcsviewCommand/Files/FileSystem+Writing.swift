#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// What says whether a file is still the one that was read.
  struct Version: Hashable {
    let identity: Identity
    let size: Int64
    /// When it was last changed, in seconds and the nanoseconds above them.
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      #if canImport(Darwin)
        let changed = status.st_mtimespec
      #else
        let changed = status.st_mtim
      #endif
      identity = Status(status).identity
      size = Int64(status.st_size)
      seconds = Int(changed.tv_sec)
      nanoseconds = Int(changed.tv_nsec)
    }
  }

  /// The version of what a path leads to.
  static func version(of path: String) throws(SystemError) -> Version {
    var status = stat()
    guard unsafe stat(cString(path), &status) == 0 else { throw SystemError.latest }
    return Version(status)
  }

  /// The version of an open file, or nil if the system does not tell.
  static func version(of descriptor: CInt) -> Version? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Version(status) : nil
  }

  /// Whether a file exists that cannot be made anew.
  static func exists(_ path: String) -> Bool { unsafe access(cString(path), F_OK) == 0 }

  /// Writes a file, and over one that is there only if that is wanted.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    replacing: Bool
  ) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    let descriptor = unsafe open(cString(path), flags, 0o666)
    guard descriptor >= 0 else { throw SystemError.latest }
    do throws(SystemError) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems say only here that there is no room.
    guard close(descriptor) == 0 else { throw SystemError.latest }
  }

  /// Writes all bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: CInt) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(
            descriptor,
            buffer.baseAddress?.advanced(by: written),
            buffer.count - written,
          )
        #elseif canImport(Musl)
          unsafe Musl.write(
            descriptor,
            buffer.baseAddress?.advanced(by: written),
            buffer.count - written,
          )
        #elseif canImport(Darwin)
          unsafe Darwin.write(
            descriptor,
            buffer.baseAddress?.advanced(by: written),
            buffer.count - written,
          )
        #endif
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw SystemError.latest
      }
    }
  }
}
