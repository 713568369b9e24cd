import ICalendar

/// What the METHOD of a message asks of each component (RFC 5546 3).
struct MessageRules {
  private let component: Component
  private let method: String

  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard ComponentSet.scheduled.contains(component.type), let method = scope.calendar.method
    else { return }
    let rules = MessageRules(component: component, method: method)
    rules.checkMethod(&scope)
    rules.checkUnity(&scope)
    rules.checkPeople(&scope)
    rules.checkNeeds(&scope.findings)
    rules.checkExcess(&scope.findings)
  }

  private var methodFact: FindingFact { .method(method) }
  private var componentFact: FindingFact { .component(component.name) }

  private func checkMethod(_ scope: inout CheckScope) {
    let others = MethodTable.methods(of: .event)
    guard others.contains(method), !MethodTable.methods(of: component.type).contains(method),
      !scope.calendar.message.hasNotedMethod, let position = scope.calendar.outline.methodPosition
    else { return }
    scope.calendar.message.hasNotedMethod = true
    scope.findings.add(.itipMethodNotForType, at: position, methodFact, componentFact)
  }

  /// A message is about one thing.
  private func checkUnity(_ scope: inout CheckScope) {
    let uid = component.first(.uid)
    let message = scope.calendar.message
    scope.calendar.message.count += 1
    guard let firstType = message.firstType else {
      scope.calendar.message.firstType = component.type
      scope.calendar.message.firstUID = uid?.text
      return
    }
    if firstType != component.type, !message.hasNotedTypes {
      scope.calendar.message.hasNotedTypes = true
      scope.findings.add(
        .itipSeveralTypes,
        at: component.begin,
        severity: method == "PUBLISH" ? .note : nil
      )
    }
    let isOther =
      MethodTable.aboutOneUID.contains(method) && uid?.text != message.firstUID
      || MethodTable.ofOneComponent.contains(method)
    guard isOther, !message.hasNotedUIDs else { return }
    scope.calendar.message.hasNotedUIDs = true
    let isAboutUID = MethodTable.aboutOneUID.contains(method)
    scope.findings.add(
      .itipSeveralUIDs,
      at: isAboutUID ? uid?.position ?? component.begin : component.begin,
      methodFact
    )
  }

  private func checkNeeds(_ findings: inout FindingCollector) {
    for name in MethodTable.neededTimes(method, component.type) where !component.has(name) {
      let property = FindingFact.property(name.rawValue)
      findings.add(.itipMissingDtstart, at: component.begin, methodFact, componentFact, property)
    }
    if MethodTable.needsSummary(method, component.type), !component.has(.summary) {
      findings.add(.itipMissingSummary, at: component.begin, methodFact, componentFact)
    }
    if MethodTable.needsSequence(method, component.type), !component.has(.sequence) {
      findings.add(.itipMissingSequence, at: component.begin, methodFact, componentFact)
    }
    if let name = MethodTable.rarelySet(method, component.type), !component.has(name) {
      let property = FindingFact.property(name.rawValue)
      findings.add(.itipMissingRarelySet, at: component.begin, methodFact, componentFact, property)
    }
  }

  private func checkExcess(_ findings: inout FindingCollector) {
    let excluded = MethodTable.excluded(method, component.type)
    for property in component.properties where excluded.contains(property.name) {
      findings.add(
        .itipPropertyNotAllowed,
        at: property.position,
        .property(property.name.rawValue),
        methodFact,
        componentFact
      )
    }
    if MethodTable.excludesAlarms(method) {
      for alarm in component.children where alarm.type == .alarm {
        findings.add(.itipAlarm, at: alarm.begin, methodFact)
      }
    }
    guard let status = component.first(.status), let word = status.text?.uppercased() else {
      return
    }
    let isCancelled = word == "CANCELLED"
    let contradicts =
      method == "CANCEL"
      ? !isCancelled : ["REQUEST", "ADD", "COUNTER"].contains(method) && isCancelled
    if contradicts { findings.add(.itipStatus, at: status.valuePosition, methodFact) }
  }
}

extension MessageRules {
  private func checkPeople(_ scope: inout CheckScope) {
    let attendees = component.all(.attendee)
    let hasOrganizer = component.has(.organizer)
    if method == "PUBLISH" {
      if !hasOrganizer { scope.tallies.publishedWithoutOrganizer.add(component) }
      for attendee in attendees { scope.tallies.publishedAttendees.add(at: attendee.position) }
      return
    }
    if MethodTable.needsOrganizer(method, component.type), !hasOrganizer {
      scope.findings.add(.itipMissingOrganizer, at: component.begin, methodFact, componentFact)
    }
    if MethodTable.needsAttendee(method, component.type), !component.has(.attendee) {
      scope.findings.add(.itipMissingAttendee, at: component.begin, methodFact, componentFact)
    }
    if method == "REPLY" { checkReply(attendees, &scope.findings) }
  }

  private func checkReply(_ attendees: [Property], _ findings: inout FindingCollector) {
    if attendees.count > 1, component.type != .todo {
      findings.add(.replySeveralAttendees, at: attendees[1].position)
    }
    guard component.type != .freeBusy else { return }
    for attendee in attendees.prefix(1) {
      let status = attendee.word(.participationStatus) ?? "NEEDS-ACTION"
      if status == "NEEDS-ACTION" {
        findings.add(.replyWithoutPartstat, at: attendee.position)
      }
    }
  }
}
