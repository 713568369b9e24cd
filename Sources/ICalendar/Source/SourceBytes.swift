/// The bytes of one source, for as long as anything needs them: in memory, or in a store from which they are read
/// when somebody looks at them.
@safe package final class SourceBytes: Sendable {
  // Never written after `init` and released only in `deinit`, so any thread may read it.
  nonisolated(unsafe) private let buffer: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void
  /// Where the bytes are read from; nil for those in memory.
  private let store: (any ByteStore)?
  /// How many bytes of a store are scanned at a time, unless a line is longer.
  private let pieceSize: Int

  /// The number of bytes.
  package let count: Int

  /// Copies bytes that are already in memory.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    unsafe copy.copyBytes(from: bytes)
    unsafe buffer = UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
    unsafe release = { unsafe $0.deallocate() }
    store = nil
    pieceSize = bytes.count
    count = bytes.count
  }

  /// Takes over memory that stays unchanged until it is released.
  ///
  /// - Parameters:
  ///   - buffer: The memory.
  ///   - release: Gives the memory back; called once, when nothing refers to the bytes any more.
  package init(
    adopting buffer: UnsafeRawBufferPointer,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    unsafe self.buffer = unsafe buffer
    unsafe self.release = release
    store = nil
    pieceSize = buffer.count
    count = buffer.count
  }

  /// Reads from a store what is looked at, and keeps none of it.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - pieceSize: How many bytes are scanned at a time, unless a line is longer: so few that they stay close to the
  ///     processor, and so many that to read them costs little beside them.
  package init(_ store: any ByteStore, pieceSize: Int = 1 << 18) {
    self.pieceSize = max(1, pieceSize)
    unsafe buffer = UnsafeRawBufferPointer(start: nil, count: 0)
    unsafe release = { _ in }
    self.store = store
    count = store.count
  }

  deinit { unsafe release(buffer) }

  /// Whether all of them are in memory.
  package var areInMemory: Bool { store == nil }

  /// Whether they are no longer those that they were at first.
  package var haveChanged: Bool { store?.hasChanged ?? false }

  /// A copy of the first bytes, at most some.
  package func prefix(_ limit: Int) -> [UInt8] {
    withBytes(in: 0..<min(limit, count)) { $0.array }
  }

  /// Lets a closure look at all bytes.
  package func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withBytes(in: 0..<count, body)
  }

  /// Lets a closure look at the bytes of a range; the first of them is number 0 for it.
  ///
  /// What is read from a store is a copy, so that it stays the same whatever happens there.
  package func withBytes<Result, Failure: Error>(
    in range: Range<Int>,
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let store else {
      return try body(unsafe Span(_unsafeBytes: buffer).extracting(range))
    }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { memory, count in
      unsafe SourceBytes.fill(UnsafeMutableRawBufferPointer(memory), from: range.lowerBound, store)
      count = range.count
    }
    return try body(bytes.span)
  }

  /// Lets a closure look at the bytes of a range one piece after the other.
  ///
  /// A piece ends where a logical line does (RFC 5545 3.1), or at the end of the range.
  ///
  /// - Parameters:
  ///   - range: The range, which begins with a line.
  ///   - body: Gets the bytes of a piece, and where it begins.
  func forEachPiece(of range: Range<Int>, _ body: (Span<UInt8>, Int) -> Void) {
    guard let store else {
      withBytes(in: range) { body($0, range.lowerBound) }
      return
    }
    var piece = [UInt8](repeating: 0, count: pieceSize)
    // How many bytes are left of the piece before, and up to where has been read.
    var rest = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(piece.count, rest + range.upperBound - position)
      unsafe piece.withUnsafeMutableBytes { memory in
        let memory = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[rest..<end])
        unsafe SourceBytes.fill(memory, from: position, store)
      }
      position += end - rest
      let lineStart = position < range.upperBound ? SourceBytes.lastLineStart(piece, end) : end
      guard lineStart > 0 else {
        // A line that is longer than a piece.
        piece += [UInt8](repeating: 0, count: piece.count)
        rest = end
        continue
      }
      body(piece.span.extracting(0..<lineStart), position - end)
      rest = end - lineStart
      piece.replaceSubrange(0..<rest, with: Array(piece[lineStart..<end]))
    }
  }

  /// Where the last logical line begins of which the first byte is among some; 0 if that is not known of any.
  private static func lastLineStart(_ piece: [UInt8], _ end: Int) -> Int {
    var position = end - 1
    while position > 0 {
      if piece[position - 1] == UInt8(ascii: "\n"), piece[position] != UInt8(ascii: " "),
        piece[position] != UInt8(ascii: "\t")
      {
        return position
      }
      position -= 1
    }
    return 0
  }

  /// Fills memory from a place of a store on; what is no longer there is 0.
  private static func fill(
    _ memory: UnsafeMutableRawBufferPointer,
    from offset: Int,
    _ store: any ByteStore
  ) {
    var count = 0
    while count < memory.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[count...])
      let got = unsafe store.read(from: offset + count, into: rest)
      guard got > 0 else { break }
      count += got
    }
    unsafe memory[count...].initializeMemory(as: UInt8.self, repeating: 0)
  }
}

/// Where bytes are that are not in memory.
///
/// Any thread may read, also several at once.
package protocol ByteStore: AnyObject, Sendable {
  /// How many bytes there are.
  var count: Int { get }

  /// Reads bytes from a place on.
  ///
  /// - Parameters:
  ///   - offset: The place of the first one.
  ///   - memory: Where they are written to.
  /// - Returns: How many were read; 0 where there are none any more, or none can be read.
  func read(from offset: Int, into memory: UnsafeMutableRawBufferPointer) -> Int

  /// Whether there may be other bytes now than at first, or some could not be read.
  var hasChanged: Bool { get }
}
