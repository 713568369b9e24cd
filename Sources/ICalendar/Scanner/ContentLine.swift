/// Where the parts of one unfolded content line are: name, parameters and value (RFC 5545 3.1).
///
/// A content line holds positions only; the bytes they refer to come with each call.
package struct ContentLine {
  /// The name, without blanks around it.
  package let name: Range<Int>
  /// Everything between name and value: parameters with their semicolons, as written.
  package let parameters: Range<Int>
  /// The value; empty when there is none.
  package let value: Range<Int>

  /// Finds the parts in a range without its line end, or nil where a line has no colon at all.
  @inline(__always)
  package init?(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var position = line.lowerBound
    while position < line.upperBound, bytes[position] != UInt8(ascii: ":"),
      bytes[position] != UInt8(ascii: ";")
    {
      position += 1
    }
    guard position < line.upperBound else { return nil }
    self.init(bytes, line, nameEnd: position)
  }

  /// Finds the parts where it is known at which colon or semicolon the name ends.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, _ line: Range<Int>, nameEnd: Int) {
    var position = nameEnd
    name = bytes.trimmed(line.lowerBound..<position)
    if bytes[position] == UInt8(ascii: ":") {
      parameters = position..<position
    } else {
      let colon = ContentLine.colon(in: bytes, position..<line.upperBound)
      guard let colon else { return nil }
      parameters = position..<colon
      position = colon
    }
    value = position + 1..<line.upperBound
  }

  /// The name as a key, or nil if it is too long to be one the program knows.
  @inline(__always)
  func key(in bytes: Span<UInt8>) -> PropertyKey? { PropertyKey(ofName: bytes, name) }

  /// The colon before the value: the first outside of quotes, or the first at all if quotes do not close.
  private static func colon(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var isQuoted = false
    var first: Int?
    for position in range {
      switch bytes[position] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ":"):
        if !isQuoted { return position }
        first = first ?? position
      default: break
      }
    }
    return first
  }

  /// The property of the line, or nil for one that is of no interest here.
  @inline(__always)
  func property(in bytes: Span<UInt8>) -> PropertyName? {
    key(in: bytes).flatMap { PropertyName($0) }
  }

  /// The value of a parameter without its quotes, or nil when the line has no such parameter.
  func parameter(_ key: PropertyKey, in bytes: Span<UInt8>) -> Range<Int>? {
    var position = parameters.lowerBound
    while position < parameters.upperBound {
      // Here is a semicolon; the parameter goes up to the next one outside of quotes.
      let begin = position + 1
      position = begin
      var isQuoted = false
      var equals: Int?
      while position < parameters.upperBound, isQuoted || bytes[position] != UInt8(ascii: ";") {
        if bytes[position] == UInt8(ascii: "\"") { isQuoted.toggle() }
        if equals == nil, bytes[position] == UInt8(ascii: "=") { equals = position }
        position += 1
      }
      guard let equals, PropertyKey(ofName: bytes, bytes.trimmed(begin..<equals)) == key else {
        continue
      }
      return bytes.unquoted(bytes.trimmed(equals + 1..<position))
    }
    return nil
  }

  /// The VALUE parameter as a key: `DATE`, `PERIOD` and so on.
  func valueType(in bytes: Span<UInt8>) -> PropertyKey? {
    guard !parameters.isEmpty, let range = parameter(.value, in: bytes) else { return nil }
    return PropertyKey(bytes, range)
  }
}

extension PropertyKey {
  fileprivate static let value = PropertyKey("VALUE")
}
