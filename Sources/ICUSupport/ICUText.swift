import CICU

extension String {
  /// The text that an ICU function writes into a buffer, or nil if it failed.
  ///
  /// The closure gets the buffer, its capacity and the status, and returns the length that the text has or
  /// would have; it is called again with a larger buffer where the first did not suffice.
  static func fromICU(
    capacity: Int = 128,
    _ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var needed = capacity
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      let units = [UInt16](unsafeUninitializedCapacity: needed) { buffer, count in
        let length = Int(write(buffer.baseAddress, Int32(clamping: buffer.count), &status))
        count = Swift.max(0, Swift.min(length, buffer.count))
        needed = length
      }
      if status == U_BUFFER_OVERFLOW_ERROR { continue }
      return status.isSuccess ? String(decoding: units, as: UTF16.self) : nil
    }
    return nil
  }
}

extension UErrorCode {
  /// Whether the call succeeded, with or without a warning.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
