import ICalendar

/// A line of vCalendar 1.0 with its continuations.
struct VCalendarLine {
  /// The name in upper case.
  let name: String
  /// The parameters in their order; one that is a mere word has no name.
  let parameters: [(name: String, value: String)]
  /// The value, still encoded, but in one piece.
  let value: [UInt8]
  /// The number of the first line it stands on, from 1.
  let number: Int

  /// The line in some bytes without folds, or nil if it has no name or no value.
  init?(_ text: [UInt8], _ number: Int) {
    let bytes = text.span
    guard let line = ContentLine(bytes, 0..<text.count), !line.name.isEmpty else { return nil }
    // A group may stand before the name, with a dot between them.
    let name = bytes.string(line.name).uppercased()
    self.name = name.split(separator: ".").last.map(String.init) ?? name
    self.parameters = bytes.string(line.parameters).split(separator: ";").map { parameter in
      let sides = parameter.split(separator: "=", maxSplits: 1).map(VCalendarLine.trimming)
      return sides.count == 2 ? (sides[0].uppercased(), sides[1]) : ("", sides.first ?? "")
    }
    self.value = Array(text[line.value])
    self.number = number
  }

  private static func trimming(_ text: Substring) -> String {
    var rest = text
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest.drop { $0 == " " || $0 == "\t" })
  }

  /// How the value is encoded, or nil if it is not.
  var encoding: TransferEncoding? {
    parameters.lazy.filter { $0.name.isEmpty || $0.name == "ENCODING" }
      .compactMap { TransferEncoding($0.value) }.first
  }

  /// Whether no parameter says anything but how the value is written.
  var isPlain: Bool { parameters.allSatisfy(VCalendarLine.isOfWriting) }

  /// The value as it stands, without blanks around it.
  var trimmedValue: String {
    value.span.string(value.span.trimming(0..<value.count))
  }

  /// The first value of a parameter.
  func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// The value as text.
  func text(_ decode: ([UInt8], String?) -> String) -> String {
    let text = (encoding?.decoded(value) ?? value).filter { $0 != 0 }
    // Whoever copied the file into UTF-8 may have left the name of another set in it.
    let isConverted =
      encoding == nil && text.contains { $0 >= 0x80 }
      && String(validating: text, as: UTF8.self) != nil
    return decode(text, isConverted ? nil : parameter("CHARSET"))
  }

  /// The value as a TEXT of iCalendar.
  func escapedText(_ decode: ([UInt8], String?) -> String) -> String {
    VCalendarLine.escaped(text(decode), isEncoded: encoding != nil)
  }

  /// A text as a TEXT of iCalendar.
  ///
  /// vCalendar knows only the escape of a semicolon. Many programs wrote `\n` and the like nevertheless,
  /// though not those that had encoded their line breaks.
  static func escaped(_ text: String, isEncoded: Bool) -> String {
    let escapes: Set<Character> = isEncoded ? [",", ";"] : ["n", "N", ",", ";", "\\"]
    var escaped = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        if let next = rest.first, escapes.contains(next) {
          escaped += "\\\(next)"
          rest = rest.dropFirst()
        } else {
          escaped += "\\\\"
        }
      case ",", ";": escaped += "\\\(character)"
      case "\n", "\r\n", "\r": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// The name and the parameters that say something beside how the value is written.
  var nameAndParameters: String {
    let kept = parameters.filter { !VCalendarLine.isOfWriting($0) }
    return name + kept.map { $0.name.isEmpty ? ";\($0.value)" : ";\($0.name)=\($0.value)" }.joined()
  }

  /// The line as it is, though not encoded any more.
  func unchanged(_ decode: ([UInt8], String?) -> String) -> String {
    let value =
      encoding == nil ? text(decode).filter { !$0.isNewline } : escapedText(decode)
    return "\(nameAndParameters):\(value)"
  }

  /// Whether a parameter says how the value is written.
  private static func isOfWriting(_ parameter: (name: String, value: String)) -> Bool {
    switch parameter.name {
    case "ENCODING", "CHARSET": true
    case "": ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"].contains(parameter.value.uppercased())
    default: false
    }
  }
}
