extension CalendarCollection {
  /// The text of a component as a parser of properties wants it: unfolded, balanced, UTF-8, lines ended by LF.
  ///
  /// - Parameters:
  ///   - component: Which component.
  ///   - repair: Turns bytes that are not UTF-8 into UTF-8; called only for such.
  /// - Returns: The bytes of the text.
  /// - Complexity: O(*n*) in the bytes of the component.
  package func text(
    of component: ComponentReference,
    repairedBy repair: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let entry = entry(of: component)
    let text = sources[component.source].bytes.withBytes { ComponentText.text(of: entry, in: $0) }
    return ComponentText.isUTF8(text) ? text : repair(text)
  }
}

/// Makes the text of components.
enum ComponentText {
  /// The lines of a component without folds, blank lines and NUL bytes, with the ENDs that are missing.
  static func text(of entry: ComponentEntry, in bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(entry.byteCount + 16)
    var openNames: [[UInt8]] = []
    var cursor = LineCursor(entry.range, line: Int(entry.line))
    while cursor.advance(in: bytes) {
      guard cursor.firstEnd > cursor.start else { continue }
      let begin = text.count
      cursor.unfold(bytes, into: &text)
      if entry.flags.contains(.isRepaired) { track(text[begin...], in: &openNames) }
      text.append(UInt8(ascii: "\n"))
    }
    for name in openNames.reversed() { text += Array("END:".utf8) + name + [UInt8(ascii: "\n")] }
    text.removeAll { $0 == 0 }
    return text
  }

  /// Keeps the names of the components that are open after a line.
  private static func track(_ line: ArraySlice<UInt8>, in openNames: inout [[UInt8]]) {
    let copy = Array(line)
    let bytes = copy.span
    guard let parts = ContentLine(bytes, 0..<bytes.count) else { return }
    switch parts.property(in: bytes) {
    case .begin: openNames.append(Array(copy[parts.value]))
    case .end: if openNames.count > 1 { openNames.removeLast() }
    default: break
    }
  }

  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    return String(validating: bytes, as: UTF8.self) != nil
  }
}
