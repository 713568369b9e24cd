import CNcurses

/// Makes characters of the bytes that are typed, as the locale has them.
///
/// What ncurses reads as wide characters loses all that was typed behind a byte that begins none; here such a byte
/// is all that is lost.
struct TypedBytes {
  private var state = mbstate_t()
  private var isWithinCharacter = false

  /// The code of the character that a byte ends; nil if it does not end one, or means nothing.
  mutating func character(endingWith byte: UInt8) -> wint_t? {
    var unit = CChar(bitPattern: byte)
    var character: wchar_t = 0
    switch mbrtowc(&character, &unit, 1, &state) {
    case 0, 1:
      isWithinCharacter = false
      return wint_t(bitPattern: character)
    case TypedBytes.isIncomplete:
      isWithinCharacter = true
      return nil
    default:
      state = mbstate_t()
      guard isWithinCharacter else { return nil }
      // What breaks a character off begins another.
      isWithinCharacter = false
      return self.character(endingWith: byte)
    }
  }

  /// What the C library says of the begin of a character.
  private static let isIncomplete = -2
}
