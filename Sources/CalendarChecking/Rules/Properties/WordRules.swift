/// Properties whose value is one of some words, or begins in a fixed form.
struct WordRules {
  private let value: ValueSlice
  private let component: ComponentHead

  init(_ value: ValueSlice, in component: ComponentHead) {
    self.value = value
    self.component = component
  }

  /// Looks at the value of a property.
  func check(_ name: PropertyName, at position: FilePosition, _ findings: inout FindingCollector) {
    switch name {
    case .version: if !isVersion2 { note(.versionUnsupported, &findings) }
    case .calendarScale: if !value.isWord("GREGORIAN") { note(.calscaleUnknown, &findings) }
    case .method: if !isMethod { note(.methodUnknown, &findings) }
    case .status: checkStatus(&findings)
    case .transparency:
      if !isOne(of: RegisteredWords.transparencies) { note(.transpInvalid, &findings) }
    case .classification: checkOpen(name, RegisteredWords.classifications, &findings)
    case .action where value.isWord("PROCEDURE"):
      findings.add(.propertyDeprecated, at: position, .property("ACTION:PROCEDURE"))
    case .action: checkOpen(name, RegisteredWords.actions, &findings)
    case .requestStatus: if !isRequestStatus { note(.requestStatusInvalid, &findings) }
    default: break
    }
  }

  private func note(_ kind: FindingKind, _ findings: inout FindingCollector) {
    findings.add(kind, at: value.start, .value(value.shortText))
  }

  private func isOne(of words: [String]) -> Bool { words.contains(where: value.isWord) }

  private func checkStatus(_ findings: inout FindingCollector) {
    guard let words = RegisteredWords.statuses(of: component.type), !isOne(of: words) else {
      return
    }
    findings.add(
      .statusInvalid,
      at: value.start,
      .value(value.shortText),
      .component(component.name),
      .words(words)
    )
  }

  /// Looks at a value that may be another word too.
  private func checkOpen(
    _ name: PropertyName,
    _ words: [String],
    _ findings: inout FindingCollector
  ) {
    guard !isOne(of: words), !value.slice(0..<min(2, value.count)).isWord("X-") else { return }
    findings.add(
      .wordUnknown,
      at: value.start,
      .value(value.shortText),
      .property(name.rawValue),
      .words(words)
    )
  }

  /// Whether a version is 2.0 or a range that ends with it (RFC 5545 3.7.4).
  private var isVersion2: Bool {
    let parts = value.split(at: UInt8(ascii: ";"))
    return parts.count <= 2 && parts.last?.trimmed.text == "2.0"
  }

  private var isMethod: Bool { WordRules.methods.contains(value.text.uppercased()) }

  /// The methods of RFC 5546, and that of VPOLL.
  private static let methods: Set = [
    "PUBLISH", "REQUEST", "REPLY", "ADD", "CANCEL", "REFRESH", "COUNTER", "DECLINECOUNTER",
    "POLLSTATUS",
  ]

  /// Whether the value begins with a code of two or three numbers and a semicolon (RFC 5545 3.8.8.3).
  private var isRequestStatus: Bool {
    let parts = value.split(at: UInt8(ascii: ";"))
    guard parts.count >= 2, let code = parts.first else { return false }
    let numbers = code.split(at: UInt8(ascii: "."))
    return (2...3).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.bytes.allSatisfy(\.isDigit) }
  }
}
