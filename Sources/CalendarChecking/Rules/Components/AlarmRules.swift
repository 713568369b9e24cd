import ICalendar

/// The alarms of a component (RFC 5545 3.6.6, RFC 9074), looked at when the component ends.
struct AlarmRules {
  private let alarm: Component
  private let parent: Component
  private let action: String?

  static func check(_ component: Component, _ scope: inout CheckScope) {
    let alarms = component.children.filter { $0.type == .alarm }
    guard !alarms.isEmpty else { return }
    let uids = Set(alarms.compactMap { $0.first(.uid)?.text })
    for alarm in alarms {
      let action = alarm.first(.action)?.text?.uppercased()
      let rules = AlarmRules(alarm: alarm, parent: component, action: action)
      rules.checkProperties(&scope.findings)
      rules.checkTrigger(&scope.findings)
      rules.checkSnooze(among: uids, &scope.findings)
      rules.checkIdentity(&scope)
    }
  }

  /// The properties that an action cannot be without.
  private var needed: [PropertyName] {
    switch action {
    case "DISPLAY": [.trigger, .description]
    case "EMAIL": [.trigger, .description, .summary, .attendee]
    case nil: [.action, .trigger]
    default: [.trigger]
    }
  }

  /// The properties that an action passes over.
  private var unused: [PropertyName] {
    switch action {
    case "AUDIO": [.description, .summary, .attendee]
    case "DISPLAY": [.attachment, .summary, .attendee]
    default: []
    }
  }

  private func checkProperties(_ findings: inout FindingCollector) {
    for name in needed where !alarm.has(name) {
      findings.add(.alarmIncomplete, at: alarm.begin, .property(name.rawValue))
    }
    for property in alarm.properties where unused.contains(property.name) {
      findings.add(
        .alarmPropertyOfOtherAction,
        at: property.position,
        .property(property.name.rawValue),
        .action(action ?? "")
      )
    }
    let sounds = alarm.all(.attachment)
    if action == "AUDIO", sounds.count > 1 {
      findings.add(
        .propertyRepeated,
        at: sounds[1].position,
        .property(PropertyName.attachment.rawValue),
        .component(alarm.name),
        .line(sounds[0].position.line)
      )
    }
    for (name, other) in [
      (PropertyName.repeatCount, PropertyName.duration), (.duration, .repeatCount),
    ]
    where !alarm.has(other) {
      guard let property = alarm.first(name) else { continue }
      findings.add(
        .alarmRepeatIncomplete,
        at: property.position,
        .property(name.rawValue),
        .other(other.rawValue)
      )
    }
  }
}

extension AlarmRules {
  private func checkTrigger(_ findings: inout FindingCollector) {
    guard let trigger = alarm.first(.trigger) else { return }
    if trigger.time != nil, let related = trigger.parameter(.related) {
      findings.add(.relatedOnAbsoluteTrigger, at: related.position)
    }
    guard let duration = trigger.duration else { return }
    let isFromEnd = trigger.word(.related) == "END"
    if let missing = missingAnchor(isEnd: isFromEnd) {
      findings.add(
        .alarmWithoutAnchor,
        at: trigger.valuePosition,
        .other(missing),
        .component(parent.name)
      )
    }
    // In the morning of a whole day is after its start, and meant.
    if !isFromEnd, duration.nominalSeconds > 0, parent.first(.start)?.time?.time.isDate != true {
      findings.add(.alarmAfterStart, at: trigger.valuePosition)
    }
  }

  /// What an alarm counts from and the component does not have (RFC 5545 3.8.6.3).
  private func missingAnchor(isEnd: Bool) -> String? {
    let hasStart = parent.has(.start)
    guard isEnd else { return hasStart ? nil : "DTSTART" }
    let end = parent.type == .todo ? PropertyName.due : .end
    return parent.has(end) || hasStart && parent.has(.duration) ? nil : end.rawValue
  }

  private func checkSnooze(among uids: Set<String>, _ findings: inout FindingCollector) {
    for property in alarm.all(.relatedTo) where property.word(.relationType) == "SNOOZE" {
      guard let uid = property.text, !uids.contains(uid) else { continue }
      findings.add(.snoozeWithoutOriginal, at: property.valuePosition, .value(uid))
    }
  }

  /// Copies of an alarm in the overrides of a series often keep its UID.
  private func checkIdentity(_ scope: inout CheckScope) {
    guard let property = alarm.first(.uid), let uid = property.text else { return }
    let owner = parent.first(.uid)?.text.map(IdentityTable.hash) ?? 0
    guard let first = scope.alarmIdentities.add(uid, of: owner, at: property.position.line) else {
      return
    }
    scope.findings.add(
      .alarmUIDRepeated,
      at: property.position,
      .line(first.line),
      severity: first.owner == owner ? .note : nil
    )
  }
}
