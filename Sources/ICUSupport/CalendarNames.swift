/// The names of months, weekdays and halves of the day in a language.
struct CalendarNames: Hashable, Sendable {
  /// The months as they stand alone, January first.
  var months: [String]
  /// The months shortened, as they stand alone.
  var shortMonths: [String]
  /// The months as they stand beside a day; many languages inflect them there.
  var monthsBesideDay: [String]
  /// The months shortened, as they stand beside a day.
  var shortMonthsBesideDay: [String]
  /// The weekdays as they stand alone in each form, Monday first.
  var weekdays: [NameForm: [String]]
  /// The weekdays shortened, as they stand within a date, Monday first.
  var weekdaysInDate: [String]
  /// What the hours before and after noon are marked with.
  var dayPeriods: [String]
}

extension [String] {
  /// The name at an index, or none where there is no such index.
  func name(at index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
