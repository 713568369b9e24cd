/// What a URI is made of (RFC 3986).
enum URISyntax {
  /// Whether a word is a scheme that calendars commonly use.
  static func isCommonScheme(_ word: String) -> Bool { schemes.contains(word.lowercased()) }

  private static let schemes: Set = [
    "http", "https", "mailto", "ftp", "file", "cid", "urn", "tel", "data", "ldap", "webcal", "sip",
  ]
}
