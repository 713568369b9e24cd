/// Texts that are encoded as in vCalendar 1.0, in files that say to be iCalendar.
enum EncodedTexts {
  /// The lines of a component, with none of their values encoded any more.
  ///
  /// A soft line break of quoted-printable has no fold around it and makes lines of its own, which are put
  /// together here.
  ///
  /// - Parameters:
  ///   - component: Unfolded lines.
  ///   - decode: Turns the bytes of a text into text, by the character set that the line names.
  /// - Returns: Lines that end in LF.
  static func decoded(
    _ component: Span<UInt8>,
    _ decode: (_ bytes: [UInt8], _ charset: String?) -> String,
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(component.count)
    var lines = VCalendarLines(of: component)
    while let line = lines.next(in: component) {
      text += line.nameAndParameters.utf8
      text.append(.colon)
      if line.encoding == nil {
        text += line.value
      } else {
        // Its escapes are those of iCalendar already; only line breaks cannot stand in a line.
        for character in line.text(decode) {
          if character.isNewline { text += "\\n".utf8 } else { text += String(character).utf8 }
        }
      }
      text.append(.lineFeed)
    }
    return text
  }
}
