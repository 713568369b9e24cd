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
