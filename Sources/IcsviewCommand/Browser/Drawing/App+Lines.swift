import CivilCalendar
import GridRendering
import ICalendar
import ICUSupport
import StyledText
import Terminal

extension App {
  private var symbols: Symbols { looks.presentation.symbols }

  /// The screen, as many lines as it has.
  func lines() -> [StyledLine] {
    guard !isTooSmall else { return smallScreen }
    let body: [StyledLine]
    var title = title
    var hasMore = false
    switch mode {
    case .calendar, .prompt:
      let arrangement = prepared ?? arrangement()
      body = lines(of: arrangement)
      title = arrangement.drawing?.title ?? title
      hasMore = arrangement.hiddenLines > 0
    case .monthPicker(let month):
      title = SafeText(looks.presentation.language.title(ofYear: month.year))
      body = MonthPicker(month, looks.presentation, columns: size.columns).lines
    case .filter(let place): body = filterLines(place)
    case .details(let offset):
      // The signs beside it lead to other events.
      title = SafeText(looks.presentation.language.fullDate(focus))
      body = Array(detailLines.dropFirst(offset))
    case .help(let offset): body = Array(helpLines.dropFirst(helpOffset(offset)))
    }
    let filled = (0..<bodyHeight).map { body.indices.contains($0) ? body[$0] : StyledLine() }
    return [titleLine(title)] + filled + [statusLine(hasMore: hasMore)]
  }

  /// The title, between signs where there is something on either side.
  private func titleLine(_ title: SafeText) -> StyledLine {
    switch mode {
    case .filter: StyledLine("Filter", .title).padded(to: size.columns, .center)
    case .help: StyledLine("Help", .title).padded(to: size.columns, .center)
    case .calendar, .prompt, .monthPicker, .details:
      PageTitle(title, symbols).line(width: size.columns)
    }
  }

  private var smallScreen: [StyledLine] {
    let texts: [SafeText] = [
      "too small:", "\(size.columns) x \(size.rows)", "least:",
      "\(App.leastColumns) x \(App.leastRows)",
    ]
    return texts.prefix(size.rows).map {
      StyledLine($0, .note).cut(to: size.columns, ellipsis: "")
    }
  }

  private func lines(of arrangement: Arrangement) -> [StyledLine] {
    var lines = Array(repeating: StyledLine(), count: bodyHeight)
    if let frame = arrangement.grid, let drawing = arrangement.drawing {
      for (row, line) in drawing.lines.enumerated() where row < frame.rows { lines[row] = line }
      if arrangement.list?.column ?? 0 > 0 {
        for row in lines.indices {
          lines[row].pad(to: frame.columns + 1)
          lines[row].append(symbols.verticalRule, .frame)
        }
      } else if let list = arrangement.list {
        lines[list.row - 2] = StyledLine(
          .repeating(symbols.horizontalRule, columns: size.columns),
          .frame,
        )
      }
    }
    if let frame = arrangement.list {
      for (row, entry) in list(in: frame).enumerated() {
        lines[frame.row - 1 + row].pad(to: frame.column)
        lines[frame.row - 1 + row].append(
          entry.line.cut(to: frame.columns, ellipsis: symbols.ellipsis)
        )
      }
    }
    return lines
  }

  /// The details of the chosen event.
  var detailLines: [StyledLine] {
    guard !needsContent, let occurrence = chosenEvent else { return [readingLine] }
    return ShowCommand(session: session, looks: looks)
      .card(of: occurrence.component, occurrence).lines(width: size.columns)
  }

  private func filterLines(_ chosen: Int) -> [StyledLine] {
    let switches = FilterSwitch.all(calendars: session.calendars.items.count)
    let first = max(0, min(chosen - bodyHeight / 2, switches.count + 1 - bodyHeight))
    let lines = switches.enumerated().map { place, choice -> StyledLine in
      var line = StyledLine(place == chosen ? "> " : "  ", place == chosen ? .cursor : .plain)
      line.append(filter.isOn(choice) ? "[x] " : "[ ] ", place == chosen ? .cursor : .plain)
      line.append(name(of: choice), role(of: choice, isChosen: place == chosen))
      return line.cut(to: size.columns, ellipsis: symbols.ellipsis)
    }
    return [StyledLine("Shown are", .heading)] + lines.dropFirst(first)
  }

  /// The first switch that is shown where there are more than the screen has lines.
  func firstSwitch(_ chosen: Int) -> Int {
    let count = FilterSwitch.all(calendars: session.calendars.items.count).count
    return max(0, min(chosen - bodyHeight / 2, count + 1 - bodyHeight))
  }

  private func name(of choice: FilterSwitch) -> SafeText {
    switch choice {
    case .calendar(let place): SafeText(session.calendars.items[place].name, limit: 200)
    case .cancelled: "cancelled events"
    case .allDay: "all-day events"
    case .timed: "events with a time"
    }
  }

  private func role(of choice: FilterSwitch, isChosen: Bool) -> Role {
    if isChosen { return .cursor }
    guard case .calendar(let place) = choice else { return .plain }
    return .calendar(place)
  }
}
