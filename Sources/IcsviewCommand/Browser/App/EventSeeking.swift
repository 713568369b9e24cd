import CivilCalendar
import EventFilters
import ICalendar

/// A way to an event that is not on the page that is shown, looked for a little at a time.
struct EventSeeking {
  /// Why it is looked for.
  enum Purpose: Hashable {
    /// Some moves in the list lead to it, down when positive.
    case moves(Int)
    /// It has what is searched for, and is so many such events away; where that is new, it may be on the other side.
    case match(count: Int, isNew: Bool)
  }

  var purpose: Purpose
  /// Whether it was looked for on the other side already.
  var isOnOtherSide = false
  let isForward: Bool
  private var reading: NearestReading
  /// The days on which it can be.
  private let days: Range<CivilDate>

  /// Begins to look before a day, or from it on.
  init(
    _ purpose: Purpose,
    _ side: NearestReading.Side,
    _ day: CivilDate,
    _ session: Session,
    among components: Set<ComponentReference>? = nil
  ) {
    self.purpose = purpose
    isForward = side == .after
    days = isForward ? day ..< .upperBound : .first..<max(.first, day)
    reading = NearestReading(
      session.collection,
      side,
      day,
      in: session.zone,
      of: session.request.kinds,
      among: components,
      isTimeless: !session.filter.dependsOnTime,
    )
  }

  /// Whether everything was looked at.
  var isFinished: Bool { reading.isFinished }

  /// How much was looked at, in percent.
  var percentage: Int { reading.percentage }

  /// What was found, and its day.
  var answer: (day: CivilDate, occurrence: Occurrence)? { reading.answer }

  /// Looks at some more.
  mutating func step(_ app: App) {
    let isForMatch = if case .match = purpose { true } else { false }
    reading.step { occurrence in
      guard app.session.isWanted(occurrence), app.session.shows(occurrence, app.filter) else {
        return nil
      }
      let touched = occurrence.time.days(in: app.session.zone)
      // A match counts where it begins, and what is listed on each of its days.
      if isForMatch { return app.isMatch(occurrence) ? touched.lowerBound : nil }
      let last = touched.upperBound.advanced(by: -1)
      return isForward
        ? max(touched.lowerBound, days.lowerBound) : min(last, days.upperBound.advanced(by: -1))
    }
  }
}
