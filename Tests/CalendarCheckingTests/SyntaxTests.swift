import Testing

@testable import CalendarChecking

struct `names and parameters of a content line` {
  @Test(arguments: FindingCases.syntax)
  func `are checked`(test: CheckCase) { expectFindings(of: test) }
}

extension FindingCases {
  /// One line in a component that nothing is known of.
  private static func line(_ kind: FindingKind, _ line: String) -> CheckCase {
    .calendar(kind, "BEGIN:X-A\n\(line)\nEND:X-A")
  }

  static let syntax: [CheckCase] = [
    line(.propertyNameCharacter, "X▶_FOO:1"),
    line(.propertyNameCharacter, "▶:1"),
    line(.propertyNameCharacter, "X-2:1"),
    line(.spaceAroundName, "DTSTART▶ ;VALUE=DATE:20250616"),
    line(.spaceAroundName, "DTSTART;▶ VALUE=DATE:20250616"),
    line(.spaceAroundName, "X-A;X-B=a b:1"),
    .calendar(.spaceInValue, "BEGIN:X-A\nEND:X-A▶ "),
    line(.parameterMalformed, "DTSTART;▶DATE:20250616"),
    line(.parameterMalformed, "DTSTART;▶=DATE:20250616"),
    line(.parameterMalformed, "DTSTART;▶X_Y=DATE:20250616"),
    .calendar(.parameterMalformed, "BEGIN;▶X-B=1:X-A\nEND:X-A"),
    line(.parameterUnclosedQuote, "ATTENDEE;CN=▶\"Doe, J:mailto:a@example.org"),
    line(.parameterUnclosedQuote, "ATTENDEE;CN=\"Doe: J\":mailto:a@example.org"),
    line(.parameterStrayQuote, "ATTENDEE;CN=Al ▶\"Bo\" Cy:mailto:a@example.org"),
    line(.parameterStrayQuote, "ATTENDEE;CN=\"Al▶\" Bo:mailto:a@example.org"),
    line(.parameterUnquotedSpecial, "DESCRIPTION;ALTREP=http▶://example.org/a:Text"),
    line(.parameterUnquotedSpecial, "ATTENDEE;CN=Doe▶; John:mailto:a@example.org"),
    line(.parameterUnquotedSpecial, "ATTENDEE;CN=mailto▶:a@example.org:mailto:a@example.org"),
    line(.parameterUnquotedSpecial, "X-A;X-B=http:1"),
  ]
}
