/// What can be wrong with the parameters of a property (RFC 5545 3.2).
struct ParameterRules {
  private let line: PropertyLine
  private let definition: PropertyDefinition
  private let component: ComponentHead

  init(_ line: PropertyLine, _ definition: PropertyDefinition, in component: ComponentHead) {
    self.line = line
    self.definition = definition
    self.component = component
  }

  /// Looks at each parameter.
  func check(_ findings: inout FindingCollector) {
    var seen: [ParameterName] = []
    for parameter in line.parameters where !parameter.values.isEmpty {
      checkText(parameter, &findings)
      if let name = parameter.known {
        let isRepeated = seen.contains(name)
        if !isRepeated { seen.append(name) }
        check(parameter, name, isRepeated: isRepeated, &findings)
      } else {
        checkUnknown(parameter, &findings)
      }
    }
  }

  private func check(
    _ parameter: WrittenParameter,
    _ name: ParameterName,
    isRepeated: Bool,
    _ findings: inout FindingCollector
  ) {
    let position = line.position(of: parameter.name.lowerBound)
    let fact = FindingFact.parameter(name.rawValue)
    let property = FindingFact.property(definition.name.rawValue)
    if isRepeated { findings.add(.parameterRepeated, at: position, fact, property) }
    if parameter.values.count > 1, !name.takesList, let first = parameter.values.first {
      let comma = first.range.upperBound + (first.isQuoted ? 1 : 0)
      findings.add(.parameterSeveralValues, at: line.position(of: comma), fact)
    }
    if parameter.isEmpty {
      findings.add(.parameterEmpty, at: position, fact)
    } else {
      ParameterValueRules(line, parameter, name, in: component).check(definition.name, &findings)
    }
    if name == .encoding, ValueSlice(line.line, parameter.first).isWord("QUOTED-PRINTABLE") {
      findings.add(.vCalendar1Leftover, at: position, .value("ENCODING=QUOTED-PRINTABLE"))
    }
    if !definition.takes(name), !hasOwnFinding(name) {
      findings.add(.parameterNotAllowed, at: position, fact, property)
    }
  }

  /// Whether something else is said of a parameter that does not go with the property.
  private func hasOwnFinding(_ name: ParameterName) -> Bool {
    switch name {
    // Of vCalendar 1.0, or on a value that has to be binary.
    case .encoding: true
    // A time in UTC has its own findings about TZID.
    case .zoneID: definition.types.contains(.dateTime) || definition.types.contains(.period)
    default: false
    }
  }

  private func checkUnknown(_ parameter: WrittenParameter, _ findings: inout FindingCollector) {
    let name = line.text(parameter.name).uppercased()
    let position = line.position(of: parameter.name.lowerBound)
    if name == "CHARSET" {
      findings.add(.charsetParameter, at: position)
    } else if !name.hasPrefix("X-"), name.utf8.allSatisfy(\.isNameCharacter) {
      let shown = String(line.text(parameter.name.prefix(60)))
      findings.add(.parameterUnknown, at: position, .parameter(shown))
    }
  }

  /// Looks for escapes: those of RFC 6868, and backslashes, which parameters do not have.
  private func checkText(_ parameter: WrittenParameter, _ findings: inout FindingCollector) {
    var caret: Int?
    var backslash: Int?
    for value in parameter.values {
      var index = value.range.lowerBound
      while index < value.range.upperBound {
        let next = index + 1 < value.range.upperBound ? line.line.bytes[index + 1] : 0
        switch line.line.bytes[index] {
        case UInt8(ascii: "^") where next.isCaretEscape: index += 1
        case UInt8(ascii: "^"): caret = caret ?? index
        case UInt8(ascii: "\\") where next.isBackslashEscape: backslash = backslash ?? index
        default: break
        }
        index += 1
      }
    }
    if let caret { findings.add(.caretEscapeUnknown, at: line.position(of: caret)) }
    if let backslash { findings.add(.parameterBackslashEscape, at: line.position(of: backslash)) }
  }
}

extension ParameterName {
  /// Whether commas separate values of it.
  fileprivate var takesList: Bool {
    switch self {
    case .delegatedFrom, .delegatedTo, .display, .feature, .member: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it makes an escape with a circumflex before it (RFC 6868 3).
  fileprivate var isCaretEscape: Bool {
    self == UInt8(ascii: "n") || self == UInt8(ascii: "^") || self == UInt8(ascii: "'")
  }

  /// Whether it would make an escape with a backslash before it in TEXT.
  fileprivate var isBackslashEscape: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
      UInt8(ascii: "n"):
      true
    default: false
    }
  }
}
