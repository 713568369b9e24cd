import StyledText

/// How an agenda list divides its width.
struct AgendaColumns {
  /// The columns of one time of day.
  let time: Int
  /// The columns of the times before a title.
  let times: Int
  /// Whether the times hold the end too.
  let showsEnd: Bool
  /// The column where times of a second zone begin, or nil if they stand below the titles or nowhere.
  let second: Int?
  /// The column where titles begin.
  let title: Int
  /// The column where lines below a title begin.
  let details: Int
  /// The column where locations begin, or nil if they stand below the titles.
  let location: Int?
  /// The column where calendars begin, or nil if they stand below the titles or nowhere.
  let calendar: Int?
  /// The column where lines end.
  let end: Int

  /// The columns before the times.
  static let indent = 2
  /// The columns that stay free between texts.
  static let gap = 2
  /// Beyond this width, lines grow no further: what belongs together would stand too far apart.
  private static let widest = 120

  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - time: The columns of the widest time of day.
  ///   - allDay: The columns of what stands in place of a time.
  ///   - second: The columns of a time of the second zone, if there is one.
  ///   - showsCalendars: Whether the names of calendars are shown.
  init(width: Int, time: Int, allDay: Int, second: Int?, showsCalendars: Bool) {
    self.time = time
    end = min(width, AgendaColumns.widest)
    // A dash between the times with a space on each side, and the days to add to the later one.
    let both = max(2 * time + 5, allDay)
    showsEnd = end - AgendaColumns.indent - both - 1 >= 20
    times = showsEnd ? both : max(time, allDay)
    let first = AgendaColumns.indent + times + 1
    let rest = end - first
    if let width = second, showsEnd, rest - width - AgendaColumns.gap >= 20 {
      self.second = first
      title = first + width + AgendaColumns.gap
    } else {
      self.second = nil
      title = first
    }
    details = showsEnd ? title : AgendaColumns.indent + 1
    // Of 62 columns beside the times, the location has 20 and the calendar 12.
    let room = end - title
    let calendarWidth = showsCalendars ? room * 12 / 62 : 0
    let locationWidth = room * 20 / 62
    let fits = showsEnd && locationWidth >= 10 && room - locationWidth - calendarWidth >= 20
    location = fits ? end - calendarWidth - locationWidth : nil
    calendar = fits && showsCalendars ? end - calendarWidth : nil
  }
}
