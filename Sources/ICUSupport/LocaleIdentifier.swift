import CICU

/// A locale that ICU has data for.
struct LocaleIdentifier {
  /// The name as ICU takes it, such as `sr_Latn_RS`.
  let name: String
  /// The language's code.
  let language: String

  /// Reads a name as the environment has it, such as `de_DE.UTF-8@euro`, or as BCP 47 does, such as `de-DE`.
  ///
  /// There is none for `C`, `POSIX`, and names of no language that ICU knows.
  init?(_ text: String) {
    guard text.utf8.count <= 64, text.allSatisfy(LocaleIdentifier.isAllowed) else { return nil }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard var name = parts.first?.prefix(while: { $0 != "." }) else { return nil }
    let modifier = parts.dropFirst().first ?? ""
    if let script = LocaleIdentifier.scripts[modifier.lowercased()],
      let language = name.split(separator: "_").first
    {
      name = "\(language)_\(script)\(name.dropFirst(language.count))"
    } else if LocaleIdentifier.areKeywords(modifier) {
      name += "@\(modifier)"
    }
    guard let language = LocaleIdentifier.language(of: String(name)) else { return nil }
    self.name = String(name)
    self.language = language
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "_-.@=;".contains(character))
  }

  /// Whether a modifier is made of keywords of ICU that matter here; by others, and by ones that are written
  /// otherwise, ICU can be brought to end the program.
  private static func areKeywords(_ modifier: Substring) -> Bool {
    modifier.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { keyword in
      let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, keywords.contains(sides[0].lowercased()) else { return false }
      return !sides[1].isEmpty && sides[1].allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  private static let keywords: Set = ["calendar", "numbers", "hours", "fw", "rg", "collation"]

  /// The scripts that POSIX writes as a modifier.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  /// The language of a locale, or nil if ICU would answer with the process's own locale in its place.
  private static func language(of name: String) -> String? {
    var status = U_ZERO_ERROR
    let bundle = icu_openResources(name, &status)
    defer { icu_closeResources(bundle) }
    guard status.isSuccess, status != U_USING_DEFAULT_WARNING else { return nil }
    let capacity = 16
    let code = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let length = icu_language(name, buffer.baseAddress, Int32(capacity), &status)
      let bytes = buffer.prefix(max(0, Int(length))).map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return status.isSuccess && !code.isEmpty ? code : nil
  }
}
