/// Why a place that was named gives no calendar.
enum SourceFailure: Error, Hashable {
  /// The system would not open or read it.
  case unreadable(path: String, SystemError)
  /// There is nothing in it.
  case empty(path: String)
  /// It holds something else than a calendar.
  case noCalendar(path: String, content: ForeignContent?)
  /// No file in the folder or below it has the name of a calendar.
  case noCalendarsIn(folder: String)
  /// Nothing was named, and there is nothing in the usual places.
  case nothingToShow

  /// What a file that is no calendar seems to be.
  enum ForeignContent: Hashable {
    case webPage
    case gzip
    case zip
  }
}

extension SourceFailure {
  /// What is wrong and what would be accepted.
  var message: String {
    switch self {
    case .unreadable(let path, let error):
      "cannot read \(quoted(path)): \(error.reason)"
    case .empty(let path):
      "\(quoted(path)) is empty: a calendar begins with BEGIN:VCALENDAR"
    case .noCalendar(let path, nil):
      "\(quoted(path)) is no calendar: there is no BEGIN:VCALENDAR in it"
    case .noCalendar(let path, .webPage):
      "\(quoted(path)) is a web page, no calendar: download the calendar's own address instead"
    case .noCalendar(let path, .gzip):
      "\(quoted(path)) is compressed: try gzip -dc FILE | icsview"
    case .noCalendar(let path, .zip):
      "\(quoted(path)) is a zip archive: try unzip -p FILE | icsview"
    case .noCalendarsIn(let folder):
      "no calendars in \(quoted(folder)): files named *.ics, *.ical, *.ifb or *.vcs are read"
    case .nothingToShow:
      "no calendar given: name a FILE or folder, pipe one in, or set CALENDAR_DIR to a folder"
    }
  }
}
