/// What the header of a mail message, or of one of its parts, says of its body (RFC 2045).
struct MailHeader {
  /// The media type in small letters, such as `text/calendar`.
  private(set) var type = ""
  /// The transfer encoding in small letters.
  private(set) var encoding = ""
  /// What separates the parts of a multipart.
  private(set) var boundary: String?
  /// The character set.
  private(set) var charset: String?
  /// The name of the file that the body was.
  private(set) var fileName: String?
  /// Whether there is any of the fields that every mail of our days has.
  private(set) var isOfMail = false

  /// Reads the fields up to the blank line behind them, or nil where a line is no field.
  init?(_ lines: inout MailLines, in bytes: Span<UInt8>) {
    var field: [UInt8] = []
    while lines.advance(in: bytes) {
      guard let first = lines.line.first.map({ bytes[$0] }) else { break }
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        field += bytes.copy(lines.line)
        continue
      }
      read(field)
      guard MailHeader.isField(lines.line, in: bytes) else { return nil }
      field = bytes.copy(lines.line)
    }
    read(field)
  }

  /// Whether a line has a name as fields have them, and a colon; a calendar's BEGIN is none.
  private static func isField(_ line: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard !bytes.begins(line, with: "BEGIN:"),
      let end = line.first(where: { !isNameByte(bytes[$0]) })
    else { return false }
    return end > line.lowerBound && bytes[end] == UInt8(ascii: ":")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func read(_ field: [UInt8]) {
    let text = String(decoding: field, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":") else { return }
    let value = text[colon...].dropFirst()
    switch text[..<colon].lowercased() {
    case "content-type":
      let parameters = MailParameters(value)
      isOfMail = true
      type = parameters.value
      boundary = parameters["boundary"]
      charset = parameters["charset"]
      fileName = fileName ?? parameters["name"]
    case "content-transfer-encoding":
      encoding = MailParameters(value).value
    case "content-disposition":
      fileName = MailParameters(value)["filename"] ?? fileName
    case "mime-version", "received", "message-id", "return-path", "from":
      isOfMail = true
    default:
      break
    }
  }
}

/// A value with parameters behind it, as in `text/calendar; charset="utf-8"; method=REQUEST`.
struct MailParameters {
  /// What stands before the first semicolon, in small letters.
  let value: String
  private var parameters: [String: String] = [:]

  init(_ text: Substring) {
    var pieces = MailParameters.pieces(of: text)[...]
    value = (pieces.popFirst() ?? "").lowercased()
    for piece in pieces {
      let sides = piece.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      // RFC 2231 numbers the pieces of a long value, and marks encoded ones with an asterisk.
      let name = sides[0].lowercased().prefix { $0 != "*" && $0 != " " }
      parameters[String(name), default: ""] += MailParameters.unquoted(sides[1])
    }
  }

  subscript(name: String) -> String? { parameters[name] }

  /// The text between semicolons that stand outside of quotes, without blanks around it.
  private static func pieces(of text: Substring) -> [String] {
    var pieces = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ";", !isQuoted {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.map { trimmed($0[...]) }
  }

  private static func unquoted(_ text: Substring) -> String {
    let value = trimmed(text)
    guard value.hasPrefix("\"") else { return value }
    return value.dropFirst().prefix { $0 != "\"" }.filter { $0 != "\\" }
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
