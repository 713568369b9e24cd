import ICalendar
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file as they are read, in memory that `SourceBytes` takes over without a copy.
///
/// A file is read and not mapped: where somebody shortens a mapped file, looking at it ends the program. One
/// that grows or shrinks while it is read gives what was there up to its end at that time.
@safe struct FileReading: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  private var count = 0
  /// How many bytes are expected.
  private let size: Int
  private let descriptor: CInt
  /// Whether it can be read at any place, so that two threads can.
  private let isFile: Bool

  /// How many bytes are read between two looks at the clock.
  private static let piece = 8 << 20
  /// From how many bytes on a second thread pays.
  static let parallelSize = 8 << 20

  /// The reading of a descriptor that is expected to have so many bytes.
  init(_ descriptor: CInt, isFile: Bool, expecting size: Int) throws(SystemError) {
    self.descriptor = descriptor
    self.isFile = isFile
    self.size = size
    // One byte more than is expected, to see the end without growing; a file of holes can have the largest size
    // that there is.
    capacity = min(max(size, 255), .max - 1) + 1
    guard let memory = unsafe FileReading.allocate(capacity) else {
      throw .system(number: ENOMEM)
    }
    unsafe self.memory = unsafe memory
  }

  deinit { unsafe free(memory) }

  /// Reads up to the end, or no more than is needed where so many bytes are enough.
  consuming func bytes(
    _ progress: ReadingProgress?,
    enough: Int = .max
  ) throws(SystemError) -> SourceBytes {
    if isFile, capacity > FileReading.parallelSize, Threads.canRunTwo {
      try readHalves(progress)
    }
    while count < enough {
      if count == capacity { try grow() }
      let end = min(capacity, count + FileReading.piece)
      let got = try unsafe FileReading.read(
        descriptor,
        isFile: isFile,
        into: memory,
        count..<end,
      )
      guard got > 0 else { break }
      count += got
      progress?.add(got)
      // As much as is expected, and less than was asked for: a file is at its end.
      if isFile, count == size, count < end { break }
    }
    return finished()
  }

  /// Reads what is expected, each half by a thread of its own.
  private mutating func readHalves(_ progress: ReadingProgress?) throws(SystemError) {
    let middle = capacity / 2
    let first = unsafe PartReading(descriptor, memory, 0..<middle, progress)
    let second = unsafe PartReading(descriptor, memory, middle..<capacity - 1, progress)
    Threads.sideBySide({ first.run() }, { second.run() })
    count = try first.count
    // Where the file has become shorter, the second half is beyond its end.
    if count == middle { count += try second.count }
  }

  private mutating func grow() throws(SystemError) {
    guard let larger = unsafe realloc(memory, capacity * 2) else { throw .system(number: ENOMEM) }
    unsafe memory = unsafe larger
    capacity *= 2
  }

  private consuming func finished() -> SourceBytes {
    // What is too large by much is given back; a realloc that makes smaller does not fail.
    if capacity - count > capacity / 8, let smaller = unsafe realloc(memory, max(count, 1)) {
      unsafe memory = unsafe smaller
    }
    let buffer = unsafe UnsafeRawBufferPointer(start: memory, count: count)
    discard self
    return unsafe SourceBytes(
      adopting: buffer,
      release: { unsafe free(UnsafeMutableRawPointer(mutating: $0.baseAddress)) },
    )
  }

  /// Memory for a file; that for a large one in large pages, which need less work of the system.
  private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    #if os(Linux)
      let pageSize = 2 << 20
      if size >= parallelSize {
        var memory: UnsafeMutableRawPointer?
        guard unsafe posix_memalign(&memory, pageSize, size) == 0 else { return nil }
        unsafe madvise(memory, size, CInt(MADV_HUGEPAGE))
        return unsafe memory
      }
    #endif
    return unsafe malloc(size)
  }

  /// Reads some bytes into their place; 0 means the end.
  fileprivate static func read(
    _ descriptor: CInt,
    isFile: Bool,
    into memory: UnsafeMutableRawPointer,
    _ range: Range<Int>
  ) throws(SystemError) -> Int {
    while true {
      let place = unsafe memory + range.lowerBound
      let got =
        unsafe isFile
        ? pread(descriptor, place, range.count, off_t(range.lowerBound))
        : readStream(descriptor, place, range.count)
      if got >= 0 { return got }
      if errno != EINTR { throw SystemError.latest }
    }
  }

  /// The reading of a part of a file into its place.
  @safe private final class PartReading: Sendable {
    private let descriptor: CInt
    // Each reading writes to its own range, and nobody else does before all are done.
    nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
    private let range: Range<Int>
    private let progress: ReadingProgress?
    private let result = Mutex<Result<Int, SystemError>>(.success(0))

    init(
      _ descriptor: CInt,
      _ memory: UnsafeMutableRawPointer,
      _ range: Range<Int>,
      _ progress: ReadingProgress?
    ) {
      self.descriptor = descriptor
      unsafe self.memory = unsafe memory
      self.range = range
      self.progress = progress
    }

    /// How many bytes there were, up to the range's.
    var count: Int {
      get throws(SystemError) { try result.withLock { $0 }.get() }
    }

    func run() {
      let result = Result { () throws(SystemError) -> Int in
        var position = range.lowerBound
        while position < range.upperBound {
          let end = min(range.upperBound, position + FileReading.piece)
          let got = try unsafe FileReading.read(
            descriptor,
            isFile: true,
            into: memory,
            position..<end,
          )
          guard got > 0 else { break }
          position += got
          progress?.add(got)
        }
        return position - range.lowerBound
      }
      self.result.withLock { $0 = result }
    }
  }
}

/// The call of the C library, which has the name of the function above.
private func readStream(_ descriptor: CInt, _ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(descriptor, place, count)
}
