internal import CivilCalendar

/// A field that differs from record to record of a component.
enum VaryingField {
  case recurrenceID
  case instance
  case start
  case end
  case allDay
  case days
  case duration
  case due

  /// How many days a record lists at most.
  static let mostDays = 4_000

  /// The varying field of a key, or nil if the field is the same in all records of a component.
  init?(_ field: RecordField) {
    switch field {
    case .recurrenceID: self = .recurrenceID
    case .instance: self = .instance
    case .start: self = .start
    case .end: self = .end
    case .allDay: self = .allDay
    case .days: self = .days
    case .duration: self = .duration
    case .due: self = .due
    default: return nil
    }
  }
}

extension RecordTimes {
  /// The time that a varying field has as its value, or nil where it is no time or there is none.
  func time(of field: VaryingField, isInstance: Bool) -> RecordTime? {
    switch field {
    case .recurrenceID: isInstance ? original?.shown : nil
    case .start: placement.start
    case .end: placement.end
    case .due: due
    case .instance, .allDay, .days, .duration: nil
    }
  }
}

extension [UInt8] {
  /// Appends the value of a varying field.
  mutating func append(
    _ field: VaryingField,
    of times: RecordTimes,
    isInstance: Bool,
    _ marks: RecordMarks,
  ) {
    switch field {
    case .recurrenceID, .start, .end, .due:
      append(times.time(of: field, isInstance: isInstance), marks)
    case .instance: appendInstance(times.original)
    case .allDay: append(times.placement.isAllDay ? "true" : "false")
    case .days: append(times.days, marks)
    case .duration: append(times.placement.duration, marks)
    }
  }

  /// Appends a time.
  mutating func append(_ time: RecordTime?, _ marks: RecordMarks) {
    switch time {
    case .day(let date): append(date, quote: marks.quote)
    case .moment(let moment): append(moment, quote: marks.quote)
    case nil: append(marks.absent)
    }
  }

  private mutating func append(_ seconds: Int?, _ marks: RecordMarks) {
    guard let seconds else { return append(marks.absent) }
    append(seconds)
  }

  private mutating func append(_ days: Range<CivilDate>, _ marks: RecordMarks) {
    if let begin = marks.listBegin { append(begin) }
    appendDays(days.prefix(VaryingField.mostDays), marks)
    if let end = marks.listEnd { append(end) }
  }

  /// Appends days in a row, a month at a time, in which nothing but the last digits changes.
  private mutating func appendDays(_ days: Range<CivilDate>, _ marks: RecordMarks) {
    guard var begin = days.first, let last = days.last else { return }
    while begin < last {
      let (year, month, day) = begin.components
      let rest = CivilDate.daysInMonth(year: year, month: month) + 1 - day
      let count = Swift.min(rest, begin.distance(to: last))
      append(daysFrom: begin, count, quote: marks.quote, separator: marks.listSeparator)
      begin = begin.advanced(by: count)
    }
    append(last, quote: marks.quote)
  }

  /// Appends what tells an instance from the others of its series; a floating one has no `Z`.
  private mutating func appendInstance(_ original: RecordTimes.OriginalStart?) {
    switch original {
    case .day(let date):
      appendBasic(date)
    case .moment(let moment):
      appendBasic(CivilDateTime(civilSeconds: moment.secondsSince1970), zone: UInt8(ascii: "Z"))
    case .floating(let wallClock, _):
      appendBasic(wallClock, zone: nil)
    case nil:
      break
    }
  }
}

extension RecordTimes.OriginalStart {
  /// The start as the record shows times.
  fileprivate var shown: RecordTime {
    switch self {
    case .day(let date): .day(date)
    case .moment(let moment), .floating(_, let moment): .moment(moment)
    }
  }
}

extension RecordTimes {
  /// The days touched; a to-do touches only the one on which it is due.
  fileprivate var days: Range<CivilDate> {
    let day: CivilDate
    switch due {
    case .day(let date): day = date
    case .moment(let moment): day = moment.wallClock.date
    case nil: return placement.days
    }
    return day..<day.advanced(by: 1)
  }
}

extension RecordTimes.Placement {
  fileprivate var isAllDay: Bool {
    if case .allDay = self { true } else { false }
  }

  fileprivate var start: RecordTime? {
    switch self {
    case .allDay(let days): .day(days.lowerBound)
    case .timed(let start, _): .moment(start)
    case .undated: nil
    }
  }

  fileprivate var end: RecordTime? {
    switch self {
    case .allDay(let days): .day(days.upperBound)
    case .timed(_, let end): .moment(end)
    case .undated: nil
    }
  }

  /// Seconds, of which every whole day has 86,400.
  fileprivate var duration: Int? {
    switch self {
    case .allDay(let days): days.count * 86_400
    case .timed(let start, let end): end.secondsSince1970 &- start.secondsSince1970
    case .undated: nil
    }
  }

  /// The days touched: an end at 00:00 touches no new day, and no length touches the day of its start.
  fileprivate var days: Range<CivilDate> {
    switch self {
    case .allDay(let days):
      return days
    case .timed(let start, let end):
      let first = start.wallClock.date
      let endsAtMidnight = end.wallClock.time == .midnight && end.wallClock.date > first
      let last = endsAtMidnight ? end.wallClock.date.advanced(by: -1) : end.wallClock.date
      return first..<max(first, last).advanced(by: 1)
    case .undated:
      return .first ..< .first
    }
  }
}
