import ICalendar

/// URIs and addresses of calendar users (RFC 5545 3.3.13 and 3.3.3).
struct AddressRules {
  private let value: ValueSlice
  private let property: FindingFact

  init(_ value: ValueSlice, _ property: FindingFact) {
    self.value = value
    self.property = property
  }

  private var fact: FindingFact { .value(value.shortText) }

  /// Looks at a URI.
  func checkURI(_ findings: inout FindingCollector) {
    guard URISyntax.scheme(of: value) != nil else {
      let bad = URISyntax.firstBadOffset(in: value) ?? 0
      findings.add(.uriInvalid, at: value.position(at: isEscaped(at: bad) ? 0 : bad), fact)
      return
    }
    guard let bad = URISyntax.firstBadOffset(in: value) else { return }
    if isEscaped(at: bad) {
      findings.add(.escapeOutsideText, at: value.position(at: bad), property)
    } else if value[bad].isForeignLetter {
      // It is an IRI, which nearly all programs open.
      findings.add(.uriInvalid, at: value.position(at: bad), fact, severity: .warning)
    } else {
      findings.add(.uriInvalid, at: value.position(at: bad), fact)
    }
  }

  private func isEscaped(at offset: Int) -> Bool {
    offset < value.count && value[offset] == UInt8(ascii: "\\")
      && TextSyntax.isEscape(value, offset)
  }

  /// Looks at the address of a calendar user.
  func checkCalendarAddress(_ findings: inout FindingCollector) {
    let bad = URISyntax.firstBadOffset(in: value)
    if let bad, isEscaped(at: bad) {
      findings.add(.escapeOutsideText, at: value.position(at: bad), property)
      return
    }
    guard let scheme = URISyntax.scheme(of: value), bad.map({ value[$0].isForeignLetter }) ?? true
    else {
      findings.add(.calAddressInvalid, at: value.start, fact)
      return
    }
    guard scheme == "mailto" else { return }
    let address = value.slice(from: "mailto:".utf8.count)
    let end = address.firstOffset(of: UInt8(ascii: "?")) ?? address.count
    let parts = address.slice(0..<end).split(at: UInt8(ascii: "@"))
    if parts.count < 2 || parts.contains(where: \.isEmpty) {
      findings.add(.mailtoEmpty, at: value.start, fact)
    }
  }
}
