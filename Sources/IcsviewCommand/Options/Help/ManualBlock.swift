/// A piece of the manual, before it becomes plain text or a manual page.
enum ManualBlock: Hashable, Sendable {
  /// The title of a section.
  case heading(String)
  /// The title of a part of a section.
  case subheading(String)
  /// Lines that are kept as they are.
  case lines([Prose])
  case paragraph(Prose)
  /// A term, and below it what it means.
  case entry(term: Prose, Prose)
}
