import CivilCalendar
import GridRendering
import ICUSupport
import StyledText

/// Twelve months, of which one is to be picked.
struct MonthPicker {
  private let month: CivilMonth
  private let presentation: Presentation
  private let columns: Int

  init(_ month: CivilMonth, _ presentation: Presentation, columns: Int) {
    self.month = month
    self.presentation = presentation
    self.columns = columns
  }

  private static let perRow = 3

  /// The columns of one month.
  private var cell: Int { min(16, columns / MonthPicker.perRow) }

  private var margin: Int { (columns - cell * MonthPicker.perRow) / 2 }

  /// The months, three a line.
  var lines: [StyledLine] {
    let names = (1...12).map { SafeText(presentation.language.name(ofMonth: $0, form)) }
    return stride(from: 0, to: 12, by: MonthPicker.perRow).map { first in
      var line = StyledLine(.spaces(margin))
      for index in first..<first + MonthPicker.perRow {
        let isChosen = index + 1 == month.month
        line.append(isChosen ? ">" : " ", isChosen ? .cursor : .plain)
        let name = StyledLine(names[index], isChosen ? .cursor : .plain)
        line.append(name.cut(to: cell - 2, ellipsis: "").padded(to: cell - 1))
      }
      return line
    }
  }

  private var form: NameForm {
    let widest =
      (1...12).map { SafeText(presentation.language.name(ofMonth: $0)).columns }.max() ?? 0
    return widest <= cell - 2 ? .full : .abbreviated
  }

  /// The month at a line and column.
  func month(row: Int, column: Int) -> CivilMonth? {
    let place = column - margin
    guard (0..<4).contains(row), (0..<cell * MonthPicker.perRow).contains(place) else { return nil }
    return CivilMonth(year: month.year, month: row * MonthPicker.perRow + place / cell + 1)
  }
}
