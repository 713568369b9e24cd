/// What is known of a component when it ends: its properties and the components in it.
struct Component {
  let type: ComponentType
  /// The name as messages show it.
  let name: String
  /// Where its BEGIN stands.
  let begin: FilePosition
  /// The first of the components in it.
  var firstChild: FilePosition?
  /// The components in it, as far as rules look at them; no VCALENDAR keeps any.
  private(set) var children: [Component] = []

  /// So many are kept; a component of more can only be wrong or hostile.
  private static let most = 10_000

  init(_ type: ComponentType, name: String, begin: FilePosition) {
    self.type = type
    self.name = name
    self.begin = begin
  }

  /// Keeps a component that stood in this one.
  mutating func add(_ child: Component) {
    if type != .calendar, children.count < Component.most { children.append(child) }
  }
}
