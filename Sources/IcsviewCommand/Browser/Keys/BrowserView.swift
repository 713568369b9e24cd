import Agenda

/// What the browser shows.
enum BrowserView: Hashable, Sendable, CaseIterable {
  case month, week, day, year
  /// The list of a month alone.
  case agenda

  /// What one page of it is.
  var pageKind: PageKind {
    switch self {
    case .month, .agenda: .month
    case .week: .week
    case .day: .day
    case .year: .year
    }
  }

  /// What a page of a kind is shown as at the start.
  init(_ kind: PageKind) {
    switch kind {
    case .month: self = .month
    case .week: self = .week
    case .day: self = .day
    case .year: self = .year
    }
  }
}
