extension CalendarCollection {
  /// The values of a property of a component, as text, in their order.
  ///
  /// The name is compared without regard to case (RFC 5545 2), and can be that of any property.
  ///
  /// - Complexity: O(*n*) in the bytes of the component.
  package func values(ofProperty name: String, in component: ComponentReference) -> [String] {
    let wanted = name.uppercased()
    guard let first = wanted.utf8.first else { return [] }
    let entry = entry(of: component)
    var values: [String] = []
    sources[component.source].bytes.withBytes(in: entry.range) { bytes in
      PropertyWalk.forEachProperty(
        of: entry.alone,
        in: bytes,
        where: { $0 == first || $0 == first | 0x20 },
        { line, bytes, _ in
          guard bytes.text(line.name).uppercased() == wanted else { return }
          values.append(TextValue.unescaped(bytes, bytes.trimmed(line.value)))
        },
      )
    }
    return values
  }
}
