import CivilCalendar
import TimeZones

/// Brings a content line of one component into the form in which it goes into a file.
///
/// Its bytes stay as they are but for blanks around the name, zones that are called something else in the
/// file, and times in UTC that say a day only in a calendar with one zone (decision R1).
struct ExportedLine {
  let zones: ExportedZones
  let calendar: CalendarReference
  /// What the days of the component's own values depend on, if it stands on days.
  var ownDays: UTCDays?
  /// The same for RECURRENCE-ID, which is about the series.
  var seriesDays: UTCDays?
  /// What a VTIMEZONE is called in the file, if not as it calls itself.
  var newZoneName: String?

  init(
    zones: ExportedZones,
    calendar: CalendarReference,
    ownDays: UTCDays? = nil,
    seriesDays: UTCDays? = nil,
    newZoneName: String? = nil
  ) {
    self.zones = zones
    self.calendar = calendar
    self.ownDays = ownDays
    self.seriesDays = seriesDays
    self.newZoneName = newZoneName
  }

  /// The line, or nil if it is no property: it has no colon, or no name that can be one.
  func line(_ line: [UInt8]) -> [UInt8]? {
    let bytes = line.span
    guard let parts = ContentLine(bytes, 0..<bytes.count), ExportedLine.isName(line[parts.name])
    else { return nil }
    let property = parts.property(in: bytes)
    if line.contains(0), passesOverNUL(property) {
      return self.line(line.filter { $0 != 0 })
    }
    if property == .rule || property == .exceptionRule, line.contains(where: ExportedLine.isBlank) {
      // Blanks, to who reads a rule; as such they may stand in a file.
      return self.line(line.map { ExportedLine.isBlank($0) ? UInt8(ascii: " ") : $0 })
    }
    if !parts.parameters.isEmpty, LineDecoding.isQuotedPrintable(line),
      let value = ExportedLine.quoted(line[parts.value])
    {
      return self.line(line[..<parts.value.lowerBound] + value)
    }
    if let dated = days(of: property)?.line(line, parts) { return dated }
    if property == .zoneID, let newZoneName {
      return Array("TZID:".utf8) + TextValue.escaped(newZoneName)
    }
    let name = line[parts.name]
    let value = line[parts.value]
    return name + parameters(line, parts) + [UInt8(ascii: ":")] + value
  }

  /// A line of a calendar itself, or nil if it is no property.
  static func headerLine(_ line: [UInt8], _ parts: ContentLine) -> [UInt8]? {
    guard isName(line[parts.name]) else { return nil }
    return line[parts.name] + line[parts.parameters] + [UInt8(ascii: ":")] + line[parts.value]
  }

  /// The TZID that a property has, as it is written without its quotes.
  static func zoneName(in line: [UInt8]) -> String? {
    let bytes = line.span
    guard let parts = ContentLine(bytes, 0..<bytes.count), !parts.parameters.isEmpty,
      isName(line[parts.name]), let range = parts.parameter(.zoneID, in: bytes), !range.isEmpty
    else { return nil }
    return bytes.text(range)
  }

  /// Whether what reads a property passes over NUL; elsewhere it makes a value unreadable, and has to go on doing so.
  private func passesOverNUL(_ property: PropertyName?) -> Bool {
    switch property {
    case nil, .summary, .color, .status, .transparency: true
    default: false
    }
  }

  private func days(of property: PropertyName?) -> UTCDays? {
    switch property {
    case .endTime, .due, .exceptionDate, .recurrenceDate, .rule, .exceptionRule: ownDays
    case .recurrenceID: seriesDays
    default: nil
    }
  }

  /// The parameters, with the zone as it is called in the file.
  private func parameters(_ line: [UInt8], _ parts: ContentLine) -> ArraySlice<UInt8> {
    let bytes = line.span
    guard !parts.parameters.isEmpty, let range = parts.parameter(.zoneID, in: bytes),
      let name = zones.newName(of: bytes.text(range), in: calendar)
    else { return line[parts.parameters] }
    let isQuoted = range.lowerBound > 0 && line[range.lowerBound - 1] == UInt8(ascii: "\"")
    let needsQuotes = !isQuoted && name.utf8.contains { ":;,".utf8.contains($0) }
    let text = needsQuotes ? "\"\(name)\"" : name
    return line[parts.parameters.lowerBound..<range.lowerBound] + text.utf8
      + line[range.upperBound..<parts.parameters.upperBound]
  }

  /// Whether a control character is a blank to who reads a rule.
  private static func isBlank(_ byte: UInt8) -> Bool { byte < 0x20 && byte != UInt8(ascii: "\t") }

  /// A quoted-printable value whose control characters are quoted as well (RFC 2045 6.7), or nil if it has none.
  private static func quoted(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    let digits = Array("0123456789ABCDEF".utf8)
    var isChanged = false
    var quoted: [UInt8] = []
    for place in value.indices {
      let byte = value[place]
      let before = place > value.startIndex ? value[place - 1] : 0
      let after = place < value.endIndex - 1 ? value[place + 1] : 0
      if byte.isControl || isControl(byte, after) || isControl(before, byte) {
        quoted += [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        isChanged = true
      } else {
        quoted.append(byte)
      }
    }
    return isChanged ? quoted : nil
  }

  /// Whether two bytes are a control character beyond ASCII.
  private static func isControl(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC2 && (0x80..<0xA0).contains(second)
  }

  /// Whether bytes can be a name: anything that can be seen, so that programs' own names stay.
  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && name.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
  }
}
