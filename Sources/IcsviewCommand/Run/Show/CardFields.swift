import CivilCalendar
import GridRendering
import ICalendar
import ICUSupport
import StyledText
import TimeZones

/// Makes the fields of a card from what a component says.
struct CardFields {
  let session: Session
  let looks: Looks
  let component: ComponentReference
  let details: EventDetails
  let componentTimes: ComponentTimes

  /// The fields of what takes place at a time, or of what has none.
  func fields(_ occurrence: Occurrence?) -> [CardField] {
    var fields: [CardField] = []
    func add(_ name: String, _ text: String?, link: String? = nil) {
      guard let text else { return }
      fields.append(CardField(name, text: text, link: link.flatMap { Link($0) }))
    }
    add(whenName, occurrence.map(when))
    add("Instance", occurrence.flatMap(instance))
    add("Repeats", series.words)
    add("Status", status)
    add("Completed", completed)
    add("Progress", details.percentComplete.map { "\($0)%" })
    add("Where", details.location)
    add("Join", details.conference, link: details.conference)
    add("Link", details.url == details.conference ? nil : details.url, link: details.url)
    add("Organizer", details.organizer.flatMap(CardFields.name))
    fields.append(CardField("Attendees", items: details.attendees.compactMap(CardFields.item)))
    fields.append(CardField("Reminder", items: details.alarms.compactMap(reminders.item)))
    add("Categories", list(details.categories))
    add("Class", details.classification)
    add("Priority", details.priority.map(CardFields.priority))
    if session.calendars.items.count > 1 {
      let place = session.calendars.place(of: component, in: session.collection)
      add("Calendar", session.calendars.items[place].name)
    }
    add("Description", details.description)
    return fields
  }

  private var isTodo: Bool { session.collection.entry(of: component).kind == .todo }

  private var whenName: String { isTodo && componentTimes.due != nil ? "Due" : "When" }

  private func when(_ occurrence: Occurrence) -> String {
    let start = componentTimes.start ?? componentTimes.due
    let own = start.flatMap { session.collection.zones(of: component).zone(of: $0).rules }
    let isFloating = if case .floating = start { true } else { false }
    return times.words(
      for: occurrence.time,
      other: session.secondZone ?? own,
      isFloating: isFloating,
    )
  }

  /// Which instance of a series an occurrence replaces.
  private func instance(_ occurrence: Occurrence) -> String? {
    guard componentTimes.recurrenceID != nil else { return nil }
    let range = componentTimes.isThisAndFuture ? ", and all later ones" : ""
    return "in place of \(times.words(for: occurrence.original))\(range)"
  }

  /// The status, where it says more than that all is as usual.
  private var status: String? {
    guard let status = details.status, !["confirmed", "final"].contains(status) else { return nil }
    return status.replacing("-", with: " ")
  }

  private var completed: String? {
    guard let time = componentTimes.completed else { return nil }
    if case .date(let date) = time { return language.fullDate(date) }
    let rules = session.collection.zones(of: component).zone(of: time).rules ?? session.zone
    return times.words(for: .instant(rules.instant(of: time.wallClock)))
  }

  private func list(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension CardFields {
  private var language: CalendarLanguage { looks.presentation.language }

  private var times: CardTimes {
    CardTimes(
      language: language,
      hourCycle: looks.presentation.hourCycle,
      dash: looks.presentation.symbols.dash.text,
      zone: session.zone,
    )
  }

  private var series: SeriesWording {
    SeriesWording(
      times: componentTimes,
      zones: session.collection.zones(of: component),
      zone: session.zone,
      language: language,
      hourCycle: looks.presentation.hourCycle,
    )
  }

  private var reminders: ReminderWording {
    ReminderWording(
      language: language,
      hourCycle: looks.presentation.hourCycle,
      zone: session.zone,
    )
  }

  private static func name(of person: Person) -> String? {
    switch (person.name, person.email) {
    case (let name?, let email?) where name != email: "\(name) <\(email)>"
    case (let name, let email): name ?? email
    }
  }

  private static func item(of attendee: Attendee) -> CardItem? {
    guard let name = name(of: attendee.person) else { return nil }
    let mark: CardItem.Mark =
      switch attendee.status {
      case "accepted", "completed": .accepted
      case "declined": .declined
      default: .open
      }
    let words = [roleWord(attendee.role), kindWord(attendee.kind), statusWord(attendee.status)]
    return CardItem(name, mark: mark, remark: words.compactMap(\.self).joined(separator: ", "))
  }

  private static func roleWord(_ role: String?) -> String? {
    switch role {
    case "opt-participant": "optional"
    case "non-participant": "for information"
    case "chair": "chair"
    default: nil
    }
  }

  private static func kindWord(_ kind: String?) -> String? {
    kind == "individual" || kind == "unknown" ? nil : kind
  }

  private static func statusWord(_ status: String?) -> String? {
    switch status {
    case "accepted", "declined", "completed", "needs-action": nil
    default: status
    }
  }

  /// A priority with what the standard says it means (RFC 5545 3.8.1.9).
  private static func priority(_ number: Int) -> String {
    switch number {
    case 1...4: "\(number) (high)"
    case 5: "5 (medium)"
    default: "\(number) (low)"
    }
  }
}
