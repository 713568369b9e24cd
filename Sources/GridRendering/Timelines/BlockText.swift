import CivilCalendar
import StyledText

/// The text of an event beside its hours: the title, and the place where there is room left.
struct BlockText {
  let event: ListedEvent
  let block: DayLanes.Block
  let presentation: Presentation

  private var symbols: Symbols { presentation.symbols }

  /// A line for each half hour that has text, as wide as asked for at most.
  func lines(width: Int) -> [StyledLine] {
    let height = block.slots.count
    guard width > 0 else { return [] }
    // In its only half hour, the sign that the event goes on stands behind the title.
    let isShared = block.endsAfter && height == 1
    let titleWidth = isShared ? max(1, width - 2) : width
    let titleHeight = block.endsAfter ? max(1, height - 1) : height
    var lines = title.wrapped(columns: titleWidth, limit: titleHeight).map {
      StyledLine([StyledRun($0, role, link: event.link)]).cut(
        to: titleWidth,
        ellipsis: symbols.ellipsis
      )
    }
    if lines.count < titleHeight, !event.location.isEmpty {
      let location = StyledLine(event.location, .location)
      lines.append(location.cut(to: width, ellipsis: symbols.ellipsis))
    }
    guard block.endsAfter else { return lines }
    let sign = StyledLine(symbols.bar.after, event.colorRole)
    if isShared {
      lines = lines.map { $0.followed(by: StyledLine(" ")).followed(by: sign).cut(to: width) }
    } else {
      lines += Array(repeating: StyledLine(), count: max(0, height - 1 - lines.count)) + [sign]
    }
    return lines
  }

  private var role: Role { event.title.isEmpty ? .note : event.status.role }

  /// The title, with what the place beside the hours does not say: when exactly it begins, or that it began
  /// the day before.
  private var title: SafeText {
    var text = event.name.runs.reduce("" as SafeText) { "\($0)\($1.text)" }
    if let sign = event.statusSign(symbols) { text = "\(sign) \(text)" }
    if block.beginsBefore { return "\(symbols.bar.before) \(text)" }
    guard case .timed(let start, _) = event.time,
      start.time.secondOfDay % HourSlots.length != 0
    else { return text }
    return "\(presentation.shortText(of: start.time)) \(text)"
  }
}
