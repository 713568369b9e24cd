import CivilCalendar
import StyledText

/// The times of day of a second zone beside those of the first.
package struct SecondScale: Hashable, Sendable {
  /// The name of the zone.
  let name: SafeText
  /// How many seconds its clocks are ahead of those of the first zone.
  let difference: Int

  /// A zone by its name, with the seconds that its clock is ahead of that of the display zone.
  package init(name: String, difference: Int) {
    self.name = SafeText(name, limit: 200)
    self.difference = difference
  }
}

/// The hours beside a timeline.
struct HourScale {
  let presentation: Presentation
  let second: SecondScale?
  /// The columns of the times of the first zone, and of the second.
  private let widths: (first: Int, second: Int)
  /// Whether there is room for words.
  private let isRoomy: Bool

  /// The word beside what takes whole days.
  private static let allDay: SafeText = "all day"
  private static let now: SafeText = "now"

  init(_ presentation: Presentation, second: SecondScale?, isRoomy: Bool) {
    self.presentation = presentation
    self.second = second
    self.isRoomy = isRoomy
    func widest(_ difference: Int) -> Int {
      HourSlots.all.map { HourScale.text(of: $0, difference, presentation).columns }.max() ?? 0
    }
    widths = (widest(0), second.map { widest($0.difference) } ?? 0)
  }

  /// The columns up to the first day.
  var columns: Int {
    let times = widths.first + (second == nil ? 0 : widths.second + 1)
    return isRoomy ? max(times, HourScale.allDay.columns) + 2 : times + 1
  }

  private var margin: Int { isRoomy ? 1 : 0 }

  /// The times at which a slot begins.
  func line(of slot: Int) -> StyledLine {
    let role: Role = slot % 2 == 0 ? .time : .dimmed
    var line = StyledLine()
    let first = StyledLine(HourScale.text(of: slot, 0, presentation), role)
    line.append(first, endingAt: margin + widths.first)
    if let second {
      let text = StyledLine(HourScale.text(of: slot, second.difference, presentation), role)
      line.append(text, endingAt: margin + widths.first + 1 + widths.second)
    }
    return line
  }

  /// What stands beside all-day events.
  var allDayLine: StyledLine {
    var line = StyledLine(.spaces(margin))
    if isRoomy { line.append(HourScale.allDay, .time) }
    return line
  }

  /// What stands where hours are left out.
  var gapLine: StyledLine {
    StyledLine(presentation.symbols.gap, .dimmed).padded(to: margin + widths.first, .trailing)
  }

  /// What stands beside the line of the present time.
  var nowLine: StyledLine {
    let horizontal = presentation.symbols.frame.horizontal
    var line = StyledLine(.spaces(margin))
    if isRoomy { line.append(horizontal, .now) }
    line.append(HourScale.now, .now)
    line.append(.repeating(horizontal, columns: columns - 1 - line.columns), .now)
    return line
  }

  private static func text(
    of slot: Int,
    _ difference: Int,
    _ presentation: Presentation
  ) -> SafeText {
    // Any day will do that has others on both sides.
    let day = CivilDate(dayNumber: 0)
    let shown = CivilDateTime(day, HourSlots.start(of: slot)).adding(seconds: difference)
    let days = day.distance(to: shown.date)
    let text = presentation.shortText(of: shown.time)
    return days == 0 ? text : "\(text)\(days > 0 ? "+" : "-")\(presentation.text(of: abs(days)))"
  }
}
