/// The bytes of one source, owned for as long as anything points into them.
///
/// They are either copied from an array, or memory that somebody has filled and knows how to give back.
@safe package final class SourceBytes: Sendable {
  // Never written after `init` and released only in `deinit`, so any thread may read it.
  nonisolated(unsafe) private let buffer: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Copies bytes that are already in memory.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    unsafe copy.copyBytes(from: bytes)
    unsafe buffer = UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
    unsafe release = { unsafe $0.deallocate() }
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
  }

  deinit { unsafe release(buffer) }

  /// The number of bytes.
  package var count: Int { unsafe buffer.count }

  /// A copy of the first bytes, at most some.
  package func prefix(_ limit: Int) -> [UInt8] {
    withBytes { $0.extracting(first: limit).array }
  }

  /// Lets a closure look at the bytes.
  package func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(unsafe Span(_unsafeBytes: buffer))
  }
}
