import CivilCalendar
import ICUSupport
import StyledText

/// The names of the weekdays above their columns, from the first day of the week on.
struct WeekdayHeadings {
  let lines: [StyledLine]

  /// The names in the longest form in which all of them fit.
  ///
  /// - Parameters:
  ///   - presentation: The language, and where weeks begin.
  ///   - longest: The longest form to try.
  ///   - room: The columns that a name can have at most; what is wider in every form is cut.
  init(_ presentation: Presentation, longest: NameForm = .abbreviated, room: Int) {
    let days = (0..<7).map { presentation.weekRule.firstWeekday.advanced(by: $0) }
    let forms = NameForm.allCases.drop { $0 != longest }.map { form in
      days.map { SafeText(presentation.language.name(of: $0, form)) }
    }
    let names = forms.first { $0.allSatisfy { $0.columns <= room } } ?? forms.last ?? []
    lines = zip(days, names).map { day, name in
      let isWeekend = presentation.isWeekend(day)
      return StyledLine(name.prefix(columns: room), .weekday(isWeekend: isWeekend))
    }
  }
}
