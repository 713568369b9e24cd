/// One option as it is declared: everything that parsing, help and manual know of it.
struct Option: Sendable {
  /// The name after `--`.
  let name: String
  /// The letter or digit after `-`.
  let letter: Character?
  /// What it takes and does.
  let behaviour: Behaviour
  /// Where it can be used.
  let commands: Set<Command>
  /// The heading it stands under.
  let group: OptionGroup
  /// Whether each use adds to the ones before, instead of replacing them.
  let isRepeatable: Bool
  /// What several uses mean together, where that is not plain; without a full stop.
  let repetition: String?
  /// The value that stands for not using the option, if there is one.
  let usual: String?
  /// One line for the short help.
  let summary: String
  /// What the manual says beyond that; names and values stand in backquotes.
  let details: String

  init(
    _ name: String,
    letter: Character? = nil,
    _ behaviour: Behaviour,
    commands: Set<Command> = Command.showingEvents,
    group: OptionGroup,
    isRepeatable: Bool = false,
    repetition: String? = nil,
    usual: String? = nil,
    summary: String,
    details: String = ""
  ) {
    self.name = name
    self.letter = letter
    self.behaviour = behaviour
    self.commands = commands
    self.group = group
    self.isRepeatable = isRepeatable
    self.repetition = repetition
    self.usual = usual
    self.summary = summary
    self.details = details
  }
}

extension Option {
  /// What an option takes, and what it does to a request.
  enum Behaviour: Sendable {
    /// Answers by itself and takes nothing.
    case information(Information)
    /// Is on with its name and off with `no-` before it; `isUsuallyOn` has the latter explained.
    case toggle(isUsuallyOn: Bool, apply: @Sendable (inout Request, Bool) -> Void)
    /// Takes a value, which is always the next argument if it is not attached.
    case value(
      OptionPlaceholder,
      apply: @Sendable (inout Request, String, WeekdayNames) throws(ValueFault) -> Void
    )
    /// Takes a date, and of the next argument only if it reads as one.
    case optionalDate(apply: @Sendable (inout Request, DateExpression?) -> Void)
  }

  /// What can be asked of the program itself.
  enum Information: Sendable {
    case help
    case version
    case configuration
  }
}

extension Option.Behaviour {
  /// Takes a value and stores it.
  static func value<Value>(
    _ value: OptionValue<Value>,
    _ property: any WritableKeyPath<Request, Value> & Sendable
  ) -> Self {
    .value(value) { $0[keyPath: property] = $1 }
  }

  /// Takes a value and stores it where there can also be none.
  static func value<Value>(
    _ value: OptionValue<Value>,
    _ property: any WritableKeyPath<Request, Value?> & Sendable
  ) -> Self {
    .value(value) { $0[keyPath: property] = $1 }
  }

  /// Takes a value and does something with it.
  static func value<Value>(
    _ value: OptionValue<Value>,
    apply: @escaping @Sendable (inout Request, Value) -> Void
  ) -> Self {
    .value(value.placeholder) { (request, text, names) throws(ValueFault) in
      apply(&request, try value.read(text, names))
    }
  }

  /// Switches something on and off.
  static func toggle(
    _ property: any WritableKeyPath<Request, Bool> & Sendable,
    isUsuallyOn: Bool = false
  ) -> Self {
    .toggle(isUsuallyOn: isUsuallyOn) { $0[keyPath: property] = $1 }
  }
}
