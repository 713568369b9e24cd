import ICalendar

/// Rules over components that share a UID (RFC 5545 3.8.4.7), asked at the end of the file.
enum IdentityRules {
  static func check(_ file: Span<UInt8>, _ scope: inout CheckScope) {
    var reading = ComponentRereading(scope)
    let table = scope.identities
    for (place, entry) in table.entries.enumerated() where table.isFirst(place) {
      let group = table.group(of: entry.uid)
      guard group.count > 1 || entry.isOverride else { continue }
      IdentityGroup(group, &reading, file).check(&scope.findings)
    }
    checkReferences(file, table, &scope.findings)
    for set in table.emptySets {
      let hasOverride = set.uid.map { table.group(of: $0).contains(where: \.isOverride) } ?? false
      if !hasOverride { scope.findings.add(.recurrenceSetEmpty, at: set.position) }
    }
  }

  /// Reports what RELATED-TO names and is not there, where a VCALENDAR has several components.
  private static func checkReferences(
    _ file: Span<UInt8>,
    _ table: IdentityTable,
    _ findings: inout FindingCollector
  ) {
    for reference in table.references where !table.contains(reference.uid) {
      let calendar = Int(reference.calendar) - 1
      guard table.counts.indices.contains(calendar), table.counts[calendar] > 1 else { continue }
      findings.add(
        .relatedToUnknown,
        at: reference.position,
        .value(file.restOfLine(at: reference.position.offset))
      )
    }
  }
}

extension Span<UInt8> {
  /// The text from a byte to the end of its line, as far as one can read it.
  fileprivate func restOfLine(at offset: Int) -> String {
    var bytes: [UInt8] = []
    var index = offset
    while index < count, bytes.count < 80, self[index] != 0x0A, self[index] != 0x0D {
      bytes.append(self[index])
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
