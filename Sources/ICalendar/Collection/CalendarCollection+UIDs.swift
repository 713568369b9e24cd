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
