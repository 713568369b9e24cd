/// Text in one role.
package struct StyledRun: Hashable, Sendable {
  /// The text.
  package var text: SafeText
  /// What it is for.
  package var role: Role
  /// What the text leads to.
  package var link: Link?

  /// A text in a role, perhaps leading to an address.
  package init(_ text: SafeText, _ role: Role = .plain, link: Link? = nil) {
    self.text = text
    self.role = role
    self.link = link
  }

  /// Another text of the same kind.
  func with(_ text: SafeText) -> StyledRun { StyledRun(text, role, link: link) }
}
