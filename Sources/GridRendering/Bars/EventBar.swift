import StyledText

/// An event drawn as a bar of any width, with as much of its title as fits.
struct EventBar {
  let event: ListedEvent
  /// What stands before the title, such as the time at which the event begins.
  let lead: SafeText
  let beginsBefore: Bool
  let endsAfter: Bool
  let symbols: Symbols

  /// The bar, exactly as wide as asked for, which is at least one column.
  func line(width: Int) -> StyledLine {
    let role = event.colorRole
    let first = beginsBefore ? symbols.bar.before : symbols.bar.start
    let last = endsAfter ? symbols.bar.after : symbols.bar.end
    var line = StyledLine(first, role)
    guard width > 1 else { return line }
    // Where there is hardly any room, every column goes to the title.
    let gap = width >= 6 ? 1 : 0
    var title = event.label(symbols)
    if !lead.isEmpty { title = StyledLine("\(lead) ", role).followed(by: title) }
    line.append(.spaces(gap))
    line.append(title.cut(to: width - 2 - gap, ellipsis: symbols.ellipsis))
    if line.columns + 1 < width { line.append(" ") }
    line.append(.repeating(symbols.bar.fill, columns: width - 1 - line.columns), role)
    line.append(last, role)
    return line
  }
}

extension ListedEvent {
  /// The title with a sign before it where it may not take place.
  func label(_ symbols: Symbols) -> StyledLine {
    var line = StyledLine()
    if let sign = statusSign(symbols) { line.append("\(sign) ", status.role) }
    line.append(name)
    return line
  }

  /// A sign for an event that may not take place, since not every terminal shows it otherwise.
  func statusSign(_ symbols: Symbols) -> SafeText? {
    switch status {
    case .confirmed: nil
    case .tentative, .unanswered: symbols.tentative
    case .cancelled, .declined: symbols.cancelled
    }
  }

  /// The title, or what stands for it.
  var name: StyledLine {
    title.isEmpty
      ? StyledLine("(no title)", .note) : StyledLine([StyledRun(title, status.role, link: link)])
  }
}

extension ListedEvent.Status {
  /// How a title in this status looks.
  var role: Role {
    switch self {
    case .confirmed: .event
    case .tentative, .unanswered: .tentative
    case .cancelled, .declined: .cancelled
    }
  }
}
