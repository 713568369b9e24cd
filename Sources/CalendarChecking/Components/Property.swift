import ICalendar

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

  /// The first date or time of the value.
  var time: TimeItem? { times.first }

  /// The dates and times of the value, or those at which its periods start.
  var times: [TimeItem] {
    if case .times(let items) = value { items } else { [] }
  }

  /// The value if it is a duration.
  var duration: CalendarDuration? {
    if case .duration(let duration) = value { duration } else { nil }
  }

  /// The value if it is a number.
  var number: Int? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The value if it is a rule.
  var rule: RuleValue? {
    if case .rule(let rule) = value { rule } else { nil }
  }

  /// Whether there is no value.
  var isEmpty: Bool {
    if case .empty = value { true } else { false }
  }
}
