/// Visits the properties of one component.
enum PropertyWalk {
  /// Calls a closure for each property that stands directly in a component.
  ///
  /// - Parameters:
  ///   - entry: The component.
  ///   - bytes: The source that holds it.
  ///   - isOfInterest: Whether a property whose name begins with a byte is wanted; the others cost nothing.
  ///   - body: Gets the line, the bytes that its positions refer to, and the number of its first physical
  ///     line.
  static func forEachProperty(
    of entry: ComponentEntry,
    in bytes: Span<UInt8>,
    where isOfInterest: (UInt8) -> Bool,
    _ body: (ContentLine, Span<UInt8>, Int) -> Void
  ) {
    // Most components have no other inside, so that nothing has to be remembered.
    var nested: OpenComponents?
    forEachLine(
      of: entry,
      in: bytes,
      where: { isOfInterest($0) || isNesting($0) },
      { line, bytes, number in
        switch line.property(in: bytes) {
        case .begin:
          // The first line is the component's own.
          guard number > Int(entry.line) else { return }
          nested = nested ?? OpenComponents()
          nested?.push(OpenComponents.Identity(bytes, bytes.trimmed(line.value)))
        case .end:
          nested?.pop(to: OpenComponents.Identity(bytes, bytes.trimmed(line.value)))
        default:
          if nested?.last == nil { body(line, bytes, number) }
        }
      },
    )
  }

  /// Calls a closure for each line of a component, BEGIN and END and those of nested components included.
  static func forEachLine(
    of entry: ComponentEntry,
    in bytes: Span<UInt8>,
    where isOfInterest: (UInt8) -> Bool,
    _ body: (ContentLine, Span<UInt8>, Int) -> Void
  ) {
    var cursor = LineCursor(entry.range, line: Int(entry.line))
    var scratch: [UInt8] = []
    while cursor.advance(in: bytes) {
      guard cursor.firstEnd > cursor.start else { continue }
      guard cursor.hasFoldedName || isOfInterest(bytes[cursor.start]) else { continue }
      if cursor.foldCount == 0 {
        guard let line = ContentLine(bytes, cursor.start..<cursor.firstEnd) else { continue }
        body(line, bytes, cursor.line)
        continue
      }
      // Long texts are not put together for nothing.
      let first = PropertyKey.leading(bytes, cursor.start..<cursor.firstEnd)
      if let first, PropertyName(first.key) == nil { continue }
      scratch.removeAll(keepingCapacity: true)
      cursor.unfold(bytes, into: &scratch)
      let text = scratch.span
      guard let line = ContentLine(text, 0..<text.count) else { continue }
      body(line, text, cursor.line)
    }
  }

  private static func isNesting(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "b") || byte | 0x20 == UInt8(ascii: "e")
  }
}
