/// Forms that values of parameters have to have.
enum ParameterForms {
  /// Whether a text is a tag of a language in the form of RFC 5646 2.1.
  static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first else { return false }
    let isAlphanumeric = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    guard isAlphanumeric, first.utf8.allSatisfy(\.isLetter) else { return false }
    // What begins with one letter is for private use, or was registered as a whole.
    return first.utf8.count > 1 || parts.count > 1 && ["x", "i"].contains(first.lowercased())
  }

  /// Whether a text is a media type by RFC 4288 4.2.
  static func isMediaType(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { $0.isNameCharacter || "!#$&.+^_".utf8.contains($0) }
      }
  }
}
