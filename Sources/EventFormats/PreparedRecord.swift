/// A component ready to be written again and again: all bytes of its record but those of the times.
///
/// It belongs to the writer that prepared it.
package struct PreparedRecord: Sendable {
  /// What stands between the varying fields, one piece after the other.
  let bytes: [UInt8]
  /// Where the piece before each varying field ends, in the order of the fields.
  let ends: [Int]
  /// Whether the occurrences have a `recurrence_id`.
  let isInstance: Bool

  /// How many bytes are kept.
  package var size: Int { bytes.count + ends.count * MemoryLayout<Int>.size }

  /// Appends some of the bytes; a slice of the array would count its uses each time.
  @inline(__always)
  func append(_ range: Range<Int>, to output: inout [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
