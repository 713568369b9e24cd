import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText

/// Measures days for the marks under their numbers.
struct DayMeasures {
  private let session: Session
  private let index: DayIndex
  private let kind: PageKind
  /// The to-dos, where they are what is measured.
  private var todos: DayIndex?
  /// The sums, where a property is summed up.
  private var sums: [CivilDate: Amount] = [:]

  init(_ session: Session, _ index: DayIndex, on kind: PageKind) {
    self.session = session
    self.index = index
    self.kind = kind
    switch session.request.mark {
    case .done: todos = DayMeasures.todos(session, on: index.days)
    case .sum(let property): sums = DayMeasures.sums(of: property, session, index)
    case .dots, .count, .hours, .ring, .none: break
    }
  }

  /// What stands under the number of a day, a line each.
  func marks(on day: CivilDate) -> [DayMark] {
    switch session.request.mark {
    case .none: []
    case .dots where kind != .year: [.dots(colors(on: day))]
    case .dots, .count: [.count(index.count(on: day))]
    case .hours: [.hours(busyTime(on: day).seconds)]
    case .ring: ring(busyTime(on: day))
    case .done: done(on: day)
    case .sum: sums[day].map { [.amount($0)] } ?? []
    }
  }

  /// The colours of the first events; no cell has room for more than three, and a sign for the rest.
  private func colors(on day: CivilDate) -> [Role] {
    index.occurrences(on: day).prefix(4).map { occurrence in
      let component = occurrence.component
      return session.color(of: component).map { .color($0) }
        ?? .calendar(session.calendars.place(of: component, in: session.collection))
    }
  }

  private func busyTime(on day: CivilDate) -> BusyTime {
    let times = index.times(on: day, where: takesTime)
    return BusyTime(times, on: day, in: session.zone, work: session.request.work.seconds)
  }

  private func takesTime(_ occurrence: Occurrence) -> Bool {
    guard occurrence.traits.takesTime else { return false }
    switch session.collection.entry(of: occurrence.component).kind {
    case .event, .freeBusy: return true
    case .todo, .journal, .calendar, .timeZone, .alarm, .other: return false
    }
  }

  /// Whether a mark that only compares has a second line that counts.
  private var isDetailed: Bool { kind == .week }

  private func ring(_ busy: BusyTime) -> [DayMark] {
    [.ring(busy.workingShare)] + (isDetailed ? [.hours(busy.seconds)] : [])
  }
}

extension DayMeasures {
  private static func todos(_ session: Session, on days: Range<CivilDate>) -> DayIndex {
    let answer = session.occurrences(on: days, of: [.todo], limits: PageCommand.limits)
    return DayIndex(answer.occurrences, in: DisplayWindow(days, in: session.zone))
  }

  private func done(on day: CivilDate) -> [DayMark] {
    let components =
      todos?.occurrences(on: day)
      .filter { !$0.traits.contains(.cancelled) }.map(\.component) ?? []
    guard !components.isEmpty else { return [] }
    let count = components.filter { session.isDone($0) }.count
    let share = Double(count) / Double(components.count)
    return [.ring(share)] + (isDetailed ? [.fraction(count, of: components.count)] : [])
  }

  /// The sum of a property on each day on which an event begins that has it.
  private static func sums(
    of property: String,
    _ session: Session,
    _ index: DayIndex
  ) -> [CivilDate: Amount] {
    var amounts: [ComponentReference: [Amount]] = [:]
    var sums: [CivilDate: Amount] = [:]
    var unreadable = 0
    for occurrence in index.occurrences {
      let component = occurrence.component
      if amounts[component] == nil {
        let values = session.collection.values(ofProperty: property, in: component)
        amounts[component] = values.compactMap { Amount($0) }
        unreadable += values.count - (amounts[component]?.count ?? 0)
      }
      let day = occurrence.time.days(in: session.zone).lowerBound
      for amount in amounts[component] ?? [] { sums[day, default: .zero] += amount }
    }
    if unreadable > 0 {
      let values = unreadable == 1 ? "value of \(property) is" : "values of \(property) are"
      session.reporter.note("\(unreadable) \(values) not summed up: no number")
    }
    return sums
  }
}

extension Session {
  /// Whether a to-do is done.
  fileprivate func isDone(_ todo: ComponentReference) -> Bool {
    let details = details(of: todo)
    guard let status = details.status else {
      return details.percentComplete == 100 || collection.times(of: todo).completed != nil
    }
    return status == "completed"
  }
}
