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

  package static func property(_ text: String) -> FindingFact { FindingFact(.property, text) }
  package static func component(_ text: String) -> FindingFact { FindingFact(.component, text) }
  package static func parameter(_ text: String) -> FindingFact { FindingFact(.parameter, text) }
  package static func value(_ text: String) -> FindingFact { FindingFact(.value, text) }
  package static func other(_ text: String) -> FindingFact { FindingFact(.other, text) }
  package static func words(_ words: [String]) -> FindingFact {
    FindingFact(.words, words.joined(separator: ", "))
  }
  package static func method(_ text: String) -> FindingFact { FindingFact(.method, text) }
  package static func action(_ text: String) -> FindingFact { FindingFact(.action, text) }
  package static func frequency(_ text: String) -> FindingFact { FindingFact(.frequency, text) }
  package static func type(_ text: String) -> FindingFact { FindingFact(.type, text) }
  package static func zone(_ text: String) -> FindingFact { FindingFact(.zone, text) }
  package static func line(_ number: Int) -> FindingFact { FindingFact(.line, String(number)) }
  package static func count(_ number: Int) -> FindingFact { FindingFact(.count, String(number)) }
}
