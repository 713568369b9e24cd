/// Reads zone rules in the Time Zone Information Format, versions 1 to 4 (RFC 9636).
///
/// Every number is checked against the bytes that are there, so that memory and time are bounded by their
/// count. Names, indicators and the kind of time are passed over: only offsets matter here.
struct TZifReader {
  /// What is left to read.
  private var rest: ArraySlice<UInt8>

  private init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The rules that a file holds.
  static func rules(identifier: String, from bytes: [UInt8]) throws(TZifError) -> TimeZoneRules {
    var reader = TZifReader(bytes)
    let first = try reader.header()
    guard first.version >= UInt8(ascii: "2") else {
      let block = try reader.block(first, timeSize: 4)
      return TimeZoneRules(
        identifier: identifier,
        initialOffset: block.initialOffset,
        transitions: block.transitions,
      )
    }
    // The first block is for readers that know version 1 only.
    _ = try reader.take(first.size(timeSize: 4))
    let block = try reader.block(try reader.header(), timeSize: 8)
    guard let rule = try reader.footer() else {
      return TimeZoneRules(
        identifier: identifier,
        initialOffset: block.initialOffset,
        transitions: block.transitions,
      )
    }
    return TimeZoneRules(
      identifier: identifier,
      initialOffset: block.initialOffset,
      transitions: block.transitions,
      followedBy: rule,
    )
  }
}

extension TZifReader {
  /// The version and the counts of a header.
  private struct Header {
    let version: UInt8
    let universalIndicators: Int
    let standardIndicators: Int
    let leapSeconds: Int
    let transitions: Int
    let types: Int
    let characters: Int

    /// The bytes of the data block that follows.
    func size(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4)
        + standardIndicators + universalIndicators
    }
  }

  /// The part of a data block that says when clocks changed.
  private struct Block {
    let initialOffset: Int
    let transitions: [Transition]
  }

  private mutating func header() throws(TZifError) -> Header {
    let magic: [UInt8] = [0x54, 0x5A, 0x69, 0x66]
    guard try take(4).elementsEqual(magic) else { throw .noHeader }
    let version = try number(size: 1)
    _ = try take(15)
    let header = Header(
      version: UInt8(truncatingIfNeeded: version),
      universalIndicators: try count(),
      standardIndicators: try count(),
      leapSeconds: try count(),
      transitions: try count(),
      types: try count(),
      characters: try count(),
    )
    for indicators in [header.universalIndicators, header.standardIndicators]
    where indicators != 0 && indicators != header.types { throw .invalidCounts }
    guard header.types > 0 else { throw .invalidCounts }
    return header
  }

  private mutating func block(_ header: Header, timeSize: Int) throws(TZifError) -> Block {
    guard header.size(timeSize: timeSize) <= rest.count else { throw .truncated }
    let times = try numbers(count: header.transitions, size: timeSize)
    let indices = try take(header.transitions)
    var offsets: [Int] = []
    for _ in 0..<header.types {
      offsets.append(try number(size: 4))
      _ = try take(2)
    }
    _ = try take(header.characters)
    let leaps = try leapSeconds(count: header.leapSeconds, timeSize: timeSize)
    _ = try take(header.standardIndicators + header.universalIndicators)

    guard offsets.allSatisfy({ (-89_999...93_599).contains($0) }) else { throw .offsetOutOfRange }
    guard indices.allSatisfy({ $0 < offsets.count }) else { throw .invalidTypeIndex }
    let instants = leaps.instants(of: times)
    guard zip(instants, instants.dropFirst()).allSatisfy(<=) else { throw .unordered }
    let transitions = zip(instants, indices).map { Transition(at: $0, to: offsets[Int($1)]) }
    return Block(initialOffset: offsets[0], transitions: transitions)
  }

  /// The rule between the two line feeds at the end, or nil if there is nothing between them.
  private mutating func footer() throws(TZifError) -> PosixRule? {
    guard rest.first == 0x0A else { throw .invalidFooter }
    let text = rest.dropFirst().prefix { $0 != 0x0A }
    guard text.endIndex < rest.endIndex else { throw .invalidFooter }
    guard !text.isEmpty else { return nil }
    guard let rule = PosixRule(text) else { throw .invalidFooter }
    return rule
  }
}

extension TZifReader {
  /// The corrections of a file whose times count leap seconds, as those below `right/` do.
  private struct LeapSeconds {
    let times: [Int]
    let corrections: [Int]

    /// The instants of ascending times, which leap seconds do not count in.
    func instants(of moments: [Int]) -> [Instant] {
      var index = 0
      return moments.map { moment in
        while index < times.count, times[index] <= moment { index += 1 }
        let correction = index == 0 ? 0 : corrections[index - 1]
        return Instant(secondsSinceEpoch: moment).adding(seconds: -correction)
      }
    }
  }

  private mutating func leapSeconds(count: Int, timeSize: Int) throws(TZifError) -> LeapSeconds {
    var times: [Int] = []
    var corrections: [Int] = []
    for _ in 0..<count {
      times.append(try number(size: timeSize))
      corrections.append(try number(size: 4))
    }
    guard zip(times, times.dropFirst()).allSatisfy(<) else { throw .unordered }
    return LeapSeconds(times: times, corrections: corrections)
  }

  private mutating func numbers(count: Int, size: Int) throws(TZifError) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try number(size: size)) }
    guard zip(numbers, numbers.dropFirst()).allSatisfy(<) else { throw .unordered }
    return numbers
  }

  /// An unsigned number of four bytes.
  private mutating func count() throws(TZifError) -> Int {
    Int(UInt32(truncatingIfNeeded: try number(size: 4)))
  }

  /// A signed number in network order of bytes, of 8 bytes at most.
  private mutating func number(size: Int) throws(TZifError) -> Int {
    let bits = try take(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = 64 - size * 8
    return Int(Int64(bitPattern: bits << unused) >> unused)
  }

  private mutating func take(_ count: Int) throws(TZifError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw .truncated }
    let taken = rest.prefix(count)
    rest = rest.dropFirst(count)
    return taken
  }
}
