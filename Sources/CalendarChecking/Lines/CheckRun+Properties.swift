extension CheckRun {
  /// Reads a line that is neither BEGIN nor END, inside of a component.
  mutating func readProperty(_ line: UnfoldedLine) {
    guard let first = line.bytes.first, !first.isBlank else {
      scope.findings.add(.continuationWithoutLine, at: line.start)
      return
    }
    guard let parts = parse(line) else {
      scope.findings.add(.lineWithoutColon, at: line.start)
      return
    }
    guard let component = open.head else { return }
    if let parameter = parts.parameter(.zoneID), component.type != .standard,
      component.type != .daylight
    {
      scope.calendar.zoneUses.add(parameter, of: parts)
    }
    guard !component.type.isOpaque else { return }
    guard !scope.calendar.isVersion1 else {
      noteVersion1(parts, in: component)
      return
    }
    noteOrder(parts, in: component)
    let reader = PropertyReader(parts, in: component)
    guard let property = reader.read(&scope) else { return }
    noteRepetition(of: property, in: component)
    open.changeLast { $0.component.add(property) }
  }

  private mutating func noteRepetition(of property: Property, in component: ComponentHead) {
    guard PropertyTable.definition(of: property.name)?.once.contains(component.type) == true,
      let first = open.lineOfFirst(property.name)
    else { return }
    scope.findings.add(
      .propertyRepeated,
      at: property.position,
      .property(property.name.rawValue),
      .component(component.name),
      .line(first)
    )
  }

  /// The parts of a line; the grammar of parameters is another in vCalendar 1.0.
  private mutating func parse(_ line: UnfoldedLine) -> PropertyLine? {
    guard scope.calendar.isVersion1 else {
      return PropertyLineParser.parse(line, &scope.findings)
    }
    var ignored = FindingCollector.silent
    return PropertyLineParser.parse(line, &ignored)
  }

  private mutating func noteVersion1(_ line: PropertyLine, in component: ComponentHead) {
    guard component.type == .calendar, line.capitalName == "VERSION" else { return }
    scope.findings.add(.vCalendar1, at: line.valuePosition)
  }

  /// Reports a property that stands behind a component which it should stand before.
  private mutating func noteOrder(_ line: PropertyLine, in component: ComponentHead) {
    guard open.hasChild else { return }
    let property = FindingFact.property(line.shownName)
    if component.type == .calendar {
      scope.findings.add(.propertyAfterComponent, at: line.namePosition, property)
    } else if open.last?.hasNotedOrder == false {
      open.changeLast { $0.hasNotedOrder = true }
      scope.findings.add(.propertyAfterSubcomponent, at: line.namePosition, property)
    }
  }
}
