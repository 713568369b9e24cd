import ICalendar
import ICUSupport

/// Finds the calendars in mail messages (RFC 5322, RFC 2045 to 2047).
///
/// Each calendar stands in the result on the line on which its body begins in the message, as far as there
/// is room, so that places in messages about it are near those of the file. A copy of a calendar, which many
/// programs send as an attachment beside the first one, is left out.
struct MailMessage {
  private var parts: [Part] = []
  private var calendars: [UInt8] = []
  private var line = 1
  private var known: Set<[UInt8]> = []

  /// A message or a part of one that is still to be looked at.
  private struct Part {
    let range: Range<Int>
    /// The number of its first line.
    let line: Int
    /// How many messages and multiparts it stands in.
    let depth: Int
  }

  /// Nested more deeply, each level would mean to walk the same bytes again.
  private static let deepest = 20

  /// The calendars of a message or of several (an mbox file), or nil where there is none.
  static func calendars(in source: SourceBytes) -> SourceBytes? {
    guard isMail(source) else { return nil }
    var message = MailMessage()
    source.withBytes { message.read($0) }
    return message.calendars.isEmpty ? nil : SourceBytes(message.calendars)
  }

  /// Whether a source begins with the header of a mail message.
  static func isMail(_ source: SourceBytes) -> Bool {
    source.withBytes { bytes in
      var lines = MailLines(0..<bytes.count, firstNumber: 1)
      skipBegin(&lines, in: bytes)
      return MailHeader(&lines, in: bytes)?.isOfMail ?? false
    }
  }

  /// Passes over what can stand before the header: blank lines, and the first line of an mbox file.
  private static func skipBegin(_ lines: inout MailLines, in bytes: Span<UInt8>) {
    var ahead = lines
    while ahead.advance(in: bytes) {
      guard ahead.line.isEmpty || bytes.begins(ahead.line, with: "From ") else { return }
      lines = ahead
    }
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    for part in MailMessage.messages(in: bytes) {
      parts = [part]
      while let part = parts.popLast() { read(part, in: bytes) }
    }
  }

  /// The messages of an mbox file, or the only one.
  private static func messages(in bytes: Span<UInt8>) -> [Part] {
    var lines = MailLines(0..<bytes.count, firstNumber: 1)
    skipBegin(&lines, in: bytes)
    let isMailbox = bytes.begins(lines.line, with: "From ")
    var begin = (position: lines.nextBegin, line: lines.number + 1)
    var messages: [Part] = []
    var isBehindBlank = false
    while isMailbox, lines.advance(in: bytes) {
      if isBehindBlank, bytes.begins(lines.line, with: "From ") {
        messages.append(
          Part(range: begin.position..<lines.line.lowerBound, line: begin.line, depth: 0)
        )
        begin = (lines.nextBegin, lines.number + 1)
      }
      isBehindBlank = lines.line.isEmpty
    }
    return messages + [Part(range: begin.position..<bytes.count, line: begin.line, depth: 0)]
  }

  private mutating func read(_ part: Part, in bytes: Span<UInt8>) {
    var lines = MailLines(part.range, firstNumber: part.line)
    guard let header = MailHeader(&lines, in: bytes) else { return }
    let body = lines.nextBegin..<part.range.upperBound
    if header.type.hasPrefix("multipart/"), let boundary = header.boundary,
      !boundary.isEmpty
    {
      guard part.depth < MailMessage.deepest else { return }
      parts += MailMessage.parts(lines, boundary, depth: part.depth + 1, in: bytes).reversed()
    } else if header.type == "message/rfc822", part.depth < MailMessage.deepest {
      parts.append(Part(range: body, line: lines.number + 1, depth: part.depth + 1))
    } else if header.isOfCalendar {
      append(bytes.copy(body), of: header, at: lines.number + 1)
    }
  }

  /// The parts between lines of a boundary; what stands before the first and behind the last is none.
  private static func parts(
    _ lines: MailLines,
    _ boundary: String,
    depth: Int,
    in bytes: Span<UInt8>
  ) -> [Part] {
    var lines = lines
    var parts: [Part] = []
    var begin: (position: Int, line: Int)?
    func close(at end: Int) {
      guard let begin else { return }
      parts.append(Part(range: begin.position..<end, line: begin.line, depth: depth))
    }
    while lines.advance(in: bytes) {
      switch lines.separator(boundary, in: bytes) {
      case nil: continue
      case .next:
        close(at: lines.line.lowerBound)
        begin = (lines.nextBegin, lines.number + 1)
      case .last:
        close(at: lines.line.lowerBound)
        return parts
      }
    }
    close(at: lines.nextBegin)
    return parts
  }

  private mutating func append(_ body: [UInt8], of header: MailHeader, at line: Int) {
    let content = TransferEncoding.decoded(body, from: header.encoding)
    let text = header.text(of: content)
    let identity = text.filter { $0 != UInt8(ascii: "\r") }
    guard known.insert(identity).inserted else { return }
    while self.line < line {
      calendars.append(UInt8(ascii: "\n"))
      self.line += 1
    }
    calendars += text
    calendars.append(UInt8(ascii: "\n"))
    self.line += text.count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension MailLines {
  /// What a line of a boundary begins.
  fileprivate enum Separator {
    case next
    case last
  }

  /// What the line begins, or nil if it is no line of the boundary.
  fileprivate func separator(_ boundary: String, in bytes: Span<UInt8>) -> Separator? {
    guard line.count >= boundary.utf8.count + 2,
      bytes[line.lowerBound] == UInt8(ascii: "-"), bytes[line.lowerBound + 1] == UInt8(ascii: "-")
    else { return nil }
    let rest = line.dropFirst(2)
    guard zip(rest, boundary.utf8).allSatisfy({ bytes[$0] == $1 }) else { return nil }
    let tail = bytes.string(rest.dropFirst(boundary.utf8.count))
    if tail.allSatisfy(\.isWhitespace) { return .next }
    return tail.hasPrefix("--") ? .last : nil
  }
}

extension MailHeader {
  /// Whether the body is a calendar, by its type or, where programs give a general one, by its name.
  fileprivate var isOfCalendar: Bool {
    let types: Set = [
      "text/calendar", "application/ics", "text/x-vcalendar", "application/x-vcalendar", "text/ics",
    ]
    return types.contains(type) || fileName.map(CalendarFolder.isCalendar) ?? false
  }

  /// The content in UTF-8, by the character set that the header names.
  fileprivate func text(of content: [UInt8]) -> [UInt8] {
    let bytes = SourceEncoding.utf8(SourceBytes(content)).prefix(.max)
    let isASCII = bytes.allSatisfy { $0 < 0x80 && $0 != 0x1B }
    guard let charset, !isASCII,
      String(validating: bytes, as: UTF8.self) == nil || bytes.contains(0x1B)
    else { return bytes }
    return Array(TextDecoding.text(of: bytes, charset: charset).utf8)
  }
}
