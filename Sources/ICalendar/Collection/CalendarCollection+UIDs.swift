extension CalendarCollection {
  /// The UID of a component, or nil if it has none.
  ///
  /// - Complexity: O(1) in the size of the component.
  package func uid(of component: ComponentReference) -> String? {
    let entry = entry(of: component)
    guard entry.uidHash != 0 else { return nil }
    let begin = entry.offset + Int(entry.uidOffset)
    return sources[component.source].bytes.withBytes(in: begin..<entry.range.upperBound) { bytes in
      var cursor = LineCursor(0..<bytes.count, line: 1)
      var text: [UInt8] = []
      guard cursor.advance(in: bytes) else { return nil }
      cursor.unfold(bytes, into: &text)
      let span = text.span
      guard let line = ContentLine(span, 0..<span.count) else { return nil }
      return TextValue.unescaped(span, span.trimmed(line.value))
    }
  }

  /// The UID of a component with U+FFFD for control characters, as in files that are written: read again, they
  /// give the same order.
  func writtenUID(of component: ComponentReference) -> String? {
    guard let uid = uid(of: component) else { return nil }
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\t"
    }
    guard uid.unicodeScalars.contains(where: isControl) else { return uid }
    return String(
      String.UnicodeScalarView(uid.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 })
    )
  }
}

extension CalendarCollection {
  /// Whether the bytes of a component come before those of another: an order that does not depend on places.
  func contentPrecedes(_ one: ComponentReference, _ other: ComponentReference) -> Bool {
    sources[one.source].bytes.withBytes(in: entry(of: one).range) { ours in
      sources[other.source].bytes.withBytes(in: entry(of: other).range) { theirs in
        for place in 0..<min(ours.count, theirs.count) where ours[place] != theirs[place] {
          return ours[place] < theirs[place]
        }
        return ours.count < theirs.count
      }
    }
  }
}
