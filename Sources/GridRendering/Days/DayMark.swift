package import StyledText

/// What is drawn in one line under the number of a day.
package enum DayMark: Hashable, Sendable {
  /// A dot an event, in the role that shows its colour or that of its calendar.
  case dots([Role])
  /// A number of events or to-dos; zero is not drawn.
  case count(Int)
  /// A length of time in seconds; zero is not drawn.
  case hours(Int)
  /// A share from 0 to 1 as a ring.
  case ring(Double)
  /// How many of some things, both counted, such as `1/3`.
  case fraction(Int, of: Int)
  /// A sum of numbers.
  case amount(Amount)
  /// A text of its own.
  case text(SafeText)
}

extension DayMark {
  /// Whether it says more than the titles of the events would.
  var isMeasure: Bool {
    if case .dots = self { false } else { true }
  }

  /// The mark in the columns that a day has, up to its right edge.
  ///
  /// If it hangs, one column beyond the edge is free for a `+` that says there is more.
  func drawn(width: Int, hangs: Bool, _ presentation: Presentation) -> DrawnMark {
    switch self {
    case .dots(let roles): dots(roles, width: width, hangs: hangs, presentation)
    case .count(let count): number(count, width: width, hangs: hangs, presentation)
    case .hours(let seconds): DrawnMark(hours(seconds, width: width, presentation))
    case .ring(let share): DrawnMark(StyledLine(ring(share, width: width, presentation)))
    case .fraction(let part, let whole):
      DrawnMark(
        StyledLine("\(presentation.text(of: part))/\(presentation.text(of: whole))", .note)
          .cut(to: width, ellipsis: presentation.symbols.ellipsis)
      )
    case .amount(let amount):
      DrawnMark(StyledLine(amount.text(columns: width, presentation), .note))
    case .text(let text):
      DrawnMark(StyledLine(text).cut(to: width, ellipsis: presentation.symbols.ellipsis))
    }
  }

  private func dots(_ roles: [Role], width: Int, hangs: Bool, _ presentation: Presentation)
    -> DrawnMark
  {
    // Three dots are seen at once; where days are narrow, a column must remain between them.
    let room = width >= 4 ? 3 : 2
    let isMore = roles.count > room
    let shown = isMore && !hangs ? room - 1 : room
    let runs = roles.prefix(shown).map { StyledRun(presentation.symbols.dot, $0) }
    return DrawnMark(StyledLine(runs), isMore: isMore)
  }

  private func number(_ count: Int, width: Int, hangs: Bool, _ presentation: Presentation)
    -> DrawnMark
  {
    guard count > 0 else { return DrawnMark(StyledLine()) }
    let text = presentation.text(of: count)
    if text.columns <= width { return DrawnMark(StyledLine(text, .note)) }
    let nines = Int(String(repeating: "9", count: max(1, hangs ? width : width - 1))) ?? count
    return DrawnMark(StyledLine(presentation.text(of: nines), .note), isMore: true)
  }

  private func hours(_ seconds: Int, width: Int, _ presentation: Presentation) -> StyledLine {
    guard seconds > 0 else { return StyledLine() }
    let hours = seconds / 3600
    let minutes = seconds / 60 % 60
    let whole: SafeText = "\(presentation.text(of: hours))h"
    let forms: [SafeText] =
      if hours == 0 {
        ["\(presentation.text(of: minutes))m", "<\(presentation.text(of: 1))"]
      } else if minutes == 0 {
        [whole]
      } else {
        ["\(whole)\(presentation.text(of: minutes, digits: 2))", whole]
      }
    let fitting = forms.first { $0.columns <= width } ?? presentation.text(of: hours)
    return StyledLine(fitting, .note).cut(to: width, ellipsis: presentation.symbols.ellipsis)
  }

  private func ring(_ share: Double, width: Int, _ presentation: Presentation) -> SafeText {
    let rings = presentation.symbols.rings
    // Neither a little nor almost all is drawn as none or all; what is no number is none.
    let quarter = share > 0 ? (share < 1 ? min(max(Int(share * 4 + 0.5), 1), 3) : 4) : 0
    return rings.indices.contains(quarter) ? rings[quarter].prefix(columns: width) : ""
  }
}
