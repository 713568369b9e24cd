/// What people see in texts although it is not meant for them.
struct TextContents {
  private let value: ValueSlice
  private let definition: PropertyDefinition

  init(_ value: ValueSlice, _ definition: PropertyDefinition) {
    self.value = value
    self.definition = definition
  }

  private var property: FindingFact { .property(definition.name.rawValue) }

  /// Looks for HTML, encoded words and text in the wrong encoding.
  func check(_ scope: inout CheckScope) {
    if let offset = HTMLSyntax.firstOffset(in: value, withTags: definition.name == .description),
      isShown
    {
      scope.findings.add(.htmlInDescription, at: value.position(at: offset), property)
    }
    if let offset = EncodedWord.firstOffset(in: value) {
      scope.findings.add(.encodedWord, at: value.position(at: offset), property)
    }
    scope.tallies.mojibake.add(value)
  }

  private var isShown: Bool {
    switch definition.name {
    case .summary, .description, .location, .comment: true
    default: false
    }
  }
}

/// Encoded words of mail headers (RFC 2047 2), such as `=?utf-8?Q?Caf=C3=A9?=`.
enum EncodedWord {
  /// Where the first one begins.
  static func firstOffset(in value: ValueSlice) -> Int? {
    var offset = 0
    while let next = value.slice(from: offset).firstOffset(of: UInt8(ascii: "=")) {
      offset += next
      if isWord(value.slice(from: offset)) { return offset }
      offset += 1
    }
    return nil
  }

  private static func isWord(_ value: ValueSlice) -> Bool {
    // No encoded word is longer than this.
    let parts = value.slice(0..<min(value.count, 78)).split(at: UInt8(ascii: "?"))
    guard parts.count >= 5, parts[0].text == "=", !parts[1].isEmpty, parts[2].count == 1,
      parts[4].bytes.first == UInt8(ascii: "=")
    else { return false }
    return parts[2].isWord("Q") || parts[2].isWord("B")
  }
}
