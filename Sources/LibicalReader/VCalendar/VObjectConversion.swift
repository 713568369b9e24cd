internal import CLibical

/// libical's converter from vCalendar 1.0 to iCalendar, for the properties of one component.
///
/// - V15: Its parser fails on a component of some hundred lines, takes the byte 0xFF for the end of the file,
///   joins an empty value with the next line, and drops blanks after a semicolon. It gets few lines at a time,
///   none of them empty, with each value in quoted-printable.
/// - V16: What it has no word for becomes an X-LIC-ERROR. These are left out.
enum VObjectConversion {
  /// A property of vCalendar without parameters; the value is in UTF-8, and a TEXT of iCalendar already.
  struct Property {
    let name: String
    let value: String
  }

  /// How many properties are handed over at once.
  private static let batchSize = 16

  /// The lines of iCalendar that properties become, without folds.
  ///
  /// - Parameters:
  ///   - properties: What is converted.
  ///   - component: The name of the component that they stand in.
  ///   - access: The lock.
  /// - Returns: The lines, without those that say what libical did not understand.
  static func lines(
    of properties: [Property],
    in component: String,
    _ access: borrowing LibraryAccess,
  ) -> [String] {
    var lines: [String] = []
    var rest = properties.filter { !$0.value.isEmpty }[...]
    while !rest.isEmpty {
      let batch = rest.prefix(batchSize)
      rest = rest.dropFirst(batchSize)
      let begin = "BEGIN:\(component)"
      let end = "END:\(component)"
      lines += convert(vCalendar(of: batch, in: component), access)
        .drop { $0 != begin }.dropFirst().prefix { $0 != end }
        .filter { !$0.hasPrefix("X-LIC-ERROR") }
    }
    return lines
  }

  /// The value in iCalendar of a rule, or nil if libical does not understand it.
  ///
  /// V17: It calls EXRULE by another name; so every rule is an RRULE here.
  static func rule(_ rule: String, in component: String, _ access: borrowing LibraryAccess)
    -> String?
  {
    let name = "RRULE"
    let line = lines(of: [Property(name: name, value: rule)], in: component, access).first
    guard let line, line.hasPrefix("\(name):") else { return nil }
    return String(line.dropFirst(name.count + 1))
  }

  /// A calendar of vCalendar 1.0 with some properties.
  private static func vCalendar(of properties: ArraySlice<Property>, in component: String)
    -> [UInt8]
  {
    var text = Array("BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:\(component)\n".utf8)
    for property in properties {
      text += "\(property.name);QUOTED-PRINTABLE:".utf8
      for byte in property.value.utf8 { text.appendQuotedPrintable(byte) }
      text.append(.lineFeed)
    }
    text += "END:\(component)\nEND:VCALENDAR\n".utf8
    return text
  }

  /// The lines that libical makes of a calendar, without folds; none if it does not understand it.
  private static func convert(_ calendar: [UInt8], _ access: borrowing LibraryAccess) -> [String] {
    let object = calendar.withUnsafeBytes { bytes in
      Parse_MIME(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt(bytes.count))
    }
    guard let object else { return [] }
    defer { cleanVObject(object) }
    guard let component = icalvcal_convert(object) else { return [] }
    defer { icalcomponent_free(component) }
    guard let text = icalcomponent_as_ical_string_r(component) else { return [] }
    defer { icalmemory_free_buffer(text) }
    let written = Array(String(cString: text).utf8)
    var physical = PhysicalLines(of: written.span)
    var lines: [[UInt8]] = []
    while let range = physical.next(in: written.span) {
      if written[range].first == .space, !lines.isEmpty {
        lines[lines.count - 1] += written[range.dropFirst()]
      } else {
        lines.append(Array(written[range]))
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension [UInt8] {
  /// Appends a byte in quoted-printable.
  fileprivate mutating func appendQuotedPrintable(_ byte: UInt8) {
    let digits = Array("0123456789ABCDEF".utf8)
    append(.equals)
    append(digits[Int(byte >> 4)])
    append(digits[Int(byte & 15)])
  }
}
