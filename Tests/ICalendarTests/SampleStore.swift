import ICalendar
import Synchronization

/// A store of bytes that gives a few of them at a time, as a system may.
final class SampleStore: ByteStore {
  let count: Int
  private let bytes: Mutex<[UInt8]>

  init(_ bytes: [UInt8]) {
    count = bytes.count
    self.bytes = Mutex(bytes)
  }

  func read(from offset: Int, into memory: UnsafeMutableRawBufferPointer) -> Int {
    bytes.withLock { bytes in
      guard offset < bytes.count else { return 0 }
      let some = bytes[offset..<min(bytes.count, offset + min(memory.count, 7))]
      memory.copyBytes(from: some)
      return some.count
    }
  }

  var hasChanged: Bool { bytes.withLock { $0.count != count } }

  func shorten(to count: Int) { bytes.withLock { $0.removeSubrange(count...) } }
}
