import CivilCalendar
import ICalendar
import TimeZones

/// The components of one UID.
struct IdentityGroup {
  private let members: [Member]

  /// A component that was read again.
  private struct Member {
    let entry: IdentityTable.Entry
    let component: Component
    let zones: CalendarZones
    let method: String?

    var line: FindingFact { .line(Int(entry.line)) }
    var uidPosition: FilePosition { component.first(.uid)?.position ?? component.begin }
    var recurrenceID: TimeItem? { component.first(.recurrenceID)?.time }
    var sequence: Int { component.first(.sequence)?.number ?? 0 }

    /// Whether it comes from the organizer: answers repeat the SEQUENCE that they answer (RFC 5546 2.1.4).
    var isOfOrganizer: Bool {
      switch method {
      case "REPLY", "REFRESH", "COUNTER", "DECLINECOUNTER": false
      default: true
      }
    }

    /// When it was written last.
    var stamp: CalendarTime? {
      (component.first(.stamp) ?? component.first(.lastModified))?.time?.time
    }
  }

  /// So many of one UID are looked at; a file of more uses one UID for everything, which is said often enough.
  private static let most = 5000

  init(_ entries: [IdentityTable.Entry], _ reading: inout ComponentRereading, _ file: Span<UInt8>) {
    members = entries.prefix(IdentityGroup.most).map { entry in
      let component = reading.component(entry, in: file)
      return Member(
        entry: entry,
        component: component,
        zones: reading.zones,
        method: reading.method,
      )
    }
  }

  private var masters: [Member] { members.filter { !$0.entry.isOverride } }

  /// Looks at the components together.
  func check(_ findings: inout FindingCollector) {
    checkTypes(&findings)
    checkMasters(&findings)
    checkOverrides(&findings)
  }

  private func checkTypes(_ findings: inout FindingCollector) {
    guard let first = members.first,
      let other = members.first(where: { $0.entry.type != first.entry.type })
    else { return }
    findings.add(
      .uidAcrossTypes,
      at: other.uidPosition,
      .component(first.entry.type.name),
      first.line
    )
  }

  /// Two components of one VCALENDAR without RECURRENCE-ID; in several, they can be revisions.
  private func checkMasters(_ findings: inout FindingCollector) {
    let masters = masters
    for (place, master) in masters.enumerated().dropFirst() {
      let earlier = masters[..<place].first { other in
        other.entry.calendar == master.entry.calendar && other.entry.type == master.entry.type
      }
      guard let earlier else { continue }
      let isSame = earlier.entry.contentHash == master.entry.contentHash
      findings.add(
        isSame ? .uidRepeatedIdentical : .uidRepeated,
        at: master.uidPosition,
        earlier.line
      )
    }
    checkSequences(masters, &findings)
  }

  /// Of copies, the one that was written later must not have the lower SEQUENCE (RFC 5545 3.8.7.4).
  private func checkSequences(_ copies: [Member], _ findings: inout FindingCollector) {
    let dated = copies.filter(\.isOfOrganizer).compactMap { copy in
      copy.stamp.map { (stamp: $0.wallClock, copy: copy) }
    }.sorted { $0.stamp < $1.stamp }
    for (earlier, later) in zip(dated, dated.dropFirst())
    where earlier.stamp < later.stamp && later.copy.sequence < earlier.copy.sequence {
      let position = later.copy.component.first(.sequence)?.valuePosition
      findings.add(
        .sequenceGoingBack,
        at: position ?? later.copy.component.begin,
        earlier.copy.line
      )
    }
  }
}

// MARK: - Overrides

extension IdentityGroup {
  /// What names an instance among the overrides of a UID.
  private struct Key: Hashable {
    let calendar: UInt32
    let form: Int
    let moment: Int
  }

  private func key(of override: Member) -> Key? {
    guard let time = override.recurrenceID?.time else { return nil }
    if let instant = override.zones.instant(of: time) {
      return Key(calendar: override.entry.calendar, form: 0, moment: instant.secondsSinceEpoch)
    }
    let form = time.isDate ? 1 : 2
    let moment = time.wallClock.civilSeconds
    return Key(calendar: override.entry.calendar, form: form, moment: moment)
  }

  private func checkOverrides(_ findings: inout FindingCollector) {
    var copies: [Key: [Member]] = [:]
    var sets: [Int: InstanceSet] = [:]
    for override in members where override.entry.isOverride {
      if let key = key(of: override) {
        if let first = copies[key]?.first {
          let isSame = first.entry.contentHash == override.entry.contentHash
          findings.add(
            .overrideRepeated,
            at: override.uidPosition,
            first.line,
            severity: isSame ? .note : nil
          )
        }
        copies[key, default: []].append(override)
      }
      check(override, &sets, &findings)
    }
    for group in copies.values where group.count > 1 { checkSequences(group, &findings) }
  }

  /// The series that an override belongs to: in its own VCALENDAR if it is there, and in no other one if that
  /// is a message.
  private func master(of override: Member) -> Member? {
    let masters = masters
    if let own = masters.first(where: { $0.entry.calendar == override.entry.calendar }) {
      return own
    }
    return override.method == nil ? masters.first : nil
  }

  private func check(
    _ override: Member,
    _ sets: inout [Int: InstanceSet],
    _ findings: inout FindingCollector
  ) {
    guard let property = override.component.first(.recurrenceID) else { return }
    guard let master = master(of: override) else {
      // A message can be about one instance of a series that its reader has.
      if override.method == nil || override.method == "PUBLISH" {
        findings.add(.recurrenceIDWithoutSeries, at: property.position)
      }
      return
    }
    let known = sets[master.entry.offset] ?? InstanceSet(master.component, master.zones)
    guard let set = known, let item = property.time else { return }
    sets[master.entry.offset] = set
    let start = set.series.start
    if TimeForm(item.time) != TimeForm(start) {
      findings.add(.recurrenceIDType, at: item.position, master.line)
    }
    guard set.recurs else {
      let isStart = set.series.wallClock(of: item.time) == set.series.wallClock
      findings.add(
        .recurrenceIDNotRecurring,
        at: property.position,
        master.line,
        severity: isStart ? .note : nil
      )
      return
    }
    checkInstance(item, override, master, set, &findings)
  }

  private func checkInstance(
    _ item: TimeItem,
    _ override: Member,
    _ master: Member,
    _ set: InstanceSet,
    _ findings: inout FindingCollector
  ) {
    guard let wallClock = set.series.wallClock(of: item.time) else { return }
    if set.excluded.contains(wallClock) {
      findings.add(.overrideExcluded, at: item.position, master.line)
      return
    }
    switch set.membership(of: wallClock) {
    case .undecided: break
    case .instance:
      if !isSameZone(item.time, set.series.start) {
        findings.add(.recurrenceIDZone, at: item.position, master.line)
      }
    case .none, .afterEnd:
      guard override.method == nil else { return }
      findings.add(.recurrenceIDNoInstance, at: item.position, .value(item.text), master.line)
    }
  }

  private func isSameZone(_ time: CalendarTime, _ start: CalendarTime) -> Bool {
    switch (time, start) {
    case (.zoned(_, let one), .zoned(_, let other)): one == other
    case (.zoned, .utc), (.utc, .zoned): false
    default: true
    }
  }
}
