/// What is known of a component when it ends: its properties and the components in it.
struct Component {
  let type: ComponentType
  /// The name as messages show it.
  let name: String
  /// Where its BEGIN stands.
  let begin: FilePosition
  /// A hash of all its lines, whatever their order.
  var contentHash: UInt64 = 0
  /// The properties that are known, in their order.
  private(set) var properties: [Property] = []
  /// The lines of the properties that may stand once.
  private(set) var linesOfSingles: [PropertyName: Int] = [:]
  /// The first of the components in it.
  var firstChild: FilePosition?
  /// The components in it, as far as rules look at them; no VCALENDAR keeps any.
  private(set) var children: [Component] = []

  /// So many of either are kept; a component of more can only be wrong or hostile.
  private static let most = 10_000

  init(_ type: ComponentType, name: String, begin: FilePosition) {
    self.type = type
    self.name = name
    self.begin = begin
  }

  /// Notes a property that may stand once; gives the line of the first if it is not that.
  mutating func lineOfFirst(_ name: PropertyName, at line: Int) -> Int? {
    if let first = linesOfSingles[name] { return first }
    linesOfSingles[name] = line
    return nil
  }

  /// Keeps a property.
  mutating func add(_ property: Property) {
    if properties.count < Component.most { properties.append(property) }
  }

  /// The first property of a name that has a value.
  func first(_ name: PropertyName) -> Property? {
    properties.first { $0.name == name && !$0.isEmpty }
  }

  /// All properties of a name that have a value.
  func all(_ name: PropertyName) -> [Property] {
    properties.filter { $0.name == name && !$0.isEmpty }
  }

  /// Whether it has a property of a name, with a value or without.
  func has(_ name: PropertyName) -> Bool { properties.contains { $0.name == name } }

  /// Keeps a component that stood in this one.
  mutating func add(_ child: Component) {
    contentHash &+= child.contentHash &* 3
    if type != .calendar, children.count < Component.most { children.append(child) }
  }
}
