/// A text from outside between single quotes, as messages show it.
///
/// Characters that would act on a terminal are written as `\u{…}`, bytes of a path that are no characters as
/// `\xFF`, and a very long text is cut.
func quoted(_ text: some StringProtocol) -> String {
  var result = "'"
  for (count, scalar) in text.unicodeScalars.enumerated() {
    guard count < 200 else {
      result += "…"
      break
    }
    if let byte = PathText.byte(of: scalar) {
      result += "\\x\(String(byte, radix: 16, uppercase: true))"
    } else if actsOnTerminal(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "'"
}

/// A text from outside as messages show it without quotes around it.
func escaped(_ text: some StringProtocol) -> String { String(quoted(text).dropFirst().dropLast()) }

/// Whether a character is a control, or changes the direction or the lines of text.
private func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  case .format: scalar.properties.isBidiControl
  default: false
  }
}
