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
/// Nothing here writes.
enum FileSystem {
  /// The bytes of a file, or of the standard input for `nil`.
  ///
  /// Large files are mapped and small ones read. A pipe is read to its end.
  static func bytes(of path: String?) throws(SystemError) -> SourceBytes {
    guard let path else { return SourceBytes(try readToEnd(STDIN_FILENO)) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.latest }
    defer { close(descriptor) }
    let status = try status(of: descriptor)
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw SystemError(number: EISDIR)
    case S_IFCHR, S_IFBLK: throw .isDevice
    case S_IFREG where status.st_size >= mappingThreshold:
      return try map(descriptor, count: Int(status.st_size))
    default: return SourceBytes(try readToEnd(descriptor, expecting: Int(status.st_size)))
    }
  }

  /// What a path leads to, links followed.
  static func kind(of path: String) throws(SystemError) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw SystemError.latest }
    let identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    return status.st_mode & S_IFMT == S_IFDIR ? .folder(identity) : .file
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw SystemError.latest }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Where a symbolic link leads, as written in it; nil if the path is none.
  static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What a path leads to.
  enum Kind: Equatable {
    case file
    case folder(Identity)
  }

  /// What makes two paths lead to the same folder.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// From this size on a file is mapped: below it, reading costs less than the mapping.
  private static let mappingThreshold = 1 << 20

  private static func status(of descriptor: CInt) throws(SystemError) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.latest }
    return status
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
    expecting size: Int = 0
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(size + 1, 1 << 16))
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
