/// Reads short ASCII texts from left to right: offsets, times of day and names of zones.
struct ByteScanner {
  /// What is left to read.
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  /// Whether all has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next byte, left in place.
  var next: UInt8? { rest.first }

  /// Takes the next byte if it is the one named.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes bytes as long as they fit.
  mutating func takeAll(where fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: fits)
    rest = rest.dropFirst(taken.count)
    return taken
  }

  /// Takes spaces and tabs.
  mutating func skipSpaces() {
    _ = takeAll { $0 == 0x20 || $0 == 0x09 }
  }

  /// Takes a sign: 1 for plus, -1 for minus.
  mutating func sign() -> Int? {
    if take("+") { return 1 }
    return take("-") ? -1 : nil
  }

  /// Takes a number of some digits that does not exceed a limit.
  mutating func number(digits: ClosedRange<Int>, limit: Int) -> Int? {
    let taken = rest.prefix(digits.upperBound).prefix(while: \.isASCIIDigit)
    guard digits.contains(taken.count) else { return nil }
    let value = taken.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard value <= limit else { return nil }
    rest = rest.dropFirst(taken.count)
    return value
  }
}

extension UInt8 {
  /// Whether this is one of `0` to `9`.
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether this is a letter from A to Z in either case.
  var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
