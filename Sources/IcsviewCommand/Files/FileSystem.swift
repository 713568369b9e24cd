import ICalendar

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files and folders: the only place with system calls on them.
///
/// Nothing here writes. Paths are text as `PathText` has it.
enum FileSystem {
  /// What a path leads to.
  enum Kind: Hashable {
    case file
    case folder
    /// A pipe with a name, or one that a shell passes as `/dev/fd/N`.
    case pipe
    case socket
    case device
  }

  /// What makes two paths lead to the same file or folder.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// What a path leads to, links followed.
  struct Status {
    let kind: Kind
    let identity: Identity
  }

  /// A name in a folder.
  struct Entry {
    let name: String
    /// What it is, as far as the folder itself says: nil for a link, whose end is elsewhere.
    let status: Status?

    var kind: Kind? { status?.kind }
  }

  /// From this size on a file is mapped: below it, reading costs less than the mapping.
  private static let mappingThreshold = 1 << 20
}

extension FileSystem {
  /// The bytes of a file, or of the standard input for `nil`.
  ///
  /// Large files are mapped and small ones read. A pipe is read to its end, which means to wait for somebody
  /// who writes into it, or refused at once.
  static func bytes(
    of path: String?,
    readsPipes: Bool = false
  ) throws(SystemError) -> SourceBytes {
    guard let path else { return SourceBytes(try readToEnd(STDIN_FILENO)) }
    // Without waiting, a pipe that nobody writes into opens as well; on a file that has no effect.
    let flags = O_RDONLY | O_CLOEXEC | (readsPipes ? 0 : O_NONBLOCK)
    let descriptor = unsafe open(cString(path), flags)
    guard descriptor >= 0 else { throw SystemError.latest }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.latest }
    let size = Int(status.st_size)
    switch Status(status).kind {
    case .file where size >= mappingThreshold: return try map(descriptor, count: size)
    case .file: return SourceBytes(try readToEnd(descriptor, expecting: size))
    case .pipe where readsPipes: return SourceBytes(try readToEnd(descriptor))
    case let kind: throw .isNoFile(kind)
    }
  }

  /// What a path leads to.
  static func status(of path: String) throws(SystemError) -> Status {
    var status = stat()
    guard unsafe stat(cString(path), &status) == 0 else { throw SystemError.latest }
    return Status(status)
  }

  /// What is in a folder but itself and the one above it, sorted by the bytes of the names.
  ///
  /// The device that the folder is on matters for identities only.
  static func entries(in folder: String, device: UInt64 = 0) throws(SystemError) -> [Entry] {
    guard let stream = unsafe opendir(cString(folder)) else { throw SystemError.latest }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe PathText.text(of: bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." {
        let identity = Identity(device: device, number: UInt64(unsafe entry.pointee.d_ino))
        let kind = Kind(entryType: unsafe entry.pointee.d_type)
        let status = kind.map { Status(kind: $0, identity: identity) }
        entries.append(Entry(name: name, status: status))
      }
      errno = 0
    }
    guard errno == 0 else { throw SystemError.latest }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Where a symbolic link leads, as written in it; nil if the path is none.
  static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink(cString(path), &buffer, buffer.count)
    guard count > 0 else { return nil }
    return PathText.text(of: buffer[..<count].map { UInt8(bitPattern: $0) })
  }

  /// The path from the root, without links, `.` and `..`; nil if nothing is there.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(cString(path), nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe PathText.text(
      of: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))
    )
  }

  /// A path as the C library takes it.
  private static func cString(_ path: String) -> [CChar] {
    PathText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
  }

  private static func map(_ descriptor: CInt, count: Int) throws(SystemError) -> SourceBytes {
    let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address = unsafe address, unsafe address != MAP_FAILED else {
      throw SystemError.latest
    }
    return unsafe SourceBytes(
      adopting: UnsafeRawBufferPointer(start: address, count: count),
      release: { unsafe munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
    )
  }

  private static func readToEnd(
    _ descriptor: CInt,
    expecting size: Int = 1 << 16
  ) throws(SystemError) -> [UInt8] {
    // One byte more than is expected, to see the end without growing.
    var bytes = [UInt8](repeating: 0, count: max(size, 255) + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got == 0 { break }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        throw SystemError.latest
      }
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}

extension FileSystem.Status {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .file
      }
    identity = FileSystem.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino),
    )
  }
}

extension FileSystem.Kind {
  /// The kind that a folder notes beside a name.
  fileprivate init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}
