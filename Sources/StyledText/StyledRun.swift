/// Text in one role.
package struct StyledRun: Hashable, Sendable {
  /// The text.
  package var text: SafeText
  /// What it is for.
  package var role: Role

  package init(_ text: SafeText, _ role: Role = .plain) {
    self.text = text
    self.role = role
  }
}
