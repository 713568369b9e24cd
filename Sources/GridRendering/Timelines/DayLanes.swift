import CivilCalendar

/// The timed events of one day beside the hours, those at the same time in lanes beside each other.
struct DayLanes: Hashable {
  /// An event in a lane.
  struct Block: Hashable {
    /// The number of the event.
    let event: Int
    /// Half-open.
    let slots: Range<Int>
    var lane = 0
    /// How many lanes stand beside each other here.
    var laneCount = 1
    /// Whether there are more events at the same time than there are lanes.
    var isCrowded = false
    /// Whether the event began the day before, or goes on the day after.
    let beginsBefore: Bool
    let endsAfter: Bool
  }

  /// By the slots in which they begin.
  private(set) var blocks: [Block] = []
  /// How many events begin in a slot that found no lane.
  private(set) var hidden: [Int: Int] = [:]

  /// More lanes than this are never drawn.
  private static let mostLanes = 8

  /// Arranges the timed events that touch a day.
  ///
  /// - Complexity: O(*n* log *n*) in the events.
  init(_ times: [ListedTime], on day: CivilDate) {
    let candidates = times.enumerated().compactMap { Block($1, event: $0, on: day) }
    let ordered = candidates.sorted { left, right in
      let keys = (
        (left.slots.lowerBound, -left.slots.count, left.event),
        (right.slots.lowerBound, -right.slots.count, right.event)
      )
      return keys.0 < keys.1
    }
    var ends: [Int] = []
    var clusterStart = 0
    var isCrowded = false
    for block in ordered {
      // Where no lane goes on, a new cluster of parallel events begins.
      if ends.allSatisfy({ $0 <= block.slots.lowerBound }) {
        closeCluster(from: clusterStart, lanes: ends.count, isCrowded: isCrowded)
        clusterStart = blocks.count
        isCrowded = false
        ends = []
      }
      guard let lane = DayLanes.lane(for: block, &ends) else {
        hidden[block.slots.lowerBound, default: 0] += 1
        isCrowded = true
        continue
      }
      var placed = block
      placed.lane = lane
      blocks.append(placed)
    }
    closeCluster(from: clusterStart, lanes: ends.count, isCrowded: isCrowded)
  }

  /// Every slot in which something is drawn or counted.
  var slots: Set<Int> { Set(blocks.lazy.flatMap(\.slots)).union(hidden.keys) }
}

extension DayLanes {
  /// The first lane that is free when a block begins, or nil if there are too many.
  private static func lane(for block: Block, _ ends: inout [Int]) -> Int? {
    if let lane = ends.firstIndex(where: { $0 <= block.slots.lowerBound }) {
      ends[lane] = block.slots.upperBound
      return lane
    }
    guard ends.count < mostLanes else { return nil }
    ends.append(block.slots.upperBound)
    return ends.count - 1
  }

  private mutating func closeCluster(from start: Int, lanes: Int, isCrowded: Bool) {
    for index in start..<blocks.count {
      blocks[index].laneCount = max(1, lanes)
      blocks[index].isCrowded = isCrowded
    }
  }
}

extension DayLanes.Block {
  /// The part of a timed event that is on a day, in no lane yet, or nil if there is none.
  fileprivate init?(_ time: ListedTime, event: Int, on day: CivilDate) {
    guard case .timed(let start, let end) = time, !time.isBar, time.days.contains(day) else {
      return nil
    }
    let midnight = CivilDateTime(day).civilSeconds
    let first = start.civilSeconds - midnight
    let last = max(first, end.civilSeconds - midnight)
    self.event = event
    slots = HourSlots.touched(by: first..<last)
    beginsBefore = first < 0
    endsAfter = last > 86_400
  }
}
