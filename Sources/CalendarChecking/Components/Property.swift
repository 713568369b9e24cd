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

  /// The dates and times of the value; those at which its periods start.
  var times: [TimeItem] {
    switch value {
    case .times(let items): items
    case .periods(let items): items.map { TimeItem(time: $0.start, position: $0.position) }
    default: []
    }
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

/// The value of a property as it was understood.
enum PropertyValue {
  case empty
  /// There is one, but it is not kept, or cannot be read.
  case unread
  /// A text, a word, a URI or an address as written, no longer than rules need it.
  case text(String)
  /// Dates and times.
  case times([TimeItem])
  case periods([PeriodItem])
  case duration(CalendarDuration)
  /// A whole number, or an offset from UTC in seconds.
  case number(Int)
  case rule(RuleValue)
}

/// A date or a time, and where it stands.
struct TimeItem {
  let time: CalendarTime
  let position: FilePosition

  /// The time as messages show it.
  var text: String {
    switch time {
    case .date(let date): "\(date)"
    case .utc(let wallClock): "\(wallClock)Z"
    case .floating(let wallClock), .zoned(let wallClock, _): "\(wallClock)"
    }
  }
}

/// A period of time, and where it stands.
struct PeriodItem {
  let start: CalendarTime
  let end: ComponentEnd
  let position: FilePosition
}
