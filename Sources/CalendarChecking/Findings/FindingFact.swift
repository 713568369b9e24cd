/// A fact that belongs to a finding and stands in its message.
package struct FindingFact: Hashable, Sendable {
  /// The word that stands for it between braces in a summary.
  package let name: Name
  /// The fact itself.
  package let text: String

  /// What facts can be about.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    /// The name of a property, as the standard writes it or as the file does.
    case property
    case component
    case parameter
    /// A text of the file.
    case value
    /// Another name that has to do with it.
    case other
    /// What could stand there instead.
    case words
    case method
    case action
    case frequency
    case type
    case zone
    /// Another line that has to do with it.
    case line
    /// How often the file has it.
    case count
  }

  private init(_ name: Name, _ text: String) {
    self.name = name
    self.text = text
  }

  /// The name of a property.
  package static func property(_ text: String) -> FindingFact { FindingFact(.property, text) }
  /// The name of a component, such as `VEVENT`.
  package static func component(_ text: String) -> FindingFact { FindingFact(.component, text) }
  /// The name of a parameter.
  package static func parameter(_ text: String) -> FindingFact { FindingFact(.parameter, text) }
  /// What stands in the calendar.
  package static func value(_ text: String) -> FindingFact { FindingFact(.value, text) }
  /// What stands elsewhere and does not agree with it.
  package static func other(_ text: String) -> FindingFact { FindingFact(.other, text) }
  /// What would be accepted.
  package static func words(_ words: [String]) -> FindingFact {
    FindingFact(.words, words.joined(separator: ", "))
  }
  /// The METHOD of the calendar (RFC 5546 1.4).
  package static func method(_ text: String) -> FindingFact { FindingFact(.method, text) }
  /// The ACTION of an alarm (RFC 5545 3.8.6.1).
  package static func action(_ text: String) -> FindingFact { FindingFact(.action, text) }
  /// The FREQ of a rule (RFC 5545 3.3.10).
  package static func frequency(_ text: String) -> FindingFact { FindingFact(.frequency, text) }
  /// The type of a value (RFC 5545 3.2.20).
  package static func type(_ text: String) -> FindingFact { FindingFact(.type, text) }
  /// The name of a time zone.
  package static func zone(_ text: String) -> FindingFact { FindingFact(.zone, text) }
  /// Another line of the file, counted from 1.
  package static func line(_ number: Int) -> FindingFact { FindingFact(.line, String(number)) }
  /// How many there are.
  package static func count(_ number: Int) -> FindingFact { FindingFact(.count, String(number)) }
}
