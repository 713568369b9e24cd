import CivilCalendar
import ICalendar

extension ValueReader {
  /// Reads periods (RFC 5545 3.3.9).
  func readPeriods(_ items: [ValueSlice], _ scope: inout CheckScope) -> PropertyValue {
    if definition.types.first != .period, !hasType {
      if items.contains(where: { $0.firstOffset(of: UInt8(ascii: "/")) == nil }) {
        return readTimes(items, as: .dateTime, &scope)
      }
      scope.findings.add(.periodWithoutValue, at: line.namePosition, property)
    }
    let starts = items.compactMap { readPeriod($0, &scope.findings) }
    let isUTC = starts.contains { if case .utc = $0.time { true } else { false } }
    noteZone(isUTC ? [.utc] : [.local], &scope)
    return starts.isEmpty ? .unread : .times(starts)
  }

  /// Where a period starts, or nil if it is none.
  private func readPeriod(
    _ item: ValueSlice,
    _ findings: inout FindingCollector
  ) -> TimeItem? {
    let parts = item.split(at: UInt8(ascii: "/"))
    guard parts.count == 2, let start = try? TimeSyntax.read(parts[0]), start.time != nil,
      let end = end(parts[1])
    else {
      findings.add(.periodInvalid, at: item.start, .value(item.shortText))
      return nil
    }
    let isPositive =
      switch end {
      case .duration(let duration): duration.nominalSeconds > 0
      case .time(.utc(let wallClock)): !start.isUTC || wallClock > start.wallClock
      case .time(let time): start.isUTC || time.wallClock > start.wallClock
      }
    if !isPositive {
      findings.add(.periodNotPositive, at: parts[1].start, .value(item.shortText))
    }
    return TimeItem(time: time(start), position: item.start)
  }

  /// The second part of a period.
  private func end(_ part: ValueSlice) -> ComponentEnd? {
    if let written = try? TimeSyntax.read(part) {
      return written.time == nil ? nil : .time(time(written))
    }
    let duration = DurationSyntax(part)
    return duration.fault == nil ? duration.duration.map { .duration($0) } : nil
  }

  /// Reads a duration (RFC 5545 3.3.6).
  func readDuration(_ item: ValueSlice, _ findings: inout FindingCollector) -> PropertyValue {
    let syntax = DurationSyntax(item)
    let fact = FindingFact.value(item.shortText)
    if let (kind, offset) = syntax.fault {
      findings.add(kind, at: item.position(at: offset), fact)
    }
    guard let duration = syntax.duration else { return .unread }
    if definition.name == .duration {
      if duration.isNegative || duration.nominalSeconds == 0 && component.type == .alarm {
        findings.add(.durationNegative, at: item.start, property, fact)
      } else if duration.nominalSeconds == 0 {
        findings.add(.durationNegative, at: item.start, property, fact, severity: .note)
      }
    }
    return .duration(duration)
  }
}
