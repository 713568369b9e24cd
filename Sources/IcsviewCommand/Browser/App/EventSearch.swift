import ICalendar

/// A text that is searched for in what is written about events; small and capital letters are the same.
struct EventSearch: Hashable, Sendable {
  /// As it was typed.
  let text: String
  private let folded: String
  /// The longest part of the text that stands as it is, but for capitals, in any component that has it.
  private let sign: [UInt8]
  private let isASCII: Bool

  init(_ text: String) {
    self.text = text
    folded = text.lowercased()
    isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
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
  /// Encoded texts and markup can hide it; those have to be read. Letters beyond ASCII can be written in several ways,
  /// but all of these have bytes beyond ASCII.
  func canBeIn(_ component: [UInt8]) -> Bool {
    let canBePlain =
      EventSearch.contains(component, sign) && (isASCII || component.contains { $0 >= 0x80 })
    return canBePlain || component.contains(UInt8(ascii: "<"))
      || EventSearch.contains(component, EventSearch.encoding)
  }

  private static let encoding = Array("encoding=".utf8)

  /// Whether a byte stands for itself wherever it is part of a text.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x21...0x7E).contains(byte)
    }
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
