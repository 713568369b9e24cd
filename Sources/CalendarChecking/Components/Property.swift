/// A property of a component, as far as rules over several properties need it.
struct Property {
  let name: PropertyName
  /// Where the name stands.
  let position: FilePosition
  /// Where the value begins.
  let valuePosition: FilePosition
  /// The value as it was understood.
  let value: PropertyValue
  /// The registered parameters.
  let parameters: [Parameter]

  /// A parameter with its values.
  struct Parameter {
    let name: ParameterName
    let values: [String]
    /// Where the name stands.
    let position: FilePosition
    /// Where the first value begins.
    let valuePosition: FilePosition
  }

  /// The parameter of a name, the first if there are several.
  func parameter(_ name: ParameterName) -> Parameter? { parameters.first { $0.name == name } }

  /// The first value of a parameter in capitals.
  func word(_ name: ParameterName) -> String? { parameter(name)?.values.first?.uppercased() }

  /// The value if it is a text.
  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// Whether there is no value.
  var isEmpty: Bool {
    if case .empty = value { true } else { false }
  }
}

/// The value of a property as it was understood.
enum PropertyValue {
  case empty
  /// There is one, but it is not kept, or cannot be read.
  case unread
  /// A text, a word, a URI or an address as written, no longer than rules need it.
  case text(String)
}
