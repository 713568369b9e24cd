/// Everything that can be found: the one place that messages, help and manual are made from.
package enum FindingTable {
  /// Kinds of findings that have to do with each other, under a title.
  package struct Group: Hashable, Sendable {
    /// What the findings have in common, as the manual says it.
    package let title: String
    /// The kinds, in the order of the manual.
    package let findings: [FindingDescription]
  }

  /// All kinds in the order of the manual.
  package static let groups = [
    Group(title: "Bytes and lines", findings: bytes),
    Group(title: "Names and parameters", findings: syntax),
    Group(title: "Components", findings: components),
    Group(title: "Properties and where they stand", findings: properties),
    Group(title: "Types of values, and times", findings: times),
    Group(title: "Numbers, addresses and texts", findings: values),
    Group(title: "Recurrence rules", findings: rules),
    Group(title: "Recurrence sets and identity", findings: sets),
    Group(title: "Starts and ends", findings: lengths),
    Group(title: "Time zones", findings: zones),
    Group(title: "Alarms", findings: alarms),
    Group(title: "Messages and people", findings: scheduling),
    Group(title: "Free and busy time, newer properties, and contents", findings: others),
  ]

  /// All kinds.
  package static let all = groups.flatMap(\.findings)

  private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })

  /// What is to be said about a kind.
  package static func description(of kind: FindingKind) -> FindingDescription {
    // A test sees to it that every kind has its row.
    byKind[kind] ?? .error(kind, "5545", kind.rawValue, "see there")
  }

  /// The names that may have been meant where one is not known; none for other findings.
  package static func knownNames(for finding: CheckFinding) -> [String] {
    switch finding.kind {
    case .componentUnknown: ComponentType.table.names
    case .parameterUnknown: ParameterName.table.names
    case .propertyUnknown: propertyNames(for: finding)
    default: []
    }
  }

  private static func propertyNames(for finding: CheckFinding) -> [String] {
    let component = finding.facts.first { $0.name == .component }?.text
    guard let component, let type = ComponentType.table.value(component) else {
      return PropertyName.table.names
    }
    return PropertyTable.names(in: type)
  }
}
