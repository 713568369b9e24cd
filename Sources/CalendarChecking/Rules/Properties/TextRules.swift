/// Escapes and separators of TEXT values (RFC 5545 3.3.11).
struct TextRules {
  private let value: ValueSlice
  private let definition: PropertyDefinition

  init(_ value: ValueSlice, _ definition: PropertyDefinition) {
    self.value = value
    self.definition = definition
  }

  /// Reports the first of each kind of fault.
  func check(_ findings: inout FindingCollector) {
    let faults = TextSyntax.faults(of: value)
    let property = FindingFact.property(definition.name.rawValue)
    if let offset = faults.badEscape {
      findings.add(.textBadEscape, at: value.position(at: offset), property)
    }
    if let offset = faults.bareComma, !definition.isList {
      findings.add(.textBareComma, at: value.position(at: offset), property)
    }
    guard let offset = faults.bareSemicolon else { return }
    switch definition.name {
    case .requestStatus, .version: break
    case .categories, .resources:
      findings.add(.categoriesSemicolon, at: value.position(at: offset), property)
    default:
      findings.add(.textBareSemicolon, at: value.position(at: offset), property)
    }
  }
}
