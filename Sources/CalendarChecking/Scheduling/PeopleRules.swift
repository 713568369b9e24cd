/// ORGANIZER and ATTENDEE of a component (RFC 5545 3.8.4.1 and 3.8.4.3).
enum PeopleRules {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard ComponentSet.scheduled.contains(component.type) else { return }
    let attendees = component.all(.attendee)
    checkPresence(component, attendees, scope.calendar.method, &scope.findings)
    checkRepetition(attendees, &scope.findings)
    checkDelegation(attendees, isReply: scope.calendar.method == "REPLY", &scope.findings)
  }

  private static func checkPresence(
    _ component: Component,
    _ attendees: [Property],
    _ method: String?,
    _ findings: inout FindingCollector
  ) {
    guard method == nil, component.type != .freeBusy else { return }
    let organizer = component.first(.organizer)
    if organizer == nil, !attendees.isEmpty {
      findings.add(
        .attendeeWithoutOrganizer,
        at: component.begin,
        .component(component.name)
      )
    } else if let organizer, attendees.isEmpty {
      findings.add(
        .organizerWithoutAttendee,
        at: organizer.position,
        .component(component.name)
      )
    }
  }

  private static func checkRepetition(
    _ attendees: [Property],
    _ findings: inout FindingCollector
  ) {
    var lines: [String: Int] = [:]
    for attendee in attendees {
      guard let address = attendee.text?.lowercased() else { continue }
      if let first = lines[address] {
        findings.add(.attendeeRepeated, at: attendee.position, .line(first))
      } else {
        lines[address] = attendee.position.line
      }
    }
  }

  /// Whoever delegates names the delegate, who is an attendee too; a REPLY has only the one who replies.
  private static func checkDelegation(
    _ attendees: [Property],
    isReply: Bool,
    _ findings: inout FindingCollector
  ) {
    let addresses = Set(attendees.compactMap { $0.text?.lowercased() })
    for attendee in attendees {
      guard let status = attendee.parameter(.participationStatus),
        status.values.first?.uppercased() == "DELEGATED"
      else { continue }
      if let delegates = attendee.parameter(.delegatedTo) {
        let isThere = delegates.values.contains { addresses.contains($0.lowercased()) }
        if !isThere, !isReply {
          findings.add(.delegatedWithoutDelegate, at: delegates.position)
        }
      } else {
        findings.add(.delegatedWithoutDelegate, at: status.position)
      }
    }
  }
}
