import ICalendar

/// One walk over one source.
struct CheckRun {
  var scope: CheckScope
  var open = OpenComponents()
  var reader = LineReader(0..<0)
  /// Where the text begins, behind a byte order mark.
  private var start = FilePosition(line: 1, column: 1, offset: 0)
  /// Whether a VCALENDAR has begun.
  var hasBegunCalendar = false
  /// Whether there is a VCALENDAR at all.
  private var hasCalendar = false
  /// Whether the foreign text around the current line was reported already.
  private var hasNotedForeignText = false
  var structure = StructureNotes()

  init(_ scope: CheckScope) { self.scope = scope }

  /// Checks all of a source.
  mutating func check(_ file: Span<UInt8>) {
    defer { scope.findings.flush() }
    guard let begin = checkEncoding(of: file) else { return }
    start = FilePosition(line: 1, column: 1, offset: begin)
    guard checkContent(of: file) else { return }
    reader = LineReader(begin..<file.count)
    while reader.advance(in: file) { read(reader.line, in: file) }
    finish(file)
  }

  /// Where the text begins, or nil where it cannot be read at all.
  private mutating func checkEncoding(of file: Span<UInt8>) -> Int? {
    let zero = FilePosition(line: 1, column: 1, offset: 0)
    if FileBeginning.isWideText(file) {
      scope.findings.add(.utf16Text, at: zero)
      return nil
    }
    guard FileBeginning.hasByteOrderMark(file) else { return 0 }
    scope.findings.add(.byteOrderMark, at: zero)
    return 3
  }

  /// Whether the file has anything that could be a calendar.
  private mutating func checkContent(of file: Span<UInt8>) -> Bool {
    let content = FileBeginning.content(of: file, from: start.offset)
    hasCalendar = content == .calendar
    switch content {
    case .nothing: scope.findings.add(.emptyFile, at: start)
    case .foreign, .components: scope.findings.add(.noVCalendar, at: start)
    case .calendar: break
    }
    return content == .components || content == .calendar
  }

  private mutating func read(_ line: UnfoldedLine, in file: Span<UInt8>) {
    guard !line.bytes.isEmpty else { return }
    if !open.isEmpty { LineBytes.check(line, &scope.findings) }
    if let structural = StructuralLine(line, &scope.findings) {
      if structural.isBegin {
        if structural.type == .calendar {
          hasNotedForeignText = false
        } else if open.isEmpty {
          noteForeign(line)
        }
      }
      if structural.isBegin { begin(structural, in: file) } else { end(structural) }
      reader.isInsideComponent = !open.isEmpty
    } else if open.isEmpty {
      noteForeign(line)
    } else {
      let hash = UIDHash.hash(line.bytes.span, line.bytes.indices)
      open.changeLast { $0.component.contentHash &+= hash }
      readProperty(line)
    }
  }

  /// Reports text outside of every component, once for each stretch of it.
  private mutating func noteForeign(_ line: UnfoldedLine) {
    // Ctrl-Z ended the files of old Windows programs.
    guard hasCalendar, !hasNotedForeignText, line.bytes != [0x1A] else { return }
    hasNotedForeignText = true
    scope.findings.add(hasBegunCalendar ? .textAfterEnd : .textBeforeBegin, at: line.start)
  }

  private mutating func finish(_ file: Span<UInt8>) {
    let isCut = !open.isEmpty
    closeAll(at: reader.last?.number ?? 1)
    finishStructure()
    IdentityRules.check(file, &scope)
    scope.tallies.report(to: &scope.findings)
    reader.lineBreaks.report(to: &scope.findings, at: start)
    if let last = reader.last, last.lineBreak == .none, !isCut {
      scope.findings.add(.noFinalLineBreak, at: last.end)
    }
    if let first = reader.longLines.first {
      scope.findings.add(.longLine, at: first, .count(reader.longLines.count))
    }
    if let first = reader.blankLines.first {
      scope.findings.add(.blankLine, at: first, .count(reader.blankLines.count))
    }
  }
}
