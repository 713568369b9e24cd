/// Where and what a component is, as its BEGIN says.
struct ComponentHead {
  let type: ComponentType
  /// The name as messages show it.
  let name: String
  /// Where its BEGIN stands.
  let begin: FilePosition
}
