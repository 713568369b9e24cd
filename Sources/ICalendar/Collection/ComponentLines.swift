/// The lines of one component as they should stand: unfolded, in UTF-8, and every BEGIN with its END.
///
/// ENDs that close nothing are left out, those that are missing come where the scanner takes them to be
/// (decision S3). Blank lines are left out, and lines with a soft break of quoted-printable put together.
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
  private let kind: ComponentKind
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
    kind = entry.kind
    self.decode = decode
  }

  /// The next line, or nil behind the last one.
  mutating func next(in bytes: Span<UInt8>) -> Line? {
    guard hasBegun else {
      hasBegun = true
      let name = ownName(in: bytes)
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

  /// The name in the first line.
  private mutating func ownName(in bytes: Span<UInt8>) -> [UInt8] {
    let isRead = cursor.advance(in: bytes)
    guard isRead, kind == .other else { return Array(kind.name.utf8) }
    var line: [UInt8] = []
    cursor.unfold(bytes, into: &line)
    line = LenientText.utf8(line)
    let span = line.span
    guard let parts = ContentLine(span, 0..<span.count) else { return Array(kind.name.utf8) }
    return Array(line[span.trimmed(parts.value)])
  }

  /// The line at the cursor, or nil for an END, which is answered by what it closes.
  private mutating func read(_ bytes: Span<UInt8>) -> Line? {
    var line: [UInt8] = []
    cursor.unfold(bytes, into: &line)
    if line.contains(0) { line = LineDecoding.withPlainEncoding(line) }
    if line.last == UInt8(ascii: "="), LineDecoding.isQuotedPrintable(line) {
      joinSoftBreaks(of: &line, in: bytes)
    }
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

  /// Appends the lines after the cursor as long as a soft line break says that the text goes on, and moves the
  /// cursor to the last of them (RFC 2045 6.7).
  ///
  /// A line that says something to the scanner is no text.
  private mutating func joinSoftBreaks(of line: inout [UInt8], in bytes: Span<UInt8>) {
    var following = cursor
    while line.last == UInt8(ascii: "="), following.advance(in: bytes) {
      guard following.firstEnd > following.start else { continue }
      var more: [UInt8] = []
      following.unfold(bytes, into: &more)
      let span = more.span
      if ContentLine(span, 0..<span.count)?.property(in: span) != nil { return }
      line.removeLast()
      line += more
      cursor = following
    }
  }
}
