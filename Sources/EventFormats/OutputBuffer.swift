/// Why output could not be written.
package enum OutputError: Error, Equatable {
  /// The reader has closed the pipe: nobody wants more.
  case closed
  /// Another error of the system, by its `errno`.
  case failed(code: Int32)
}

/// Where output goes: takes all bytes it is given, or throws.
///
/// Bytes are best handed over in pieces of some ten kilobytes, since each call can be a system call.
package typealias ByteSink = (_ bytes: [UInt8]) throws(OutputError) -> Void

/// Bytes on their way out, handed on in blocks.
///
/// What is left at the end goes out with `flush()`: a buffer that is dropped takes its bytes with it.
package struct OutputBuffer: ~Copyable {
  /// The bytes not yet handed on.
  var bytes: [UInt8] = []
  private let blockSize: Int
  private let send: ByteSink

  /// A buffer that hands on its bytes when there are at least `blockSize`.
  package init(
    blockSize: Int = 65_536,
    send: @escaping ByteSink,
  ) {
    self.blockSize = blockSize
    self.send = send
    bytes.reserveCapacity(blockSize + blockSize / 4)
  }

  /// Adds bytes and hands on what is there if that is a block.
  mutating func write(_ append: (inout [UInt8]) -> Void) throws(OutputError) {
    append(&bytes)
    try flushIfFull()
  }

  /// Hands on what is there if that is a block.
  mutating func flushIfFull() throws(OutputError) {
    if bytes.count >= blockSize { try flush() }
  }

  /// Adds text and hands on what is there if that is a block.
  package mutating func write(_ text: String) throws(OutputError) {
    try write { $0.append(contentsOf: text.utf8) }
  }

  /// Hands on all bytes that are there.
  package mutating func flush() throws(OutputError) {
    guard !bytes.isEmpty else { return }
    try send(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
