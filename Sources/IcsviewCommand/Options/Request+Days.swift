package import CivilCalendar

extension Request {
  /// A place where events come from.
  package enum Source: Hashable, Sendable {
    /// A file or folder.
    case path(String)
    /// `-`.
    case standardInput
    /// A file or folder with what it is to be called.
    case calendar(NamedCalendar)
    /// Files whose names are in a file, one a line or NUL between them; `-` is standard input.
    case namesIn(String)
  }

  /// A page: what it shows and where.
  package struct Page: Hashable, Sendable {
    /// How long the page is.
    package var kind: PageKind
    /// A day on it, or nil where the program finds one.
    package var date: DateExpression?

    /// A page that a day is on, or of which the program finds the day.
    package init(_ kind: PageKind, _ date: DateExpression? = nil) {
      self.kind = kind
      self.date = date
    }
  }

  /// How long a page is.
  package enum PageKind: String, CaseIterable, Hashable, Sendable {
    case month
    case week
    case day
    case year
  }

  /// Which days can be selected.
  package enum SelectableDays: String, CaseIterable, Hashable, Sendable {
    case all
    /// Up to the present day.
    case past
    /// From the present day on.
    case future
    case withEvents = "with-events"
  }

  /// Pages in a row.
  package struct PageRun: Hashable, Sendable {
    /// How many of them come before the page asked for.
    package let before: Int
    /// How many there are, from 1 on.
    package let count: Int

    /// The page asked for, alone.
    package static let one = PageRun(before: 0, count: 1)
    /// The page asked for with its neighbours.
    package static let three = PageRun(before: 1, count: 3)

    /// A number of pages, of which some come before the one asked for.
    package init(before: Int, count: Int) {
      self.before = before
      self.count = count
    }
  }

  /// The selected days, half-open, in order, with no two ranges that touch; nil where none are chosen.
  package func selectedDays(today: CivilDate) throws(UsageError) -> [Range<CivilDate>]? {
    guard !selections.isEmpty else { return nil }
    var ranges: [Range<CivilDate>] = []
    for selection in selections {
      do {
        ranges += try selection.days(today: today)
      } catch {
        throw .invalidValue(option: "--select", value: selection.text, fault: .days(error))
      }
    }
    return DaySelection.joined(ranges)
  }
}
