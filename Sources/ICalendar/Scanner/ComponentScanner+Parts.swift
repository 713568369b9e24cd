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
    let cut = source.withBytes { bytes in firstEvent(bytes, after: middle) }
    guard let cut else { return scan(source) }
    let first = Handover<ComponentScanner>()
    let second = Handover<ComponentIndex>()
    sideBySide(
      {
        source.withBytes { bytes in
          var scanner = ComponentScanner()
          scanner.walk(bytes, bytes.afterByteOrderMark..<cut)
          first.set(scanner)
        }
      },
      {
        source.withBytes { bytes in
          var scanner = ComponentScanner(withinCalendar: ())
          scanner.walk(bytes, cut..<bytes.count)
          scanner.finish(bytes)
          second.set(scanner.index)
        }
      },
    )
    return source.withBytes { bytes in
      guard var scanner = first.value else { return scan(source) }
      scanner.closePending(before: cut)
      if scanner.isWithinCalendar, let rest = second.value {
        scanner.append(rest)
      } else {
        scanner.walk(bytes, cut..<bytes.count)
      }
      scanner.finish(bytes)
      return scanner.index
    }
  }

  /// Where the first line `BEGIN:VEVENT` after a position begins, or nil where there is none.
  ///
  /// What follows a line feed is the beginning of a line in any case, and what begins with a letter continues
  /// none. The line itself must not go on after a fold.
  private static func firstEvent(_ bytes: Span<UInt8>, after middle: Int) -> Int? {
    let longest = begin.count + 3
    var position = max(0, min(middle, bytes.count))
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
