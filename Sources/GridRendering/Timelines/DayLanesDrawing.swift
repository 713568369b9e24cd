import CivilCalendar
import StyledText

/// Draws the lanes of one day, a line a half hour.
struct DayLanesDrawing {
  /// A block that is drawn, where, and with which text in each of its lines.
  private struct Placed {
    let block: DayLanes.Block
    let role: Role
    let column: Int
    let texts: [StyledLine]
  }

  private let placed: [Placed]
  /// How many events begin in a slot that are not drawn.
  private let hidden: [Int: Int]
  private let presentation: Presentation
  private let width: Int

  init(
    _ lanes: DayLanes,
    _ events: [Int: ListedEvent],
    _ presentation: Presentation,
    _ width: Int
  ) {
    self.presentation = presentation
    self.width = width
    var placed: [Placed] = []
    var hidden = lanes.hidden
    for block in lanes.blocks {
      let place = LanePlace(of: block, in: width)
      guard let place, let event = events[block.event] else {
        hidden[block.slots.lowerBound, default: 0] += 1
        continue
      }
      let text = BlockText(event: event, block: block, presentation: presentation)
      placed.append(
        Placed(
          block: block,
          role: event.colorRole,
          column: place.column,
          texts: text.lines(width: place.textWidth),
        )
      )
    }
    self.placed = placed
    self.hidden = hidden
  }

  /// What happens in a half hour, at most as wide as the day.
  func line(of slot: Int) -> StyledLine {
    var line = StyledLine()
    for item in placed(where: { $0.contains(slot) }) {
      line.pad(to: item.column)
      line.append(presentation.symbols.hours, item.role)
      let number = slot - item.block.slots.lowerBound
      guard item.texts.indices.contains(number) else { continue }
      line.append(" ")
      line.append(item.texts[number])
    }
    guard let count = hidden[slot] else { return line }
    let more = presentation.more(count, room: width >= 24 ? width : LanePlace.counter - 1)
    line = line.cut(to: width - more.columns - 1, ellipsis: "")
    line.append(more, endingAt: width)
    return line.cut(to: width, ellipsis: "")
  }

  /// A line between two half hours, exactly as wide as the day, crossing the events that go on through it.
  func rule(at boundary: Int) -> StyledLine {
    let symbols = presentation.symbols
    var line = StyledLine()
    for item in placed(where: { $0.contains(boundary) && $0.lowerBound < boundary }) {
      line.append(.repeating(symbols.frame.horizontal, columns: item.column - line.columns), .now)
      line.append(symbols.crossedHours, item.role)
    }
    line.append(.repeating(symbols.frame.horizontal, columns: width - line.columns), .now)
    return line
  }

  /// The blocks that take certain half hours, from left to right.
  private func placed(where isWanted: (Range<Int>) -> Bool) -> [Placed] {
    placed.filter { isWanted($0.block.slots) }.sorted { $0.column < $1.column }
  }
}

/// Where a block stands among those at the same time.
private struct LanePlace {
  let column: Int
  /// The columns of its text.
  let textWidth: Int

  /// The narrowest lane: a line, and a few letters with a space on each side.
  private static let narrowest = 6
  /// The columns for how many events have no lane.
  static let counter = 5

  /// The place in a day of some columns, or nil if there is none.
  init?(of block: DayLanes.Block, in width: Int) {
    var count = max(1, width / LanePlace.narrowest)
    var room = width
    if block.isCrowded || block.laneCount > count, width >= LanePlace.counter + LanePlace.narrowest
    {
      room -= LanePlace.counter
      count = max(1, room / LanePlace.narrowest)
    }
    count = min(count, block.laneCount)
    guard block.lane < count else { return nil }
    let pitch = room / count
    column = pitch * block.lane
    // The last lane takes what a division leaves over, and has its space beyond the day.
    let isLast = block.lane == count - 1
    textWidth = isLast ? room - column - 2 : pitch - 3
  }
}
