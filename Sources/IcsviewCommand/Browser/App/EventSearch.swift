import ICalendar

/// A text that is searched for in what is written about events; small and capital letters are the same.
struct EventSearch: Hashable, Sendable {
  /// As it was typed.
  let text: String
  private let folded: String
  /// The longest part of the text that stands as it is, but for capitals, in any component that has it.
  private let sign: [UInt8]

  init(_ text: String) {
    self.text = text
    folded = text.lowercased()
    let parts = folded.utf8.split { !EventSearch.isPlain($0) }
    sign = parts.max { $0.count < $1.count }.map { Array($0) } ?? []
  }

  /// Whether an event has the text in its title, place or description.
  func matches(_ details: EventDetails) -> Bool {
    [details.summary, details.location, details.description].contains { field in
      field.map { isIn($0) } ?? false
    }
  }

  /// Whether a text has it.
  func isIn(_ field: String) -> Bool { field.lowercased().contains(folded) }

  /// Whether a component can have the text, going by its bytes, which are far faster to look at than what they mean.
  ///
  /// Encoded texts and markup can hide it; those have to be read.
  func canBeIn(_ component: [UInt8]) -> Bool {
    EventSearch.contains(component, sign) || component.contains(UInt8(ascii: "<"))
      || EventSearch.contains(component, EventSearch.encoding)
  }

  private static let encoding = Array("encoding=".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    guard text.count >= word.count else { return false }
    func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
    var start = 0
    while start <= text.count - word.count {
      if folded(text[start]) == first {
        var length = 1
        while length < word.count, folded(text[start + length]) == word[length] { length += 1 }
        if length == word.count { return true }
      }
      start += 1
    }
    return false
  }
}

extension Session {
  /// The components that a search finds.
  ///
  /// - Complexity: O(*n*) in the bytes of all calendars.
  func components(matching search: EventSearch) -> Set<ComponentReference> {
    let kinds = request.kinds
    let facts = facts
    return collection.components.reduce(into: []) { found, component in
      guard kinds.contains(collection.entry(of: component).kind),
        search.canBeIn(facts.text(of: component)), search.matches(facts.details(of: component))
      else { return }
      found.insert(component)
    }
  }
}
