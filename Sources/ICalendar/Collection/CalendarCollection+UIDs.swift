extension CalendarCollection {
  /// The UID of a component, or nil if it has none.
  ///
  /// - Complexity: O(1) in the size of the component.
  package func uid(of component: ComponentReference) -> String? {
    let entry = entry(of: component)
    guard entry.uidHash != 0 else { return nil }
    let begin = entry.offset + Int(entry.uidOffset)
    return sources[component.source].bytes.withBytes { bytes in
      var cursor = LineCursor(begin..<entry.range.upperBound, line: 1)
      var text: [UInt8] = []
      guard cursor.advance(in: bytes) else { return nil }
      cursor.unfold(bytes, into: &text)
      let span = text.span
      guard let line = ContentLine(span, 0..<span.count) else { return nil }
      return TextValue.unescaped(span, span.trimmed(line.value))
    }
  }

  /// The first eight bytes of the UID of a component as one number, where numbers compare as the UIDs do; nil
  /// for one that is not plain ASCII.
  func uidPrefix(of component: ComponentReference) -> UInt64? {
    sources[component.source].bytes.withBytes { bytes in
      PlainUID(of: entry(of: component), in: bytes).map { uid in
        uid.value.prefix(8).enumerated().reduce(0) { number, byte in
          number | UInt64(bytes[byte.element]) << UInt64(56 - 8 * byte.offset)
        }
      }
    }
  }

  /// Whether the UID of a component comes before that of another, nil if they are equal; none comes first.
  func precedes(_ one: ComponentReference, _ other: ComponentReference) -> Bool? {
    let (first, second) = (entry(of: one), entry(of: other))
    if one.source == other.source {
      let order = sources[one.source].bytes.withBytes { bytes in
        PlainUID(of: first, in: bytes).flatMap { first in
          PlainUID(of: second, in: bytes).map { first.order(to: $0, in: bytes) }
        }
      }
      if let order { return order == 0 ? nil : order < 0 }
    }
    let names = (uid(of: one) ?? "", uid(of: other) ?? "")
    return names.0 == names.1 ? nil : names.0 < names.1
  }
}

/// A UID that is ASCII in one line and has no escapes, so that its bytes compare as its text does.
private struct PlainUID {
  let value: Range<Int>

  init?(of entry: ComponentEntry, in bytes: Span<UInt8>) {
    guard entry.uidHash != 0 else { return nil }
    var cursor = LineCursor(
      entry.offset + Int(entry.uidOffset)..<entry.range.upperBound,
      line: 1,
    )
    guard cursor.advance(in: bytes), cursor.foldCount == 0,
      let line = ContentLine(bytes, cursor.start..<cursor.firstEnd)
    else { return nil }
    value = bytes.trimmed(line.value)
    for position in value where bytes[position] >= 0x80 || bytes[position] == UInt8(ascii: "\\") {
      return nil
    }
  }

  /// Below, at or above 0, as the text stands to another.
  func order(to other: PlainUID, in bytes: Span<UInt8>) -> Int {
    for (left, right) in zip(value, other.value) where bytes[left] != bytes[right] {
      return bytes[left] < bytes[right] ? -1 : 1
    }
    return value.count - other.value.count
  }
}
