/// What is known of a component when it ends: its properties and the components in it.
struct Component {
  let head: ComponentHead
  /// A hash of all its lines, whatever their order.
  var contentHash: UInt64 = 0
  /// The properties that are known, in their order.
  private(set) var properties: [Property] = []
  /// Their names, which are small and so quick to look through.
  private var names: [PropertyName] = []
  /// The first of the components in it.
  var firstChild: FilePosition?
  /// The components in it, as far as rules look at them; no VCALENDAR keeps any.
  private(set) var children: [Component] = []

  /// So many of either are kept; a component of more can only be wrong or hostile.
  private static let most = 5000

  init(_ head: ComponentHead) { self.head = head }

  var type: ComponentType { head.type }
  var name: String { head.name }
  var begin: FilePosition { head.begin }

  /// Keeps a property.
  mutating func add(_ property: Property) {
    guard properties.count < Component.most else { return }
    properties.append(property)
    names.append(property.name)
  }

  /// Keeps a component that stood in this one, if it belongs there: those are never deep.
  mutating func add(_ child: Component) {
    contentHash &+= child.contentHash &* 3
    guard type != .calendar, !type.isOpaque, child.type.canStand(in: type),
      children.count < Component.most
    else { return }
    children.append(child)
  }
}

extension Component {
  /// The first property of a name that has a value.
  func first(_ name: PropertyName) -> Property? {
    for index in names.indices where names[index] == name && !properties[index].isEmpty {
      return properties[index]
    }
    return nil
  }

  /// All properties of a name that have a value.
  func all(_ name: PropertyName) -> [Property] {
    var found: [Property] = []
    for index in names.indices where names[index] == name && !properties[index].isEmpty {
      found.append(properties[index])
    }
    return found
  }

  /// Whether it has a property of a name, with a value or without.
  func has(_ name: PropertyName) -> Bool { names.contains(name) }

  /// The line of the first property of a name, with a value or without.
  func lineOfFirst(_ name: PropertyName) -> Int? {
    names.firstIndex(of: name).map { properties[$0].position.line }
  }
}
