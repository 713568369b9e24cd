import GridRendering
import ICalendar

extension ListedEvent.Status {
  /// What an event says of itself, or where it takes place, what its readers have answered.
  ///
  /// - Parameters:
  ///   - details: The event.
  ///   - readers: The mail addresses of who is reading, in small letters.
  init(_ details: EventDetails, readers: [String]) {
    let ownAttendance = details.attendees.first { attendee in
      attendee.person.email.map { readers.contains($0.lowercased()) } ?? false
    }
    switch (details.status, ownAttendance.map { $0.status ?? "needs-action" }) {
    case ("cancelled", _): self = .cancelled
    case (_, "declined"): self = .declined
    case (_, "needs-action"): self = .unanswered
    case ("tentative", _), (_, "tentative"): self = .tentative
    default: self = .confirmed
    }
  }
}
