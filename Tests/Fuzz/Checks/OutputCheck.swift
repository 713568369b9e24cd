/// What holds for all that the program writes.
enum OutputCheck {
  /// Text is UTF-8.
  static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    require(Array(text.utf8) == bytes, "what is written is not UTF-8")
    return text
  }

  /// Nothing that a terminal obeys is in what it shows, but the styles of the program itself.
  static func checkTerminal(_ bytes: [UInt8], hasStyles: Bool = false) {
    var scalars = text(bytes).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if hasStyles, scalar == "\u{1B}" {
        require(scalars.popFirst() == "[", "an escape begins no style")
        let parameters = scalars.prefix { ("0"..."9").contains($0) || $0 == ";" }
        scalars = scalars[parameters.endIndex...]
        require(scalars.popFirst() == "m", "an escape begins no style")
      } else {
        require(
          scalar == "\n" || !isObeyed(scalar),
          "U+\(String(scalar.value, radix: 16)) is shown"
        )
      }
    }
  }

  /// No control character is in a text besides some, whatever it is meant for.
  static func checkControls(
    _ text: String,
    besides allowed: String = "",
    andDirections: Bool = false
  ) {
    let first: [UInt8] = andDirections ? [0x7F, 0xC2, 0xE2] : [0x7F, 0xC2]
    guard text.utf8.contains(where: { $0 < 0x20 || first.contains($0) }) else { return }
    let allowed = Set(allowed.unicodeScalars)
    for scalar in text.unicodeScalars
    where isObeyed(scalar) && (andDirections || scalar.value < 0x2000) {
      require(allowed.contains(scalar), "U+\(String(scalar.value, radix: 16)) is written")
    }
  }

  /// Control characters and what turns the direction of text around it.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
