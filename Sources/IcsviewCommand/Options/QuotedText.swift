/// A text from outside between single quotes, as messages show it.
///
/// Characters that would act on a terminal are written as `\u{…}`, and a very long text is cut.
func quoted(_ text: some StringProtocol) -> String {
  var result = "'"
  for (count, scalar) in text.unicodeScalars.enumerated() {
    guard count < 200 else {
      result += "…"
      break
    }
    if actsOnTerminal(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "'"
}

/// Whether a character is a control, or changes the direction or the lines of text.
private func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  case .format: scalar.properties.isBidiControl
  default: false
  }
}
