/// Reads the value of a property and reports what is wrong with it.
struct ValueReader {
  let line: PropertyLine
  let definition: PropertyDefinition
  let component: ComponentHead
  /// The whole value.
  let value: ValueSlice

  init(_ line: PropertyLine, _ definition: PropertyDefinition, in component: ComponentHead) {
    self.line = line
    self.definition = definition
    self.component = component
    value = ValueSlice(line.line, line.value)
  }

  /// The property as messages name it.
  var property: FindingFact { .property(definition.name.rawValue) }

  /// So much of a text is kept for rules.
  private static let longestText = 2000

  /// The value as far as rules over the component need it.
  func read(_ scope: inout CheckScope) -> PropertyValue {
    let trimmed = value.trimmed
    guard !trimmed.isEmpty else {
      noteEmpty(&scope.findings)
      return .empty
    }
    guard let type = type(of: trimmed, &scope.findings) else { return .unread }
    guard type != .text else { return readText(trimmed, &scope) }
    noteSpace(around: trimmed, &scope.findings)
    let items = items(of: trimmed, type, &scope.findings)
    let first = items.first ?? trimmed
    switch type {
    case .date, .dateTime: return readTimes(items, as: type, &scope)
    case .period: return readPeriods(items, &scope)
    case .duration: return readDuration(first, &scope.findings)
    case .recurrence: return readRule(trimmed, &scope)
    default: return readSimple(first, type, &scope.findings)
    }
  }

  /// Reads a value that is neither a text nor a time.
  private func readSimple(
    _ value: ValueSlice,
    _ type: ValueType,
    _ findings: inout FindingCollector
  ) -> PropertyValue {
    let numbers = NumberRules(value, definition.name)
    switch type {
    case .integer: return numbers.readInteger(&findings).map { .number($0) } ?? .unread
    case .utcOffset: return numbers.readOffset(&findings).map { .number($0) } ?? .unread
    case .boolean: numbers.checkBoolean(&findings)
    case .float: numbers.checkFloat(&findings)
    case .uri:
      if definition.types.contains(.binary) {
        _ = BinaryRules(line, type).checkEncoding(property, &findings)
      }
      AddressRules(value, property).checkURI(&findings)
      AttachmentRules(value, definition).checkReach(&findings)
    case .calendarAddress: AddressRules(value, property).checkCalendarAddress(&findings)
    case .binary:
      let binary = BinaryRules(line, type)
      if binary.checkEncoding(property, &findings) {
        binary.checkData(value, property, &findings)
        AttachmentRules(value, definition).checkSize(at: line.namePosition, &findings)
      }
      return .unread
    default: break
    }
    return .text(shortened(value))
  }

  /// The first part of a value as text.
  func shortened(_ value: ValueSlice) -> String {
    line.text(value.range.prefix(ValueReader.longestText))
  }

  private func readText(_ value: ValueSlice, _ scope: inout CheckScope) -> PropertyValue {
    TextRules(value, definition).check(&scope.findings)
    TextContents(value, definition).check(&scope)
    WordRules(value, in: component)
      .check(definition.name, at: line.namePosition, &scope.findings)
    return .text(shortened(value))
  }

  private func readRule(_ value: ValueSlice, _ scope: inout CheckScope) -> PropertyValue {
    guard !VCalendarLeftovers.isRule(value) else {
      scope.findings.add(.vCalendar1Leftover, at: value.start, .value(value.shortText))
      return .unread
    }
    let rule = RuleValue(value)
    RuleTextRules(rule, value).check(&scope.findings)
    return .rule(rule)
  }

  private func noteEmpty(_ findings: inout FindingCollector) {
    switch definition.name {
    // No text, but one of some words.
    case .status, .transparency:
      WordRules(value, in: component).check(definition.name, at: line.namePosition, &findings)
    // These count as missing.
    case .uid, .zoneID, .method, .version, .productID: break
    case _ where definition.types.first == .text:
      findings.add(.textEmpty, at: line.namePosition, property)
    default:
      findings.add(.valueEmpty, at: line.namePosition, property)
    }
  }

  private func noteSpace(around trimmed: ValueSlice, _ findings: inout FindingCollector) {
    if trimmed.range.lowerBound > value.range.lowerBound {
      findings.add(.spaceInValue, at: value.start)
    } else if trimmed.range.upperBound < value.range.upperBound {
      findings.add(.spaceInValue, at: trimmed.position(at: trimmed.count))
    }
  }

  /// The values between commas; of a property that takes one, the first.
  private func items(
    of value: ValueSlice,
    _ type: ValueType,
    _ findings: inout FindingCollector
  ) -> [ValueSlice] {
    guard !type.canHoldCommas, definition.name != .position else { return [value] }
    let items = value.split(at: UInt8(ascii: ","))
    guard items.count > 1, !definition.isList else { return items }
    findings.add(.severalValues, at: value.position(at: items[0].count), property)
    return [items[0]]
  }
}

// MARK: - Types

extension ValueReader {
  /// The type of the value: that of VALUE, else the default; nil if it cannot be checked.
  private func type(
    of value: ValueSlice,
    _ findings: inout FindingCollector
  ) -> ValueType? {
    if let parameter = line.parameter(.value), !parameter.isEmpty {
      return type(named: ValueSlice(line.line, parameter.first), &findings)
    }
    if definition.needsType {
      findings.add(
        .valueParameterMissing,
        at: line.namePosition,
        property,
        .words(definition.types.map(\.rawValue))
      )
    }
    if definition.types.contains(.period), definition.types.first != .period,
      value.firstOffset(of: UInt8(ascii: "/")) != nil
    {
      return .period
    }
    if definition.name == .trigger, (try? TimeSyntax.read(value)) != nil {
      findings.add(.triggerWithoutValue, at: line.namePosition)
      return .dateTime
    }
    return definition.types.first
  }

  private func type(
    named name: ValueSlice,
    _ findings: inout FindingCollector
  ) -> ValueType? {
    guard let type = ValueType.table.value(name.line.bytes.span, name.range) else {
      findings.add(.valueTypeUnknown, at: name.start, .value(name.shortText))
      return nil
    }
    guard definition.types.contains(type) else {
      findings.add(
        .valueTypeNotAllowed,
        at: name.start,
        property,
        .value(type.rawValue),
        .words(definition.types.map(\.rawValue))
      )
      return nil
    }
    return type
  }

  /// Whether VALUE says the type.
  var hasType: Bool { line.parameter(.value)?.isEmpty == false }
}
