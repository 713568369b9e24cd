import CICU

/// Adds up the columns of the characters of one grapheme cluster.
struct ClusterColumns {
  /// The columns so far.
  private(set) var total = 0
  /// The width of the last character that had one, or nil within a flag.
  private var lastWidth: Int? = 0
  /// Whether a zero width joiner waits for what it joins.
  private var isJoining = false
  /// Whether the first half of a flag waits for the second.
  private var isInFlag = false

  /// Counts the cluster's next character.
  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200D:
      isJoining = true
    case 0xFE0F:
      if lastWidth == 1 { total += 1 }
      lastWidth = 2
    case 0x1F1E6...0x1F1FF:
      total += isInFlag ? 0 : 2
      isInFlag.toggle()
      lastWidth = nil
    case 0x1F3FB...0x1F3FF where lastWidth == 2:
      break
    default:
      addOrdinary(scalar)
    }
  }

  private mutating func addOrdinary(_ scalar: Unicode.Scalar) {
    let wasJoining = isJoining
    isJoining = false
    if wasJoining && scalar.has(UCHAR_EXTENDED_PICTOGRAPHIC) || scalar.isZeroWidth { return }
    // A syllable of conjoining Jamo is drawn in the two columns of its leading consonant.
    if total > 0 && scalar.isConjoiningJamo { return }
    // What is not assigned yet may be an emoji of tomorrow: rather too much room than too little.
    let width = scalar.isWide || !scalar.isAssigned ? 2 : 1
    lastWidth = width
    total += width
  }
}

extension Unicode.Scalar {
  private var icu: UChar32 { UChar32(bitPattern: value) }

  fileprivate func has(_ property: UProperty) -> Bool { icu_property(icu, property) != 0 }

  fileprivate var isAssigned: Bool {
    icu_charType(icu) != Int8(U_UNASSIGNED.rawValue)
  }

  /// Whether East_Asian_Width is Wide or Fullwidth.
  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    let width = icu_property(icu, UCHAR_EAST_ASIAN_WIDTH)
    return width == U_EA_WIDE.rawValue || width == U_EA_FULLWIDTH.rawValue
  }

  /// Whether the character is a mark that takes no place of its own, or a format character.
  fileprivate var isZeroWidth: Bool {
    guard value >= 0x300 || value == 0xAD else { return false }
    let category = UInt32(bitPattern: Int32(icu_charType(icu)))
    return category == U_NON_SPACING_MARK.rawValue || category == U_ENCLOSING_MARK.rawValue
      || category == U_FORMAT_CHAR.rawValue || icu_combiningClass(icu) != 0
  }

  /// Whether the character is a vowel or trailing consonant of Hangul that joins what is before it.
  fileprivate var isConjoiningJamo: Bool {
    guard (0x1160...0xD7FF).contains(value) else { return false }
    let type = icu_property(icu, UCHAR_HANGUL_SYLLABLE_TYPE)
    return type == U_HST_VOWEL_JAMO.rawValue || type == U_HST_TRAILING_JAMO.rawValue
  }
}
