/// A time of day as a clock on the wall shows it, in whole seconds.
///
/// There are no leap seconds: where RFC 5545 3.3.12 allows a second 60, it is read as 59.
package struct CivilTime: Hashable, Sendable {
  /// Seconds since 00:00, in `0..<86400`.
  package let secondOfDay: Int

  /// The time some seconds after 00:00, brought into the day.
  @inlinable
  package init(secondOfDay: Int) {
    self.secondOfDay = min(max(secondOfDay, 0), 86_399)
  }

  /// The time of an hour, minute and second, or nil where a clock does not show it.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    self.init(secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// 00:00:00.
  package static let midnight = CivilTime(secondOfDay: 0)

  /// The hour, 0 to 23.
  package var hour: Int { secondOfDay / 3600 }

  /// The minute, 0 to 59.
  package var minute: Int { secondOfDay / 60 % 60 }

  /// The second, 0 to 59.
  package var second: Int { secondOfDay % 60 }
}

extension CivilTime: Comparable {
  @inlinable
  package static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}

extension CivilTime: CustomStringConvertible {
  /// Hour, minute and second, such as `09:30:00`.
  package var description: String {
    "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
  }
}
