/// Where output goes: takes all bytes it is given, or throws.
///
/// Bytes are best handed over in pieces of some ten kilobytes, since each call can be a system call.
package typealias ByteSink = (_ bytes: [UInt8]) throws(WriteFailure) -> Void

/// Why output could not be written.
package enum WriteFailure: Error, Hashable, Sendable {
  /// The reader of a pipe went away, which is how `head` ends it: no failure of ours.
  case readerClosed
  /// The system's reason, such as a full disk.
  case failed(reason: String)
}
