/// What the RFCs say of a property, as data.
struct PropertyDefinition: Sendable {
  let name: PropertyName
  /// The types that its value can have; the first is the default, unless there is none.
  let types: [ValueType]
  /// Whether there is no default, so that VALUE has to say the type.
  let needsType: Bool
  /// Whether commas separate values.
  let isList: Bool
  /// The parameters that its definition lists, VALUE aside.
  let parameters: [ParameterName]
  /// The components in which it may stand once.
  let once: ComponentSet
  /// The components in which it may stand any number of times.
  let many: ComponentSet

  init(
    _ name: PropertyName,
    _ types: ValueType...,
    needsType: Bool = false,
    isList: Bool = false,
    parameters: [ParameterName] = [],
    once: ComponentSet = [],
    many: ComponentSet = []
  ) {
    self.name = name
    self.types = types
    self.needsType = needsType
    self.isList = isList
    self.parameters = parameters
    self.once = once
    self.many = many
  }

  /// Whether it may stand in a component.
  func canStand(in component: ComponentType) -> Bool {
    once.contains(component) || many.contains(component)
  }

  /// Whether it may have a parameter; DERIVED and ORDER of RFC 9073 5 go with all.
  func takes(_ parameter: ParameterName) -> Bool {
    switch parameter {
    case .value, .derived, .order: true
    default: parameters.contains(parameter)
    }
  }
}
