extension CalendarCollection {
  /// The text of a component as a parser of properties wants it: unfolded, balanced, UTF-8 without NUL, lines
  /// ended by LF.
  ///
  /// A line that names a character set is brought into UTF-8 by the decoder, and names it no more.
  ///
  /// - Complexity: O(*n*) in the bytes of the component.
  package func text(
    of component: ComponentReference,
    decodedBy decode: @escaping TextDecoder
  ) -> [UInt8] {
    let entry = entry(of: component)
    return sources[component.source].bytes.withBytes(in: entry.range) { bytes in
      ComponentLines.text(of: entry.alone, in: bytes, decodedBy: decode)
    }
  }

  /// The times of a component and its text, read together.
  ///
  /// - Complexity: O(*n*) in the bytes of the component.
  package func timesAndText(
    of component: ComponentReference,
    decodedBy decode: @escaping TextDecoder
  ) -> (times: ComponentTimes, text: [UInt8]) {
    let entry = entry(of: component)
    return sources[component.source].bytes.withBytes(in: entry.range) { bytes in
      (
        ComponentReader.read(entry.alone, in: bytes).times,
        ComponentLines.text(of: entry.alone, in: bytes, decodedBy: decode)
      )
    }
  }
}

extension ComponentLines {
  /// All lines of a component, each ended by LF.
  fileprivate static func text(
    of entry: ComponentEntry,
    in bytes: Span<UInt8>,
    decodedBy decode: @escaping TextDecoder
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(entry.byteCount + 16)
    var lines = ComponentLines(of: entry, decodedBy: decode)
    while let line = lines.next(in: bytes) {
      switch line {
      case .begin(let name): text += Array("BEGIN:".utf8) + name
      case .end(let name): text += Array("END:".utf8) + name
      case .other(let line): text += line
      }
      text.append(UInt8(ascii: "\n"))
    }
    if text.contains(0) { text.removeAll { $0 == 0 } }
    return text
  }
}
