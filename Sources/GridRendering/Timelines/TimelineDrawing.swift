import CivilCalendar
import ICUSupport
import StyledText

/// Draws a timeline in given columns.
struct TimelineDrawing {
  let timeline: Timeline
  let columns: TimelineColumns
  let scale: HourScale

  private var presentation: Presentation { timeline.presentation }
  private var symbols: Symbols { presentation.symbols }

  /// All lines from the title on.
  func lines() -> [StyledLine] {
    var lines = [title]
    if timeline.cells.count > 1 { lines.append(TimelineHeadings(timeline, columns).line()) }
    lines += (0..<timeline.bars.height).map(bars)
    lines += hours()
    return lines
  }

  private var title: StyledLine {
    StyledLine(" ").followed(by: timeline.title).cut(to: columns.end, ellipsis: symbols.ellipsis)
  }

  /// One row of bars, with what has no room counted below them.
  private func bars(row: Int) -> StyledLine {
    var line = row == 0 ? scale.allDayLine : StyledLine()
    let pieces = timeline.bars.pieces(inRow: row).map { ($0.days.lowerBound, bar($0)) }
    let counts = timeline.cells.indices.compactMap { day -> (Int, StyledLine)? in
      guard timeline.bars.rowOfCount(on: day) == row else { return nil }
      return (day, presentation.more(timeline.bars.hidden[day], room: columns.cell))
    }
    for (day, part) in (pieces + counts).sorted(by: { $0.0 < $1.0 }) {
      line.pad(to: columns.start(of: day))
      line.append(part)
    }
    return line
  }

  private func bar(_ piece: DayRows.Piece) -> StyledLine {
    guard let event = timeline.events[piece.event] else { return StyledLine() }
    let first = columns.start(of: piece.days.lowerBound)
    let end = columns.start(of: piece.days.upperBound - 1) + columns.cell
    var lead: SafeText = ""
    if case .timed(let start, _) = event.time, !piece.beginsBefore {
      lead = presentation.shortText(of: start.time)
    }
    return EventBar(
      event: event,
      lead: lead,
      beginsBefore: piece.beginsBefore,
      endsAfter: piece.endsAfter,
      symbols: symbols,
    ).line(width: end - first)
  }
}

extension TimelineDrawing {
  /// The rows of the hours, with the present time between them.
  private func hours() -> [StyledLine] {
    let rows = timeline.hours.rows
    guard !rows.isEmpty else { return [] }
    let days = timeline.lanes.map {
      DayLanesDrawing($0, timeline.events, presentation, columns.cell)
    }
    var lines = rows.map { row -> StyledLine in
      guard case .slot(let slot) = row else { return scale.gapLine }
      var line = scale.line(of: slot)
      for (day, lanes) in days.enumerated() {
        line.pad(to: columns.start(of: day))
        line.append(lanes.line(of: slot))
      }
      return line
    }
    if let now = timeline.now {
      let boundary = HourSlots.boundary(nearestTo: now.time)
      lines.insert(nowLine(boundary, days), at: timeline.hours.place(ofBoundary: boundary))
    }
    return lines
  }

  /// The line of the present time through all days.
  private func nowLine(_ boundary: Int, _ days: [DayLanesDrawing]) -> StyledLine {
    var line = scale.nowLine
    for (day, lanes) in days.enumerated() {
      let missing = columns.start(of: day) - line.columns
      let filler = day == 0 ? SafeText.spaces(missing) : symbols.frame.horizontal
      line.append(filler, .now)
      line.append(lanes.rule(at: boundary))
    }
    return line
  }
}
