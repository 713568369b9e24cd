import Testing

@testable import CalendarChecking

struct `numbers, addresses, texts and words` {
  @Test(arguments: FindingCases.values)
  func `are checked`(test: CheckCase) {
    expectFindings(
      of: test,
      among: FindingTable.values + FindingTable.times + FindingTable.syntax
        + FindingTable.properties
    )
  }

  @Test(arguments: ["de", "en-US", "zh-Hant-TW", "x-klingon", "i-default", "sl-rozaj-biske"])
  func `know tags of languages`(tag: String) { #expect(ParameterForms.isLanguage(tag)) }

  @Test(arguments: ["", "en_US", "englishish", "1e", "e", "en-", "-en", "en-€"])
  func `know what is no tag of a language`(tag: String) {
    #expect(!ParameterForms.isLanguage(tag))
  }
}

extension FindingCases {
  static let values: [CheckCase] = numbers + addresses + texts + words + parameters

  private static func todo(
    _ kind: FindingKind,
    _ lines: String
  ) -> CheckCase {
    .calendar(
      kind,
      component("VTODO", lines, usual: ["UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A"])
    )
  }

  private static func observance(_ kind: FindingKind, _ lines: String) -> CheckCase {
    .calendar(
      kind,
      """
      BEGIN:VTIMEZONE
      TZID:Here
      BEGIN:STANDARD
      DTSTART:19700101T000000
      \(lines)
      END:STANDARD
      END:VTIMEZONE
      """
    )
  }

  private static let numbers: [CheckCase] = [
    .event(.numberInvalid, "PRIORITY:▶high\nSEQUENCE:▶1.5"),
    .event(.numberInvalid, "PRIORITY:+1\nSEQUENCE:00"),
    .event(.integerTooLarge, "SEQUENCE:▶20250616090000"),
    .event(.integerTooLarge, "SEQUENCE:2147483647"),
    .event(.numberOutOfRange, "PRIORITY:▶10\nSEQUENCE:▶-1"),
    todo(.numberOutOfRange, "PERCENT-COMPLETE:▶101\nPRIORITY:0"),
    .event(.geoInvalid, "GEO:▶52.52,13.405"),
    .event(.geoInvalid, "GEO:▶52;1e1"),
    .event(.geoInvalid, "GEO:+52;-13.405"),
    .event(.geoOutOfRange, "GEO:▶151.2;-33.8"),
    .event(.geoOutOfRange, "GEO:-33.8;▶-180.1"),
    .event(.binaryInvalid, "ATTACH;ENCODING=BASE64;VALUE=BINARY:ab▶-d"),
    .event(.binaryInvalid, "ATTACH;ENCODING=BASE64;VALUE=BINARY:abc▶"),
    .event(
      .binaryInvalid,
      "ATTACH;ENCODING=BASE64;VALUE=BINARY:YWI=\nATTACH;ENCODING=BASE64;VALUE=BINARY:YQ=="
    ),
    .event(.binaryEncoding, "ATTACH;ENCODING=▶B;VALUE=BINARY:AAAA"),
    .event(.binaryEncoding, "ATTACH;VALUE=▶BINARY:AAAA"),
    .event(.binaryEncoding, "ATTACH;ENCODING=▶BASE64:https://example.org"),
    observance(.utcOffsetInvalid, "TZOFFSETFROM:▶0100\nTZOFFSETTO:▶-0000"),
    observance(.utcOffsetInvalid, "TZOFFSETFROM:▶+2400\nTZOFFSETTO:▶+1500"),
    observance(.utcOffsetInvalid, "TZOFFSETFROM:+013328\nTZOFFSETTO:+0000"),
  ]

  private static let addresses: [CheckCase] = [
    .event(.uriInvalid, "URL:www.example.org/a▶ b"),
    .event(.uriInvalid, "URL:▶www.example.org"),
    .event(.uriInvalid, "URL:https://example.org/▶%zz"),
    .event(.uriInvalid, "URL:https://example.org/▶é"),
    .event(.uriInvalid, "URL:https://[::1]:8080/a?b=%20#c"),
    .event(.escapeOutsideText, "URL:https://example.org/?a=1▶\\,2"),
    .event(.calAddressInvalid, "ORGANIZER:mailto:a@example.org\nATTENDEE:▶jane@example.org"),
    .event(.calAddressInvalid, "ORGANIZER:▶mailto:Jane Doe"),
    .event(.calAddressInvalid, "ORGANIZER:MAILTO:a@example.org\nATTENDEE:urn:uuid:1"),
    .event(.mailtoEmpty, "ORGANIZER;CN=Room 4:▶mailto:\nATTENDEE:▶mailto:a"),
    .event(.mailtoEmpty, "ORGANIZER:mailto:a@example.org?subject=1\nATTENDEE:invalid:nomail"),
  ]

  private static let texts: [CheckCase] = [
    .event(.textBadEscape, "LOCATION:C:▶\\Temp\nDESCRIPTION:a▶\\"),
    .event(.textBadEscape, "LOCATION:a\\, b\\; c\\\\ d\\n e\\N"),
    .event(.textBareComma, "LOCATION:Bread▶, butter, jam"),
    .event(.textBareComma, "CATEGORIES:Bread,butter\nX-A:Bread, butter"),
    .event(.textBareSemicolon, "LOCATION:Bread▶; butter"),
    .event(.textBareSemicolon, "REQUEST-STATUS:2.0;Success"),
    .event(.categoriesSemicolon, "CATEGORIES:Work▶;Travel"),
    .event(.categoriesSemicolon, "CATEGORIES:Work\\;Travel"),
  ]

  private static let words: [CheckCase] = [
    .event(.statusInvalid, "STATUS:▶CANCELED"),
    .event(.statusInvalid, "STATUS:▶NEEDS-ACTION"),
    .event(.statusInvalid, "STATUS:▶"),
    todo(.statusInvalid, "STATUS:needs-action"),
    .event(.transpInvalid, "TRANSP:▶FREE"),
    .event(.transpInvalid, "TRANSP:transparent"),
    .event(.requestStatusInvalid, "REQUEST-STATUS:▶OK"),
    .event(.requestStatusInvalid, "REQUEST-STATUS:3.1.1;Wrong;DTSTART"),
    .event(.wordUnknown, "CLASS:▶TOP-SECRET"),
    .event(.wordUnknown, "CLASS:X-SECRET\nATTENDEE;ROLE=CHAIR;CUTYPE=room:mailto:a@example.org"),
    .event(.propertyDeprecated, "BEGIN:VALARM\n▶ACTION:PROCEDURE\nTRIGGER:-PT5M\nEND:VALARM"),
  ]

  private static func attendee(_ kind: FindingKind, _ parameters: String) -> CheckCase {
    .event(kind, "ORGANIZER:mailto:b@example.org\nATTENDEE;\(parameters):mailto:a@example.org")
  }

  private static let parameters: [CheckCase] = [
    attendee(.wordUnknown, "PARTSTAT=▶YES;ROLE=▶BOSS"),
    attendee(.partstatInvalid, "PARTSTAT=▶COMPLETED"),
    attendee(.partstatInvalid, "PARTSTAT=TENTATIVE"),
    attendee(.parameterURIInvalid, "MEMBER=\"▶Team A\""),
    attendee(.parameterURIInvalid, "SENT-BY=\"▶https://example.org\""),
    attendee(.parameterURIInvalid, "DELEGATED-FROM=\"mailto:c@example.org\",\"▶d\""),
    attendee(.addressParameterUnquoted, "SENT-BY=▶mailto:c@example.org"),
    attendee(.addressParameterUnquoted, "SENT-BY=\"mailto:c@example.org\""),
    .event(.rangeInvalid, "RECURRENCE-ID;RANGE=▶THISANDPRIOR:20250616T090000Z"),
    .event(.rangeInvalid, "RECURRENCE-ID;RANGE=thisandfuture:20250616T090000Z"),
    attendee(.parameterWordInvalid, "RSVP=▶YES"),
    attendee(.parameterWordInvalid, "RSVP=true"),
    .event(.languageInvalid, "LOCATION;LANGUAGE=▶en_US:Here"),
    .event(.fmttypeInvalid, "ATTACH;FMTTYPE=▶pdf:https://example.org/a.pdf"),
    .event(.fmttypeInvalid, "ATTACH;FMTTYPE=image/svg+xml:https://example.org/a.svg"),
    .event(.durationInvalid, "RELATED-TO;RELTYPE=FINISHTOSTART;GAP=▶1H:1"),
    .event(
      .attendeeParametersMisplaced,
      "BEGIN:VALARM\nACTION:EMAIL\nTRIGGER:-PT5M\nATTENDEE;CN=A;▶RSVP=TRUE:mailto:a@example.org\nEND:VALARM"
    ),
  ]
}
