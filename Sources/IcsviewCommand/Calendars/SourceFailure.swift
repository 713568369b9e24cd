/// Why a place that was named gives no calendar; standard input is the path `-`.
enum SourceFailure: Error, Hashable {
  /// The system would not open or read it.
  case unreadable(path: String, SystemError)
  /// Somebody has written into it in the meantime.
  case changed(path: String)
  /// It has the name of a calendar but is no file, and its folder was named, not it.
  case passedOver(path: String, FileSystem.Kind)
  /// There is nothing in it.
  case empty(path: String)
  /// It holds something else than a calendar.
  case noCalendar(path: String, content: ForeignContent?)
  /// No file in the folder or below it has the name of a calendar.
  case noCalendarsIn(folder: String)
  /// A list of names has none.
  case noNamesIn(list: String)
  /// Nothing was named, and there is nothing in the usual places.
  case nothingToShow

  /// Whether something that was asked for is missing.
  var isFailure: Bool {
    if case .passedOver = self { false } else { true }
  }
}

extension SourceFailure {
  /// What is wrong and what would be accepted.
  var message: String {
    switch self {
    case .unreadable(let path, let error):
      "cannot read \(subject(path)): \(error.reason)"
        + (error.isMissing ? command(near: path) : "")
    case .changed(let path):
      "\(subject(path)) was written to while it was read, so that something may be wrong or missing"
    case .passedOver(let path, let kind):
      "\(subject(path)) is passed over: \(SystemError.isNoFile(kind).reason)"
    case .empty(let path):
      "\(subject(path)) is empty: a calendar begins with BEGIN:VCALENDAR"
    case .noCalendar(let path, nil):
      "\(subject(path)) is no calendar: there is no BEGIN:VCALENDAR in it"
    case .noCalendar(let path, let content?):
      "\(subject(path)) is \(content.name): \(content.advice(path))"
    case .noCalendarsIn(let folder):
      "no calendars in \(quoted(folder)): files named *.ics, *.ical, *.ifb or *.vcs are read"
    case .noNamesIn(let list):
      "\(subject(list)) names no files"
    case .nothingToShow:
      "no calendar given: name a FILE or folder, pipe one in, set CALENDAR_DIR to a folder, "
        + "or put '--calendar PATH' into ~/.config/icsview/config"
    }
  }

  /// A question whether a command was meant by a word that is no file.
  private func command(near word: String) -> String {
    guard !word.contains(where: { "./".contains($0) }) else { return "" }
    let commands = Command.allCases.map(\.rawValue) + ["help"]
    return nearestName(to: word, among: commands).map { "; did you mean 'icsview \($0)'?" } ?? ""
  }

  private func subject(_ path: String) -> String { path == "-" ? "standard input" : quoted(path) }
}
