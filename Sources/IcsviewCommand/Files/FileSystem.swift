import ICalendar

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files and folders: with what writes them the only place with system calls on them.
///
/// Paths are text as `PathText` has it.
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
}

extension FileSystem {
  /// The bytes of a file, or of the standard input for `nil`.
  ///
  /// A pipe is read to its end, which means to wait for somebody who writes into it, or refused at once.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - readsPipes: Whether a pipe is read.
  ///   - isLeft: Whether a large file is left where it is and read as far as it is looked at, by its first bytes;
  ///     nil to read it whole.
  ///   - enough: After so many bytes little more is read.
  ///   - progress: Is told how much has been read.
  /// - Returns: The bytes.
  /// - Throws: Why it cannot be read.
  static func bytes(
    of path: String?,
    readsPipes: Bool = false,
    leaving isLeft: ((_ head: [UInt8]) -> Bool)? = nil,
    enough: Int = .max,
    _ progress: ReadingProgress? = nil
  ) throws(SystemError) -> SourceBytes {
    guard let path else { return try standardInput(progress) }
    // Without waiting, a pipe that nobody writes into opens as well; on a file that has no effect.
    let flags = O_RDONLY | O_CLOEXEC | (readsPipes ? 0 : O_NONBLOCK)
    let descriptor = unsafe open(cString(path), flags)
    guard descriptor >= 0 else { throw SystemError.latest }
    var isOwned = true
    defer { if isOwned { close(descriptor) } }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.latest }
    let kind = Status(status).kind
    guard kind == .file || kind == .pipe && readsPipes else { throw .isNoFile(kind) }
    let size = min(Int(status.st_size), enough)
    progress?.expect(size)
    if let isLeft, kind == .file, size >= FileReading.parallelSize,
      isLeft(head(of: descriptor)),
      let file = OpenFile(descriptor, Version(status), progress)
    {
      isOwned = false
      return SourceBytes(file)
    }
    return try FileReading(descriptor, isFile: kind == .file, expecting: size)
      .bytes(progress, enough: enough)
  }

  /// The first bytes of a file, as many as one reading gives.
  private static func head(of descriptor: CInt) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: SourceHead.length) { memory, count in
      count = unsafe max(0, pread(descriptor, memory.baseAddress, memory.count, 0))
    }
  }

  /// All of standard input, which may be a file that somebody has begun to read.
  private static func standardInput(
    _ progress: ReadingProgress?
  ) throws(SystemError) -> SourceBytes {
    var status = stat()
    let isKnown = unsafe fstat(STDIN_FILENO, &status) == 0
    let size = isKnown ? max(Int(status.st_size), 1 << 16) : 1 << 16
    progress?.expect(size)
    return try FileReading(STDIN_FILENO, isFile: false, expecting: size).bytes(progress)
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
    return entries.sorted { precedes($0.name, $1.name) }
  }

  /// Whether the bytes of a name come before those of another.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    // Names have no NUL, so that they end where C says.
    unsafe one.withCString { one in
      unsafe other.withCString { other in unsafe strcmp(one, other) < 0 }
    }
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
  static func cString(_ path: String) -> [CChar] {
    PathText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
  }
}

extension FileSystem.Status {
  init(_ status: stat) {
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
