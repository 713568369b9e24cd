import ICalendar

/// A text that is searched for in what is written about events; small and capital letters are the same.
struct EventSearch: Hashable, Sendable {
  /// As it was typed.
  let text: String
  private let folded: String

  init(_ text: String) {
    self.text = text
    folded = text.lowercased()
  }

  /// Whether an event has the text in its title, place or description.
  func matches(_ details: EventDetails) -> Bool {
    [details.summary, details.location, details.description].contains { field in
      field.map { isIn($0) } ?? false
    }
  }

  /// Whether a text has it.
  func isIn(_ field: String) -> Bool { field.lowercased().contains(folded) }
}
