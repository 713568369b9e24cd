import CivilCalendar
import EventFilters
import GridRendering
import ICalendar
import StyledText

/// `icsview show`: all details, a card for each component.
struct ShowCommand {
  let session: Session
  let looks: Looks

  private var request: Request { session.request }

  /// What is shown of a series: its component, at its first occurrence in the days that are shown.
  private static let limits = ExpansionLimits(perSeries: 1)

  /// The cards, below each other with an empty line between them.
  func lines() throws(UsageError) -> [StyledLine] {
    let cards = try occurrences().map { card(of: $0.component, $0.occurrence) }
    return Array(cards.map { $0.lines(width: looks.width) }.joined(separator: [StyledLine()]))
  }

  private typealias Shown = (component: ComponentReference, occurrence: Occurrence?)

  /// The components in the order of their first occurrences, those without any time last.
  private func occurrences() throws(UsageError) -> [Shown] {
    let list = ListCommand(session: session, looks: looks)
    let ranges = try list.chosenExtent()?.ranges ?? [.first ..< .upperBound]
    // Where filters look at times, the first occurrence may not be the one that is wanted.
    let looksAtAll = session.filter.dependsOnTime
    let answer = session.occurrences(
      on: ranges,
      endlessUntil: looksAtAll ? session.today.adding(years: 1) : nil,
      limits: looksAtAll ? .list : ShowCommand.limits,
    )
    var known: Set<ComponentReference> = []
    var shown: [Shown] = []
    for occurrence in answer.occurrences where !known.contains(occurrence.component) {
      known.insert(occurrence.component)
      shown.append((occurrence.component, occurrence))
    }
    shown += answer.undated.map { ($0, nil) }
    if shown.isEmpty, !session.noteOtherComponents() { session.reporter.note("no events") }
    return Array(shown.prefix(request.limit ?? .max))
  }

  /// The card of a component at one of its occurrences.
  func card(of component: ComponentReference, _ occurrence: Occurrence?) -> EventCard {
    let details = session.details(of: component)
    let fields = CardFields(
      session: session,
      looks: looks,
      component: component,
      details: details,
      componentTimes: session.collection.times(of: component),
    )
    return EventCard(
      title: details.summary ?? "",
      status: details.status == "cancelled" ? .cancelled : .confirmed,
      remark: remark(on: component),
      fields: fields.fields(occurrence),
      looks.presentation.symbols,
    )
  }

  /// What a message is about that carries the component (RFC 5546), or what the component is if no event.
  private func remark(on component: ComponentReference) -> String {
    let entry = session.collection.entry(of: component)
    let source = session.collection.sources[component.source]
    let method = source.index.calendars[Int(entry.calendar)].method?.lowercased()
    switch method {
    case "request": return "invitation (request)"
    case "add": return "invitation (add)"
    case "cancel": return "cancellation (cancel)"
    case "reply": return "answer (reply)"
    case "counter": return "other proposal (counter)"
    case "declinecounter": return "proposal declined (declinecounter)"
    case "refresh": return "asked for again (refresh)"
    default: break
    }
    return switch entry.kind {
    case .todo: "to-do"
    case .journal: "journal"
    case .freeBusy: "free/busy"
    case .event, .calendar, .timeZone, .alarm, .other: ""
    }
  }
}
