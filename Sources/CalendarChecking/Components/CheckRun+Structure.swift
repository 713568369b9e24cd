extension CheckRun {
  /// So deep components may stand in each other without being reported.
  private static let deepest = 16

  /// Opens a component.
  mutating func begin(_ line: StructuralLine, in file: Span<UInt8>) {
    let component = Component(
      ComponentHead(type: line.type, name: line.shownName, begin: line.position)
    )
    if line.type == .calendar {
      beginCalendar(component, in: file)
    } else {
      place(component)
    }
    if line.type == .other, !line.capitalName.hasPrefix("X-") {
      scope.findings.add(.componentUnknown, at: line.position, .component(line.shownName))
    }
    open.push(OpenComponents.Frame(component: component, capitalName: line.capitalName))
    if open.count > CheckRun.deepest, !structure.hasNotedDepth {
      structure.hasNotedDepth = true
      scope.findings.add(.nestingTooDeep, at: line.position)
    }
  }

  /// A VCALENDAR stands in nothing: whatever is open ends before it.
  private mutating func beginCalendar(_ component: Component, in file: Span<UInt8>) {
    while open.count > 1 { close(isForced: true, at: component.begin.line) }
    if let frame = open.pop() {
      noteInterruption()
      structure.interrupted = (frame.component, component.begin)
      finishCalendar(frame.component)
    }
    hasBegunCalendar = true
    scope.beginCalendar(at: component.begin, in: file)
    reader.allowsBlankLines = scope.calendar.isVersion1
    structure.hasComponent = false
    structure.calendarCount += 1
    if structure.calendarCount == 2 { scope.findings.add(.severalVCalendars, at: component.begin) }
  }

  /// Finds out whether a component may stand in the one that is open.
  private mutating func place(_ component: Component) {
    structure.hasComponent = true
    if !ComponentSet.zoneParts.contains(component.type) { scope.calendar.hasOtherComponents = true }
    guard let parent = open.last?.component else { return }
    if parent.firstChild == nil { open.changeLast { $0.component.firstChild = component.begin } }
    guard !component.type.canStand(in: parent.type) else { return }
    guard open.canHold(component.type) else {
      note(misplaced: component, in: parent)
      return
    }
    // Of several components that lack their END only the outermost has to wait for the verdict.
    if let place = open.placeOfStrays {
      while open.count > place + 1, let last = open.last?.component.type {
        if component.type.canStand(in: last) { return }
        close(isForced: true, at: component.begin.line)
      }
    }
    open.add(stray: component)
  }

  /// Closes components up to the one that an END names.
  mutating func end(_ line: StructuralLine) {
    guard open.contains(line.capitalName) else {
      if line.type == .calendar, let interrupted = structure.interrupted {
        scope.findings.add(
          .componentMisplaced,
          at: interrupted.by,
          .component(ComponentType.calendar.name),
          .other(ComponentType.calendar.name)
        )
        structure.interrupted = nil
      } else {
        scope.findings.add(.endWithoutBegin, at: line.position, .component(line.shownName))
      }
      return
    }
    while let frame = open.last, frame.capitalName != line.capitalName {
      close(isForced: true, at: line.position.line)
    }
    close(isForced: false, at: line.position.line)
  }

  /// Closes everything that is open.
  mutating func closeAll(at line: Int) {
    while !open.isEmpty { close(isForced: true, at: line) }
  }

  /// Closes the innermost component, at the line that says or forces it.
  private mutating func close(isForced: Bool, at line: Int) {
    guard let frame = open.pop() else { return }
    if isForced {
      note(withoutEnd: frame.component, closedAt: line)
    } else {
      for stray in frame.strays { note(misplaced: stray, in: frame.component) }
    }
    if frame.component.type == .calendar {
      finishCalendar(frame.component)
    } else {
      finish(frame.component)
      open.changeLast { $0.component.add(frame.component) }
    }
  }

  private mutating func finishCalendar(_ calendar: Component) {
    if !structure.hasComponent { scope.findings.add(.noComponent, at: calendar.begin) }
    finish(calendar)
    scope.endCalendar()
    scope.leaveCalendar()
  }

  /// Looks at a component as a whole.
  private mutating func finish(_ component: Component) {
    guard !component.type.isOpaque, !scope.calendar.isVersion1 else { return }
    for rule in ComponentRules.all { rule(component, &scope) }
  }

  /// Reports what only the end of the file makes certain.
  mutating func finishStructure() { noteInterruption() }

  private mutating func noteInterruption() {
    guard let interrupted = structure.interrupted else { return }
    structure.interrupted = nil
    note(withoutEnd: interrupted.component, closedAt: interrupted.by.line)
  }

  private mutating func note(withoutEnd component: Component, closedAt line: Int) {
    scope.findings.add(.missingEnd, at: component.begin, .component(component.name), .line(line))
  }

  private mutating func note(misplaced component: Component, in parent: Component) {
    scope.findings.add(
      .componentMisplaced,
      at: component.begin,
      .component(component.name),
      .other(parent.name)
    )
  }
}
