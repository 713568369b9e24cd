/// Why output could not be written.
package enum OutputError: Error, Equatable {
  /// The reader has closed the pipe: nobody wants more.
  case closed
  /// Another error of the system, by its `errno`.
  case failed(code: Int32)
}

/// Bytes on their way out, handed on in blocks.
///
/// What is left at the end goes out with `flush()`: a buffer that is dropped takes its bytes with it.
package struct OutputBuffer: ~Copyable {
  /// The bytes not yet handed on.
  private(set) var bytes: [UInt8] = []
  private let blockSize: Int
  private let send: (Span<UInt8>) throws(OutputError) -> Void

  /// A buffer that hands on its bytes when there are at least `blockSize`.
  package init(
    blockSize: Int = 65_536,
    send: @escaping (Span<UInt8>) throws(OutputError) -> Void,
  ) {
    self.blockSize = blockSize
    self.send = send
    bytes.reserveCapacity(blockSize + blockSize / 4)
  }

  /// Adds bytes and hands on what is there if that is a block.
  mutating func write(_ append: (inout [UInt8]) -> Void) throws(OutputError) {
    append(&bytes)
    if bytes.count >= blockSize { try flush() }
  }

  /// Hands on all bytes that are there.
  package mutating func flush() throws(OutputError) {
    guard !bytes.isEmpty else { return }
    try send(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }
}
