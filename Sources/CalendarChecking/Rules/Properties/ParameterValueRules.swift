/// The values of registered parameters (RFC 5545 3.2).
struct ParameterValueRules {
  private let line: PropertyLine
  private let parameter: WrittenParameter
  private let name: ParameterName
  private let component: ComponentHead

  init(
    _ line: PropertyLine,
    _ parameter: WrittenParameter,
    _ name: ParameterName,
    in component: ComponentHead
  ) {
    self.line = line
    self.parameter = parameter
    self.name = name
    self.component = component
  }

  private var value: ValueSlice { ValueSlice(line.line, parameter.first) }
  private var fact: FindingFact { .value(value.shortText) }
  private var nameFact: FindingFact { .parameter(name.rawValue) }

  /// Looks at the values, of which there is one that is not empty.
  func check(_ property: PropertyName, _ findings: inout FindingCollector) {
    if property == .attendee, isMisplaced {
      findings.add(
        .attendeeParametersMisplaced,
        at: line.position(of: parameter.name.lowerBound),
        nameFact,
        .component(component.name)
      )
    } else if name == .participationStatus {
      checkParticipation(&findings)
    } else if let words = RegisteredWords.words(of: name) {
      checkOpen(words, &findings)
    } else if let words = RegisteredWords.onlyWords(of: name) {
      guard !words.contains(where: value.isWord) else { return }
      let expected = FindingFact.words(words)
      findings.add(.parameterWordInvalid, at: value.start, nameFact, fact, expected)
    } else {
      checkForm(&findings)
    }
    if name.holdsAddresses { checkAddresses(&findings) }
  }

  /// Whether the parameter does not go with an ATTENDEE of the component (RFC 5545 3.8.4.1).
  private var isMisplaced: Bool {
    guard component.type == .freeBusy || component.type == .alarm else { return false }
    switch name {
    case .role, .participationStatus, .rsvp, .userType, .member, .delegatedTo, .delegatedFrom,
      .sentBy, .directory:
      return true
    default: return false
    }
  }

  private func checkParticipation(_ findings: inout FindingCollector) {
    let words = RegisteredWords.participationStatuses(of: component.type)
    if words.contains(where: value.isWord) { return }
    guard RegisteredWords.allParticipationStatuses.contains(where: value.isWord) else {
      checkOpen(words, &findings)
      return
    }
    findings.add(
      .partstatInvalid,
      at: value.start,
      fact,
      .component(component.name),
      .words(words)
    )
  }

  /// Looks at a value that may be another word too.
  private func checkOpen(_ words: [String], _ findings: inout FindingCollector) {
    guard !words.contains(where: value.isWord),
      !value.slice(0..<min(2, value.count)).isWord("X-")
    else { return }
    findings.add(
      .wordUnknown,
      at: value.start,
      fact,
      .property(name.rawValue),
      .words(words)
    )
  }

  private func checkForm(_ findings: inout FindingCollector) {
    switch name {
    case .range where value.isWord("THISANDFUTURE"):
      findings.add(.rangeThisAndFuture, at: line.position(of: parameter.name.lowerBound))
    case .range: findings.add(.rangeInvalid, at: value.start, fact)
    case .language where !ParameterForms.isLanguage(value.text):
      findings.add(.languageInvalid, at: value.start, fact)
    case .formatType where !ParameterForms.isMediaType(value.text):
      findings.add(.fmttypeInvalid, at: value.start, fact)
    case .gap where DurationSyntax(value).fault != nil:
      findings.add(.durationInvalid, at: value.start, fact)
    default: break
    }
  }

  private func checkAddresses(_ findings: inout FindingCollector) {
    for written in parameter.values {
      let address = ValueSlice(line.line, written.range)
      let scheme = URISyntax.scheme(of: address)
      if !written.isQuoted {
        guard !isCutByURI else { continue }
        findings.add(.addressParameterUnquoted, at: address.start, nameFact)
      }
      guard !line.isCutShort, scheme == nil || name == .sentBy && scheme != "mailto" else {
        continue
      }
      findings.add(.parameterURIInvalid, at: address.start, nameFact, .value(address.shortText))
    }
  }

  /// Whether the parser has said that the address was cut at its colon.
  private var isCutByURI: Bool {
    line.isCutShort && line.line.bytes[line.value].starts(with: "//".utf8)
  }
}
