import TestSupport

/// A short text of characters that some format gives a meaning, controls and noncharacters among them.
///
/// U+FEFF is not one of them: after an escape, Foundation's reader of JSON loses it.
func hostileText(_ random: inout SeededGenerator) -> String {
  let pieces: [Unicode.Scalar] = [
    "\"", "\\", ",", ";", ":", "/", "\t", "\n", "\r", "\0", "\u{1}", "\u{1B}", "\u{7F}", "\u{80}",
    "\u{9B}", "\u{9F}", "\u{A0}", "°", "é", "e", "\u{301}", "作", "\u{2028}",
    "\u{FFFD}", "\u{FFFE}", "\u{10FFFF}", "😀", " ", "'", "{", "}", "[", "<", "n", "u", "0",
  ]
  var text = String.UnicodeScalarView()
  for _ in 0..<Int.random(in: 0..<12, using: &random) {
    text.append(pieces[Int.random(in: 0..<pieces.count, using: &random)])
  }
  return String(text)
}

/// Whether a scalar is a control character: U+0000 to U+001F and U+007F to U+009F.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}
