import Synchronization

/// Does two things, at the same time if it can, and returns when both are done.
package typealias SideBySide =
  (_ one: @escaping @Sendable () -> Void, _ other: @escaping @Sendable () -> Void) -> Void

extension ComponentScanner {
  /// The components of a source, two parts of which are walked at the same time.
  ///
  /// The second part begins with an event, and is read as if one calendar were open there and nothing in it.
  /// Where the first part turns out to end otherwise, the second is read once more, so that the result is that
  /// of one walk whatever the source is.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - middle: From where on an event is looked for that the second part can begin with.
  ///   - sideBySide: Does both.
  /// - Returns: The index, the same as of a scan at once.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func scan(
    _ source: SourceBytes,
    cutAfter middle: Int,
    _ sideBySide: SideBySide
  ) -> ComponentIndex {
    guard let cut = firstEvent(of: source, after: middle) else { return scan(source) }
    let first = Handover<ComponentScanner>()
    let second = Handover<ComponentIndex>()
    sideBySide(
      {
        var scanner = ComponentScanner()
        scanner.walk(source, 0..<cut)
        first.set(scanner)
      },
      {
        var scanner = ComponentScanner(withinCalendar: ())
        scanner.walk(source, cut..<source.count)
        scanner.finish(at: source.count)
        second.set(scanner.index)
      },
    )
    guard var scanner = first.value else { return scan(source) }
    scanner.closePending(before: cut)
    if scanner.isWithinCalendar, let rest = second.value {
      scanner.append(rest)
    } else {
      scanner.walk(source, cut..<source.count)
    }
    scanner.finish(at: source.count)
    return scanner.index
  }

  /// Where the first line `BEGIN:VEVENT` after a position begins, or nil where there is none.
  private static func firstEvent(of source: SourceBytes, after middle: Int) -> Int? {
    var begin = max(0, min(middle, source.count))
    while true {
      let end = min(source.count, begin + searchedAtOnce)
      let found = source.withBytes(in: begin..<end) { firstEvent($0) }
      if let found { return begin + found }
      guard end < source.count else { return nil }
      // With as much again as the line has.
      begin = end - (Self.begin.count + 4)
    }
  }

  private static let searchedAtOnce = 1 << 16

  /// Where the first line `BEGIN:VEVENT` begins that is known to be one, or nil where there is none.
  ///
  /// What follows a line feed is the beginning of a line in any case, and what begins with a letter continues
  /// none. The line itself must not go on after a fold.
  private static func firstEvent(_ bytes: Span<UInt8>) -> Int? {
    let longest = begin.count + 3
    var position = 0
    while true {
      position = LineCursor.lineBreak(in: bytes, from: position, to: bytes.count) + 1
      guard position + longest <= bytes.count else { return nil }
      guard bytes[position - 1] == UInt8(ascii: "\n"),
        begin.indices.allSatisfy({ bytes[position + $0] == begin[$0] })
      else { continue }
      var end = position + begin.count
      if bytes[end] == UInt8(ascii: "\r") { end += 1 }
      guard bytes[end] == UInt8(ascii: "\n") else { continue }
      let next = bytes[end + 1]
      if next != UInt8(ascii: " "), next != UInt8(ascii: "\t") { return position }
    }
  }

  private static let begin = Array("BEGIN:VEVENT".utf8)
}

/// What a thread leaves for the one that waits for it.
private final class Handover<Value: Sendable>: Sendable {
  private let content: Mutex<Value?> = Mutex(nil)

  var value: Value? { content.withLock { $0 } }

  func set(_ value: Value) { content.withLock { $0 = value } }
}
