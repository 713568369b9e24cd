/// How a language orders the fields of a date or a time of day, as UTS #35 describes it by letters.
struct DatePattern: Hashable, Sendable {
  /// A field or the text between fields.
  enum Element: Hashable, Sendable {
    case literal(String)
    case year(digits: Int)
    case monthNumber(digits: Int)
    /// A month's name as it stands beside a day, or as it stands alone.
    case monthName(NameForm, standsAlone: Bool)
    case day(digits: Int)
    case weekday(NameForm)
    /// The hour of a clock that shows 12 or, as in Japanese, 0 at noon and at midnight.
    case hour(digits: Int, fromZero: Bool)
    case minute
    /// What is AM and PM in English.
    case dayPeriod
  }

  /// The elements in their order.
  let elements: [Element]

  /// Reads a pattern such as `EEE, d. MMMM y`.
  ///
  /// Fields that no pattern of ours needs, such as the era, are left out together with the space beside them.
  init(_ pattern: String) {
    var elements: [Element] = []
    var rest = pattern[...]
    while let letter = rest.first {
      if letter.isASCII && letter.isLetter {
        let run = rest.prefix { $0 == letter }
        rest = rest.dropFirst(run.count)
        if let field = DatePattern.field(letter, count: run.count) {
          elements.append(field)
        } else if elements.last == .literal(" ") {
          elements.removeLast()
        }
      } else {
        elements.append(.literal(DatePattern.takeLiteral(from: &rest)))
      }
    }
    self.elements = elements
  }

  /// The field of a letter repeated some times, or nil if it is none of ours.
  private static func field(_ letter: Character, count: Int) -> Element? {
    switch letter {
    case "y", "u": .year(digits: count == 2 ? 4 : count)
    case "M", "L":
      count < 3
        ? .monthNumber(digits: count)
        : .monthName(count == 4 ? .full : .abbreviated, standsAlone: letter == "L")
    case "d": .day(digits: count)
    case "E", "c", "e": .weekday(weekdayForm(count))
    case "h", "K": .hour(digits: count, fromZero: letter == "K")
    case "m": .minute
    case "a", "b", "B": .dayPeriod
    default: nil
    }
  }

  private static func weekdayForm(_ count: Int) -> NameForm {
    switch count {
    case 4: .full
    case 5: .narrow
    case 6: .short
    default: .abbreviated
    }
  }

  /// Takes the text up to the next field, its quotes removed and its spaces made plain ones.
  private static func takeLiteral(from rest: inout Substring) -> String {
    var literal = ""
    var isQuoted = false
    while let character = rest.first, isQuoted || !(character.isASCII && character.isLetter) {
      rest = rest.dropFirst()
      if character != "'" {
        // CLDR has no-break and narrow spaces here, which a user cannot type to search for.
        literal.append("\u{A0}\u{202F}\u{2009}".contains(character) ? " " : character)
      } else if rest.first == "'" {
        literal.append("'")
        rest = rest.dropFirst()
      } else {
        isQuoted.toggle()
      }
    }
    return literal
  }
}
