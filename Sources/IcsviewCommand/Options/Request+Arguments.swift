extension Request {
  /// A request with the options of the configuration, then the arguments, applied in their order.
  init(
    command: Command,
    configured: [ArgumentReader.OptionUse] = [],
    _ items: [ArgumentReader.Item],
    weekdayNames: WeekdayNames
  ) throws(UsageError) {
    self.init(command: command)
    for use in configured { try apply(use, weekdayNames) }
    // Which calendars are meant depends on whether others are named.
    usual = Usual(sources: sources, choice: choice)
    sources = []
    choice = CalendarChoice()
    var rest = items[...]
    if command == .next, let count = try Request.takeCount(&rest) { nextCount = count }
    for item in rest {
      switch item {
      case .operand(let text): add(operand: text)
      case .option(let use): try apply(use, weekdayNames)
      case .dateOrOperand(let use, let text): try apply(use, or: text, weekdayNames)
      }
    }
  }

  /// Takes the first operand if it is a number of events.
  private static func takeCount(
    _ items: inout ArraySlice<ArgumentReader.Item>
  ) throws(UsageError) -> Int? {
    for (place, item) in zip(items.indices, items) {
      guard case .operand(let text) = item else { continue }
      guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      do throws(ValueFault) {
        let count = try OptionValue.number(1...9999).read(text, .english)
        items.remove(at: place)
        return count
      } catch {
        throw .invalidValue(option: Command.next.rawValue, value: text, fault: error)
      }
    }
    return nil
  }

  private mutating func add(operand text: String) {
    sources.append(text == "-" ? .standardInput : .path(text))
  }

  /// Does what an option says.
  mutating func apply(
    _ use: ArgumentReader.OptionUse,
    _ weekdayNames: WeekdayNames
  ) throws(UsageError) {
    do throws(ValueFault) {
      switch (use.option.behaviour, use.value) {
      case (.information, _): break
      case (.toggle(_, let apply), _): apply(&self, !use.isNegated)
      case (.value(_, let apply), let text): try apply(&self, text ?? "", weekdayNames)
      case (.optionalDate(let apply), nil): apply(&self, nil)
      case (.optionalDate(let apply), let text?):
        apply(&self, try OptionValue.date.read(text, weekdayNames))
      }
    } catch {
      throw .invalidValue(option: use.spelling, value: use.value ?? "", fault: error)
    }
  }

  /// Applies an option with the argument after it if that is a date; else it is a file.
  ///
  /// A day that does not exist, such as `2025-02-30`, is a mistake rather than a file.
  private mutating func apply(
    _ use: ArgumentReader.OptionUse,
    or text: String,
    _ weekdayNames: WeekdayNames
  ) throws(UsageError) {
    var use = use
    do throws(DateSyntaxError) {
      _ = try DateExpression(text, weekdayNames: weekdayNames)
      use.value = text
    } catch {
      if error.hasFormOfDate { use.value = text }
    }
    try apply(use, weekdayNames)
    if use.value == nil { add(operand: text) }
  }
}
