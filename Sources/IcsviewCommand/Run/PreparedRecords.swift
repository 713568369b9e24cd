import EventFormats
import ICalendar

/// The prepared records of the series that were met last, within a bound.
///
/// There are two generations: when the younger one is full, it takes the place of the older. So a series that
/// goes on stays, and one that is over goes, at the cost of two look-ups at most.
struct PreparedRecords {
  /// A record and what its times depend on.
  final class Item: Sendable {
    let record: PreparedRecord
    /// Whether it is one of a to-do, which stands at its DUE.
    let isTodo: Bool

    init(record: PreparedRecord, isTodo: Bool) {
      self.record = record
      self.isTodo = isTodo
    }
  }

  private var young: [DescribedComponent: Item] = [:]
  private var old: [DescribedComponent: Item] = [:]
  private var youngSize = 0

  /// How many bytes a generation has.
  private static let limit = 16 << 20

  subscript(key: DescribedComponent) -> Item? {
    mutating get {
      if let item = young[key] { return item }
      guard let item = old[key] else { return nil }
      self[key] = item
      return item
    }
    set {
      guard let newValue else { return }
      if youngSize > PreparedRecords.limit {
        old = young
        young.removeAll()
        youngSize = 0
      }
      youngSize += newValue.record.size
      young[key] = newValue
    }
  }
}
