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
    line(.spaceAroundName, "DTSTART;VALUE=▶ DATE:20250616"),
    line(.spaceAroundName, "X-A;X-B= a b;CN=Jane :1"),
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
    .event(.parameterSeveralValues, "CONTACT;LANGUAGE=de▶,en:Jim"),
    .event(.parameterSeveralValues, "CONTACT;ALTREP=\"cid:1\"▶,\"cid:2\":Jim"),
    .event(.parameterSeveralValues, "CONTACT;X-A=1,2:Jim"),
    .event(.parameterRepeated, "CONTACT;LANGUAGE=de;▶LANGUAGE=en:Jim"),
    .event(.parameterRepeated, "CONTACT;X-A=1;X-A=2:Jim"),
    .event(.parameterEmpty, "CONTACT;▶LANGUAGE=:Jim"),
    .event(.parameterNotAllowed, "SUMMARY;▶RSVP=TRUE:Lunch"),
    .event(.parameterNotAllowed, "X-A;RSVP=TRUE:1\nCOMMENT;ORDER=1;DERIVED=TRUE:1"),
    .event(.parameterUnknown, "CONTACT;▶LANGUAGGE=de:Jim"),
    .event(.charsetParameter, "SUMMARY;▶CHARSET=UTF-8:Lunch"),
    .event(.caretEscapeUnknown, "CONTACT;X-A=^^^n^'▶^b:Jim"),
    .event(.parameterBackslashEscape, "CONTACT;X-A=\"a▶\\, b\":Jim"),
    .event(.parameterBackslashEscape, "CONTACT;X-A=DOMAIN\\user:Jim"),
  ]
}
