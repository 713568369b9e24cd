import ICalendar
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A large file that is left where it is, and read as far as it is looked at.
///
/// To read it as a whole would mean as much memory as it has bytes, and most of the time that is needed would go into
/// getting that memory from the system. It is not mapped: where somebody shortens a mapped file, looking at it ends
/// the program.
final class OpenFile: ByteStore {
  let count: Int
  private let descriptor: CInt
  private let version: FileSystem.Version
  private let progress: ReadingProgress?
  /// Whether something could not be read.
  private let hasFailed = Atomic(false)

  /// How many files are open.
  private static let openCount = Atomic(0)
  /// More are not left open, of the thousand or so that a process can have.
  private static let openLimit = 64

  /// A file of which the descriptor is given away; nil where too many are open already.
  init?(_ descriptor: CInt, _ version: FileSystem.Version, _ progress: ReadingProgress?) {
    guard OpenFile.openCount.add(1, ordering: .relaxed).newValue <= OpenFile.openLimit else {
      OpenFile.openCount.subtract(1, ordering: .relaxed)
      return nil
    }
    self.descriptor = descriptor
    self.version = version
    self.progress = progress
    count = Int(version.size)
  }

  deinit {
    close(descriptor)
    OpenFile.openCount.subtract(1, ordering: .relaxed)
  }

  func read(from offset: Int, into memory: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let got = unsafe pread(descriptor, memory.baseAddress, memory.count, off_t(offset))
      if got > 0 {
        progress?.add(got)
        return got
      }
      if got < 0, errno == EINTR { continue }
      hasFailed.store(true, ordering: .relaxed)
      return 0
    }
  }

  /// Whether somebody has written into it since it was opened, or something could not be read.
  var hasChanged: Bool {
    hasFailed.load(ordering: .relaxed) || FileSystem.version(of: descriptor) != version
  }
}
