/// How the value of an option is named in help, and which words it can be.
package struct OptionPlaceholder: Hashable, Sendable {
  /// Such as `DATE`, or the accepted words with bars between them.
  package let name: String
  /// The accepted words; empty where anything of a form is.
  package let words: [String]
}
