/// A content line of ORGANIZER or ATTENDEE, made ready for libical.
///
/// Only the parameters that are asked for are handed over. The others cost libical a time that grows with
/// the square of their number, one malformed parameter costs it the rest of the line, and some leak.
struct PersonLine {
  /// Whether the line is ORGANIZER.
  let isOrganizer: Bool
  /// The value as written, without blanks around it.
  let address: String
  /// The line with the parameters that are asked for, or nil if it has none of them.
  let text: String?

  private static let wanted = ["CN", "EMAIL", "ROLE", "PARTSTAT", "CUTYPE"]
  /// The bytes of all values together: the time that libical takes grows with the square of the length,
  /// and its later versions refuse lines of more than 8,191 bytes.
  private static let longest = 2_000

  /// The line with some parameters and a value, or nil if it says nothing.
  init?(
    _ property: DetailProperty,
    _ parameters: Range<Int>,
    _ value: Range<Int>,
    in bytes: Span<UInt8>,
  ) {
    isOrganizer = property == .organizer
    address = bytes.string(bytes.trimming(value))
    text = PersonLine.text(property, parameters, in: bytes)
    if address.isEmpty && text == nil { return nil }
  }

  /// A line of the first of each parameter that is wanted, or nil if there is none.
  private static func text(
    _ property: DetailProperty,
    _ parameters: Range<Int>,
    in bytes: Span<UInt8>,
  ) -> String? {
    var missing = wanted
    var line = Array(property.rawValue.utf8)
    var begin = parameters.lowerBound
    while begin < parameters.upperBound, !missing.isEmpty {
      let parameter = begin..<bytes.endOfParameter(from: begin, to: parameters.upperBound)
      begin = parameter.upperBound + 1
      guard let equals = parameter.first(where: { bytes[$0] == .equals }) else { continue }
      let name = bytes.trimming(parameter.lowerBound..<equals)
      let value = bytes.trimming(equals + 1..<parameter.upperBound)
      guard line.count + value.count <= longest,
        let found = missing.firstIndex(where: { bytes.reads($0, in: name) })
      else { continue }
      line += ";\(missing.remove(at: found))=".utf8
      // A NUL would end the line before its value.
      for index in value where bytes[index] != 0 { line.append(bytes[index]) }
    }
    guard missing.count < wanted.count else { return nil }
    // The address needs no reading: some value has to complete the line.
    line += ":mailto:".utf8
    return String(decoding: line, as: UTF8.self)
  }
}

extension Span<UInt8> {
  /// Where the parameter that begins at a place ends: at the next `;` outside quotes, or at `end`.
  fileprivate func endOfParameter(from begin: Int, to end: Int) -> Int {
    var isQuoted = false
    for index in begin..<end {
      if self[index] == .quote { isQuoted.toggle() }
      if self[index] == .semicolon, !isQuoted { return index }
    }
    return end
  }
}
