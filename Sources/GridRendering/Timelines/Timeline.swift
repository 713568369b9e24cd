package import CivilCalendar
package import StyledText

/// Some days with the hours down the side: bars for whole days on top, and timed events beside their hours.
package struct Timeline: Hashable, Sendable {
  let presentation: Presentation
  let zones: [SafeText]
  let second: SecondScale?
  /// The days in their order; at least one.
  private(set) var cells: [DayCell]
  let bars: DayRows
  let lanes: [DayLanes]
  let hours: HourRows
  /// The present time, if it is on one of the days.
  private(set) var now: CivilDateTime?
  /// The events that are drawn, by their numbers.
  let events: [Int: ListedEvent]

  /// The width from which on there is room for a week with titles worth reading.
  package static let usualWidth = 100

  /// How many rows of bars there are at most.
  private static let mostBars = 5

  /// A timeline.
  ///
  /// - Parameters:
  ///   - cells: The days, each the one after that before it.
  ///   - presentation: How everything is written.
  ///   - zone: The name of the zone on whose clocks the times are.
  ///   - second: A second zone, whose hours stand beside those of the first.
  ///   - work: The working day in seconds after midnight, which is shown also where nothing happens in it.
  ///   - now: The present time.
  ///   - times: When each event is, in the order in which they are listed.
  ///   - event: Gives the event of a number; it is asked for those only that are drawn.
  package init(
    _ cells: [DayCell],
    _ presentation: Presentation,
    zone: String,
    second: SecondScale? = nil,
    work: Range<Int>,
    now: CivilDateTime? = nil,
    times: [ListedTime],
    event: (Int) -> ListedEvent
  ) {
    self.presentation = presentation
    self.cells = cells
    self.second = second
    zones = [SafeText(zone, limit: 200)] + (second.map { [$0.name] } ?? [])
    let first = cells.first?.date ?? .first
    let days = first..<first.advanced(by: cells.count)
    bars = DayRows(times, on: days, limit: Timeline.mostBars, barsOnly: true)
    lanes = days.map { DayLanes(times, on: $0) }
    self.now = now.flatMap { days.contains($0.date) ? $0 : nil }
    let slots = lanes.reduce(into: Set()) { $0.formUnion($1.slots) }
    let isEmpty = slots.isEmpty
    hours = HourRows(isEmpty ? [] : slots.union(HourSlots.touched(by: work)))
    var events: [Int: ListedEvent] = [:]
    for number in bars.pieces.map(\.event) + lanes.flatMap({ $0.blocks.map(\.event) })
    where events[number] == nil {
      events[number] = event(number)
    }
    self.events = events
  }

  /// The same events on the same days, of which others may be selected now, at another time.
  package func showing(_ cells: [DayCell], now: CivilDateTime) -> Timeline {
    guard cells.map(\.date) == self.cells.map(\.date) else { return self }
    var other = self
    other.cells = cells
    other.now = cells.contains { $0.date == now.date } ? now : nil
    return other
  }

  /// Whether there is room for all of some days beside each other.
  package static func fits(_ dayCount: Int, width: Int, _ presentation: Presentation) -> Bool {
    let scale = HourScale(presentation, second: nil, isRoomy: false)
    return TimelineColumns(width.asLineWidth, scale: scale.columns, dayCount: dayCount) != nil
  }

  /// The lines: title, days, bars, hours; none if there is no room for the days.
  package func lines(width: Int) -> [StyledLine] {
    drawing(width: width)?.lines() ?? []
  }

  /// Where the days stand in these lines.
  package func places(width: Int) -> [DayPlace] {
    guard let drawing = drawing(width: width) else { return [] }
    let rows = 1..<max(2, drawing.lines().count)
    return cells.enumerated().map { day, cell in
      let start = drawing.columns.start(of: day)
      return DayPlace(cell.date, rows: rows, columns: start..<start + drawing.columns.pitch)
    }
  }

  private func drawing(width: Int) -> TimelineDrawing? {
    let width = width.asLineWidth
    let isRoomy = width >= 10 * cells.count && width >= 30
    // The second scale is given up before the days are.
    for second in second == nil ? [nil] : [second, nil] {
      let scale = HourScale(presentation, second: second, isRoomy: isRoomy)
      let columns = TimelineColumns(width, scale: scale.columns, dayCount: max(1, cells.count))
      guard let columns else { continue }
      return TimelineDrawing(timeline: self, columns: columns, scale: scale)
    }
    return nil
  }
}
