import CivilCalendar
import ICalendar
import TimeZones

extension ValueReader {
  /// What an item of a list turned out to be.
  enum Form: Equatable {
    case date
    case local
    case utc
    case period
  }

  /// Reads dates and times.
  func readTimes(
    _ items: [ValueSlice],
    as type: ValueType,
    _ scope: inout CheckScope
  ) -> PropertyValue {
    var times: [TimeItem] = []
    var forms: [(form: Form, item: ValueSlice)] = []
    for item in items {
      if definition.name == .recurrenceDates, item.firstOffset(of: UInt8(ascii: "/")) != nil {
        forms.append((.period, item))
      } else if let written = readTime(item, as: type, &scope.findings) {
        forms.append((form(of: written), item))
        times.append(TimeItem(time: time(written), position: item.start))
      }
    }
    if !noteMixture(forms, &scope.findings) {
      for (form, item) in forms.prefix(1) { noteForm(form, item, type, &scope.findings) }
    }
    // Whether VALUE=DATE or the time is meant, nobody can say.
    guard type != .date || forms.allSatisfy({ $0.form == .date }) else { return .unread }
    noteZone(forms.map(\.form), &scope)
    for time in times { noteClock(time, &scope) }
    return times.isEmpty ? .unread : .times(times)
  }

  /// One date or time, or nil if it is none.
  private func readTime(
    _ item: ValueSlice,
    as type: ValueType,
    _ findings: inout FindingCollector
  ) -> TimeSyntax.Written? {
    let fact = FindingFact.value(item.shortText)
    do throws(TimeSyntax.Fault) {
      let written = try TimeSyntax.read(item)
      if written.isLeapSecond, !written.isKnownLeapSecond {
        findings.add(.second60, at: item.position(at: 13), fact)
      }
      return written
    } catch {
      if type == .date, !TimeSyntax.mayHaveTime(item), error.kind != .dateImpossible {
        findings.add(.dateInvalid, at: item.start, fact)
      } else {
        findings.add(error.kind, at: item.position(at: error.offset), fact)
      }
      return nil
    }
  }

  private func form(of written: TimeSyntax.Written) -> Form {
    written.time == nil ? .date : written.isUTC ? .utc : .local
  }

  /// The value with what TZID says of it.
  func time(_ written: TimeSyntax.Written) -> CalendarTime {
    if written.time == nil { return .date(written.date) }
    if written.isUTC { return .utc(written.wallClock) }
    guard let zone = line.parameter(.zoneID), !zone.isEmpty else {
      return .floating(written.wallClock)
    }
    return .zoned(written.wallClock, zone: line.text(zone.first))
  }

  /// Reports a list of several types; times in UTC beside local ones are a lesser fault.
  private func noteMixture(
    _ forms: [(form: Form, item: ValueSlice)],
    _ findings: inout FindingCollector
  ) -> Bool {
    guard let first = forms.first else { return false }
    let isTime = { (form: Form) in form == .local || form == .utc }
    if let (_, item) = forms.first(where: { other in
      other.form != first.form && !(isTime(other.form) && isTime(first.form))
    }) {
      findings.add(.valueTypesMixed, at: item.start, property)
      return true
    }
    if line.parameter(.zoneID) == nil,
      let (_, item) = forms.first(where: { $0.form != first.form })
    {
      findings.add(.valueTypesMixed, at: item.start, property, severity: .warning)
    }
    return false
  }

  /// Reports a value whose form is not the one that its type asks for.
  private func noteForm(
    _ form: Form,
    _ item: ValueSlice,
    _ type: ValueType,
    _ findings: inout FindingCollector
  ) {
    guard !isOnset, component.type != .freeBusy || needsUTC else { return }
    if needsUTC {
      if form != .utc { findings.add(.utcRequired, at: item.start, property) }
    } else if type == .date {
      if form != .date { findings.add(.dateTimeWithValueDate, at: item.start, property) }
    } else if form == .date {
      if hasType || !definition.types.contains(.date) {
        findings.add(.dateTimeInvalid, at: item.start, .value(item.shortText))
      } else {
        findings.add(.dateWithoutValue, at: line.namePosition, property)
      }
    }
  }

  /// Whether the time has to be in UTC (RFC 5545 3.8.2.1, 3.8.6.3, 3.8.7; RFC 9074 6.1).
  private var needsUTC: Bool {
    switch definition.name {
    case .stamp, .created, .lastModified, .completed, .acknowledged, .trigger: true
    default: false
    }
  }

  /// Whether it is an onset of a time zone, which has rules of its own.
  private var isOnset: Bool { component.type == .standard || component.type == .daylight }

  /// Reports TZID where there is no local time.
  func noteZone(_ forms: [Form], _ scope: inout CheckScope) {
    guard let parameter = line.parameter(.zoneID), !isOnset else { return }
    let position = line.position(of: parameter.name.lowerBound)
    if forms.contains(.utc) {
      scope.findings.add(.tzidOnUTC, at: position, property)
    } else if forms.contains(.date) {
      scope.findings.add(.tzidOnDate, at: position, property)
    }
  }

  /// Looks at what the clocks of a time's zone show, or notes that it has none.
  private func noteClock(_ item: TimeItem, _ scope: inout CheckScope) {
    guard !isOnset else { return }
    switch item.time {
    case .zoned(let wallClock, let name):
      ZoneUseRules.check(item, &scope)
      guard let zone = scope.calendar.zones.rules(named: name),
        zone.isAmbiguous(wallClock)
      else { return }
      scope.findings.add(
        .nonexistentLocalTime,
        at: item.position,
        .value("\(wallClock)"),
        .zone(zone.identifier)
      )
    case .floating where component.type == .event:
      scope.calendar.floatingTimes.add(at: item.position)
      if definition.name == .start { scope.calendar.floatingStarts.add(at: item.position) }
    default: break
    }
  }
}
