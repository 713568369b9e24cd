/// The lines of one component as they should stand: unfolded, in UTF-8, and every BEGIN with its END.
///
/// ENDs that close nothing are left out, those that are missing come where the scanner takes them to be
/// (decision S3). Blank lines and NUL bytes are left out.
struct ComponentLines {
  /// A line, without its end.
  enum Line {
    /// The beginning of a component, by its name.
    case begin([UInt8])
    /// The end of a component, by its name.
    case end([UInt8])
    /// Any other line.
    case other([UInt8])
  }

  private var cursor: LineCursor
  private let name: [UInt8]
  private let decode: TextDecoder
  /// The components that are open inside of this one.
  private var open = OpenComponents()
  /// The names of all that are open, outermost first: this one and those inside.
  private var openNames: [[UInt8]] = []
  /// How many of them are closed before the next line.
  private var closing = 0
  private var hasBegun = false

  init(of entry: ComponentEntry, decodedBy decode: @escaping TextDecoder) {
    cursor = LineCursor(entry.range, line: Int(entry.line))
    name = Array(entry.kind.name.utf8)
    self.decode = decode
  }

  /// The next line, or nil behind the last one.
  mutating func next(in bytes: Span<UInt8>) -> Line? {
    guard hasBegun else {
      hasBegun = true
      _ = cursor.advance(in: bytes)
      openNames.append(name)
      return .begin(name)
    }
    while true {
      if closing > 0 {
        closing -= 1
        return openNames.popLast().map { .end($0) }
      }
      if !cursor.advance(in: bytes) {
        guard !openNames.isEmpty else { return nil }
        closing = openNames.count
      } else if cursor.firstEnd > cursor.start, let line = read(bytes) {
        return line
      }
    }
  }

  /// The line at the cursor, or nil for an END, which is answered by what it closes.
  private mutating func read(_ bytes: Span<UInt8>) -> Line? {
    var line: [UInt8] = []
    cursor.unfold(bytes, into: &line)
    if line.contains(0) { line.removeAll { $0 == 0 } }
    line = LineDecoding.utf8(line, decodedBy: decode)
    let span = line.span
    guard let parts = ContentLine(span, 0..<span.count) else { return .other(line) }
    let name = span.trimmed(parts.value)
    switch parts.property(in: span) {
    case .begin:
      open.push(OpenComponents.Identity(span, name))
      openNames.append(Array(line[name]))
      return .begin(Array(line[name]))
    case .end:
      // The component's own END is its last line.
      closing = open.pop(to: OpenComponents.Identity(span, name))
      return nil
    default:
      return .other(line)
    }
  }
}
