import CICU

/// Turns bytes of any character set into text.
package enum TextDecoding {
  /// The text that bytes hold in a character set, or in UTF-8 where none is named or ICU does not know it.
  ///
  /// Names are those of IANA and their aliases in any case, such as `ISO-8859-2`, `Shift_JIS` or `UTF-16`.
  /// What is no character in that set becomes U+FFFD; what is no UTF-8 is read as Windows-1252.
  package static func text(of bytes: [UInt8], charset: String? = nil) -> String {
    guard let charset, !isUTF8(charset) else { return utf8(bytes) }
    return converted(bytes, from: charset) ?? utf8(bytes)
  }

  private static func isUTF8(_ charset: String) -> Bool {
    ["utf-8", "utf8"].contains(charset.lowercased())
  }

  /// The text of UTF-8, or of Windows-1252 where it is no UTF-8.
  private static func utf8(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self) ?? converted(bytes, from: "windows-1252")
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// The text of bytes by ICU's converter, or nil if it has none of that name.
  private static func converted(_ bytes: [UInt8], from charset: String) -> String? {
    var status = U_ZERO_ERROR
    // ICU would look for unknown names among files; only those of its own table are opened.
    guard charset.utf8.count < 64, icu_countConverterAliases(charset, &status) > 0,
      let converter = icu_openConverter(charset, &status), status.isSuccess
    else { return nil }
    defer { icu_closeConverter(converter) }
    return bytes.withUnsafeBytes { convert($0, with: converter) }
  }

  /// Runs a converter over bytes, one buffer of text after the other.
  private static func convert(_ bytes: UnsafeRawBufferPointer, with converter: OpaquePointer)
    -> String?
  {
    guard let base = bytes.baseAddress else { return "" }
    var source: UnsafePointer<CChar>? = base.assumingMemoryBound(to: CChar.self)
    let sourceEnd = source.map { $0 + bytes.count }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    var status = U_BUFFER_OVERFLOW_ERROR
    while status == U_BUFFER_OVERFLOW_ERROR {
      status = U_ZERO_ERROR
      withUnsafeTemporaryAllocation(of: UChar.self, capacity: 4096) { buffer in
        var target = buffer.baseAddress
        let targetEnd = target.map { UnsafePointer($0 + buffer.count) }
        icu_toUnicode(converter, &target, targetEnd, &source, sourceEnd, 1, &status)
        let count = target.flatMap { end in buffer.baseAddress.map { end - $0 } } ?? 0
        // Some converters put SUB in place of what they cannot read, some U+FFFD.
        units.append(contentsOf: buffer[..<count].map { $0 == 0x1A ? 0xFFFD : $0 })
      }
    }
    return status.isSuccess ? String(decoding: units, as: UTF16.self) : nil
  }
}
