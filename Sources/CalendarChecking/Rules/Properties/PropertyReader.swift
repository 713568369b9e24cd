/// Reads one property of a component whose definition is known, and reports what is wrong with it.
struct PropertyReader {
  let line: PropertyLine
  let component: ComponentHead

  init(_ line: PropertyLine, in component: ComponentHead) {
    self.line = line
    self.component = component
  }

  /// What rules over the component need of the property, or nil where it does not belong there.
  func read(_ scope: inout CheckScope) -> Property? {
    guard let name = PropertyName.table.value(line.line.bytes.span, line.name) else {
      noteUnknown(&scope.findings)
      return nil
    }
    guard name.isRegistered else {
      if name == .libicalError { scope.findings.add(.libicalError, at: line.namePosition) }
      return property(name, .text(line.text(line.value.prefix(1000))))
    }
    guard let definition = PropertyTable.definition(of: name) else { return nil }
    guard definition.canStand(in: component.type) else {
      noteMisplaced(name, &scope.findings)
      return nil
    }
    if name == .exceptionRule {
      scope.findings.add(
        .propertyDeprecated,
        at: line.namePosition,
        .property(name.rawValue)
      )
    }
    ParameterRules(line, definition, in: component).check(&scope.findings)
    guard !line.isCutShort else { return property(name, .unread) }
    return property(name, ValueReader(line, definition, in: component).read(&scope))
  }

  private func property(_ name: PropertyName, _ value: PropertyValue) -> Property {
    Property(
      name: name,
      position: line.namePosition,
      valuePosition: line.valuePosition,
      value: value,
      parameters: line.parameters.compactMap(parameter),
    )
  }

  private func parameter(_ written: WrittenParameter) -> Property.Parameter? {
    guard let name = written.known else { return nil }
    return Property.Parameter(
      name: name,
      values: written.values.map { line.text($0.range) },
      position: line.position(of: written.name.lowerBound),
      valuePosition: line.position(of: written.first.lowerBound),
    )
  }

  private func noteUnknown(_ findings: inout FindingCollector) {
    let name = line.capitalName
    // A name that is none at all was reported by the parser.
    guard !name.hasPrefix("X-"), !name.isEmpty, name.utf8.allSatisfy(\.isNameCharacter) else {
      return
    }
    if VCalendarLeftovers.properties.contains(name) {
      findings.add(.vCalendar1Leftover, at: line.namePosition, .value(line.shownName))
    } else {
      findings.add(
        .propertyUnknown,
        at: line.namePosition,
        .property(line.shownName),
        .component(component.name)
      )
    }
  }

  private func noteMisplaced(_ name: PropertyName, _ findings: inout FindingCollector) {
    let isBusyRule = component.type == .freeBusy && FreeBusyRules.recurrence.contains(name)
    guard !isBusyRule else {
      findings.add(.freebusyRecurrence, at: line.namePosition, .property(name.rawValue))
      return
    }
    findings.add(
      .propertyNotAllowed,
      at: line.namePosition,
      .property(name.rawValue),
      .component(component.name)
    )
  }
}
