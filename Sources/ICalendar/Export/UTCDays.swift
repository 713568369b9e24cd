import CivilCalendar
import Recurrence
import TimeZones

/// Times in UTC in a series of whole days, whose day depends on how many zones the calendar defines.
///
/// Where the file would make another day of one than its own calendar does, the day itself is written: that
/// is what the standard wants there.
struct UTCDays {
  /// The zones of the calendar that the value stands in, or is about.
  let scope: ZoneScope
  /// The zone in which the file takes days of times in UTC.
  let onlyZone: TimeZoneRules?

  /// The line with days in place of such times, or nil if it can stay.
  func line(_ line: [UInt8], _ parts: ContentLine) -> [UInt8]? {
    switch parts.property(in: line.span) {
    case .rule, .exceptionRule: ruleLine(line, parts)
    default: listLine(line, parts)
    }
  }

  private func isMoved(_ time: CalendarTime) -> Bool {
    guard case .utc(let wallClock) = time else { return false }
    let inFile = onlyZone?.civil(at: Instant(wallClock, offset: 0)) ?? wallClock
    return inFile.date != scope.date(of: time)
  }

  private func listLine(_ line: [UInt8], _ parts: ContentLine) -> [UInt8]? {
    let bytes = line.span
    var isMoved = false
    var items: [String] = []
    bytes.forEachListItem(parts.value) { item in
      guard let time = CalendarTime(bytes, item, of: parts) else {
        items.append(bytes.text(item))
        return
      }
      isMoved = isMoved || self.isMoved(time)
      items.append(basicText(scope.date(of: time)))
    }
    guard isMoved else { return nil }
    let others = parts.otherParameters(than: [.zoneID, .valueType], in: bytes)
    return line[parts.name] + others.flatMap { line[$0] }
      + Array(";VALUE=DATE:\(items.joined(separator: ","))".utf8)
  }

  private func ruleLine(_ line: [UInt8], _ parts: ContentLine) -> [UInt8]? {
    let text = line.span.text(parts.value)
    var problems: [RuleProblem] = []
    guard case .utc(let wallClock)? = RecurrenceRule(parsing: text, problems: &problems)?.until,
      isMoved(.utc(wallClock))
    else { return nil }
    let date = basicText(scope.date(of: .utc(wallClock)))
    let rule = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.uppercased().hasPrefix("UNTIL=") ? "UNTIL=\(date)" : String(part)
    }
    return line[parts.name] + line[parts.parameters] + Array(":\(rule.joined(separator: ";"))".utf8)
  }

  private func basicText(_ date: CivilDate) -> String { date.description.filter { $0 != "-" } }
}

extension ContentLine {
  /// Where the parameters are, each with its semicolon, that have none of some names.
  fileprivate func otherParameters(
    than names: [PropertyKey],
    in bytes: Span<UInt8>
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var begin = parameters.lowerBound
    var isQuoted = false
    func finish(at end: Int) {
      guard begin < end else { return }
      let equals = (begin..<end).first { bytes[$0] == UInt8(ascii: "=") } ?? end
      let key = PropertyKey(ofName: bytes, bytes.trimmed(begin + 1..<equals))
      if !names.contains(where: { $0 == key }) { ranges.append(begin..<end) }
    }
    for position in parameters {
      if bytes[position] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard bytes[position] == UInt8(ascii: ";"), !isQuoted else { continue }
      finish(at: position)
      begin = position
    }
    finish(at: parameters.upperBound)
    return ranges
  }
}

extension PropertyKey {
  fileprivate static let valueType = PropertyKey("VALUE")
}
