/// An offset from UTC that stands inside the name of a zone, as in `GMT+05:00` or `(UTC-03:00) Brasilia`.
enum OffsetName {
  /// The seconds ahead of UTC that a name says, or nil if it says none.
  ///
  /// It counts as written: plus is ahead of UTC. Only the names `Etc/GMT+5` of the IANA database mean the
  /// reverse.
  static func seconds(in name: String) -> Int? {
    let bytes = Array(name.utf8)
    if let seconds = bareOffset(bytes[...]) { return seconds }
    for index in bytes.indices where startsWithUTC(bytes[index...]) {
      guard index == 0 || !bytes[index - 1].isASCIILetter else { continue }
      let reversed = index >= 4 && isEqual(bytes[(index - 4)..<index], to: "etc/")
      if let seconds = leadingOffset(bytes[(index + 3)...]) { return reversed ? -seconds : seconds }
    }
    // Names such as `(UTC) Dublin, Lisbon` have no number.
    return bytes.first == UInt8(ascii: "(") && startsWithUTC(bytes.dropFirst())
      && bytes.dropFirst(4).first == UInt8(ascii: ")") ? 0 : nil
  }

  /// The offset that is all of a text.
  private static func bareOffset(_ bytes: ArraySlice<UInt8>) -> Int? {
    var scanner = ByteScanner(bytes)
    guard let sign = scanner.sign(), let size = scanner.offsetSize(), scanner.isAtEnd else {
      return nil
    }
    return sign * size
  }

  /// The offset with which a text begins, if no letter or digit goes on from it.
  private static func leadingOffset(_ bytes: ArraySlice<UInt8>) -> Int? {
    var scanner = ByteScanner(bytes)
    scanner.skipSpaces()
    guard let sign = scanner.sign(), let size = scanner.offsetSize() else { return nil }
    let end = scanner.next ?? 0x20
    return end.isASCIILetter || end.isASCIIDigit ? nil : sign * size
  }

  private static func startsWithUTC(_ bytes: ArraySlice<UInt8>) -> Bool {
    isEqual(bytes.prefix(3), to: "utc") || isEqual(bytes.prefix(3), to: "gmt")
  }

  /// Whether bytes are a text in small letters, whatever the case of theirs.
  private static func isEqual(_ bytes: ArraySlice<UInt8>, to text: StaticString) -> Bool {
    String(decoding: bytes, as: UTF8.self).lowercased() == "\(text)"
  }
}
