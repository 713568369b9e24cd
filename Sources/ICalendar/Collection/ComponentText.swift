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
    return text.contains(0) ? withoutNUL(text) : text
  }

  /// The lines without NUL; those with one in their names are none, whatever would be left of these.
  private static func withoutNUL(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let name = line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
      guard !name.contains(0) else { continue }
      result += line.filter { $0 != 0 }
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }
}
