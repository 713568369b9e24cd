/// A fact that belongs to a finding and stands in its message.
package enum FindingFact: Hashable, Sendable {
  /// The name of a property, as the standard writes it or as the file does.
  case property(String)
  case component(String)
  case parameter(String)
  /// A text of the file that is wrong.
  case value(String)
  /// What else it could have been, or what belongs there.
  case expected(String)
  /// Another line that has to do with it.
  case line(Int)
  /// How often the file has it.
  case count(Int)

  /// The word that stands for it between braces in a summary.
  package var name: String {
    switch self {
    case .property: "property"
    case .component: "component"
    case .parameter: "parameter"
    case .value: "value"
    case .expected: "expected"
    case .line: "line"
    case .count: "count"
    }
  }

  /// The fact itself.
  package var text: String {
    switch self {
    case .property(let text), .component(let text), .parameter(let text), .value(let text),
      .expected(let text):
      text
    case .line(let number), .count(let number): String(number)
    }
  }
}
