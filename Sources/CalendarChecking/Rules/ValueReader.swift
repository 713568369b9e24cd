/// Reads the value of a property and reports what is wrong with it.
struct ValueReader {
  let line: PropertyLine
  let definition: PropertyDefinition
  let component: Component
  /// The whole value.
  let value: ValueSlice

  init(_ line: PropertyLine, _ definition: PropertyDefinition, in component: Component) {
    self.line = line
    self.definition = definition
    self.component = component
    value = ValueSlice(line.line, line.value)
  }

  /// The property as messages name it.
  var property: FindingFact { .property(definition.name.rawValue) }

  /// So much of a text is kept for rules.
  static let longestText = 2000

  /// The value as far as rules over the component need it.
  func read(_ scope: inout CheckScope) -> PropertyValue {
    let trimmed = value.trimmed
    guard !trimmed.isEmpty else {
      noteEmpty(&scope.findings)
      return .empty
    }
    if definition.types == [.recurrence], VCalendarLeftovers.isRule(trimmed) {
      scope.findings.add(.vCalendar1Leftover, at: trimmed.start, .value(trimmed.shortText))
      return .unread
    }
    WordRules.checkCalendar(definition.name, trimmed, &scope.findings)
    return .text(line.text(trimmed.range.prefix(ValueReader.longestText)))
  }

  private func noteEmpty(_ findings: inout FindingCollector) {
    switch definition.name {
    // These count as missing.
    case .uid, .zoneID, .method, .version, .productID: break
    case _ where definition.types.first == .text:
      findings.add(.textEmpty, at: line.namePosition, property)
    default:
      findings.add(.valueEmpty, at: line.namePosition, property)
    }
  }
}
