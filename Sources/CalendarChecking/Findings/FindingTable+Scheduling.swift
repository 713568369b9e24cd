extension FindingTable {
  /// Messages of iTIP and the people in them.
  static let scheduling: [FindingDescription] = [
    .error(
      .itipSeveralUIDs,
      "5546 3.2.2",
      "a message of METHOD:{method} is about one component, and this is another",
      "send one for each",
    ),
    .error(
      .itipSeveralTypes,
      "5546 3.2",
      "a message holds components of one type, and this is another",
      "send one for each",
    ),
    .error(
      .itipMethodNotForType,
      "5546 1.4",
      "METHOD:{method} is not for {component}",
      "use a method of that component",
    ),
    .note(
      .publishWithoutOrganizer,
      "5546 3.2.1",
      "METHOD is PUBLISH, but {component} has no ORGANIZER ({count} in the file)",
      "leave METHOD out of a calendar that is no message",
    ),
    .note(
      .publishWithAttendee,
      "5545 3.8.4.1",
      "METHOD is PUBLISH, but there are ATTENDEEs ({count} in the file)",
      "leave METHOD out, or the ATTENDEEs",
    ),
    .error(
      .itipMissingOrganizer,
      "5546 3.2.2",
      "METHOD is {method}, but {component} has no ORGANIZER",
      "add it",
    ),
    .error(
      .itipMissingAttendee,
      "5546 3.2.2",
      "METHOD is {method}, but {component} has no ATTENDEE",
      "add it",
    ),
    .error(
      .replySeveralAttendees,
      "5546 3.2.3",
      "a REPLY has a second ATTENDEE",
      "leave the one who replies",
    ),
    .warning(
      .replyWithoutPartstat,
      "5546 3.2.3",
      "the ATTENDEE of a REPLY has no answer in PARTSTAT",
      "add it",
    ),
    .error(
      .itipMissingDtstart,
      "5546 3.2.2",
      "METHOD is {method}, but {component} has no {property}",
      "add it",
    ),
    .warning(
      .itipMissingSummary,
      "5546 3.2.2",
      "METHOD is {method}, but {component} has no SUMMARY",
      "add one; it may be empty",
    ),
    .error(
      .itipMissingSequence,
      "5546 3.2.5",
      "METHOD is {method}, but {component} has no SEQUENCE",
      "add it",
    ),
    .note(
      .itipMissingRarelySet,
      "5546 3.4.1",
      "METHOD is {method}, but {component} has no {property}",
      "add PRIORITY:0 or REQUEST-STATUS:2.0;Success",
    ),
    .warning(
      .itipPropertyNotAllowed,
      "5546 3.2",
      "{property} is not for METHOD:{method} in {component}",
      "remove it",
    ),
    .warning(
      .itipAlarm,
      "5546 3.2.3",
      "a message of METHOD:{method} has no alarms",
      "remove it",
    ),
    .warning(
      .itipStatus,
      "5546 3.2.5",
      "STATUS does not go with METHOD:{method}",
      "write CANCELLED with CANCEL, and with CANCEL only",
    ),
    .note(
      .methodInStoredCalendar,
      "5545 3.7.2",
      "METHOD makes a message of what is kept as a calendar",
      "remove it",
    ),
    .warning(
      .attendeeWithoutOrganizer,
      "5545 3.8.4.3",
      "{component} has ATTENDEE but no ORGANIZER",
      "add ORGANIZER",
    ),
    .note(
      .organizerWithoutAttendee,
      "5545 3.8.4.3",
      "{component} has ORGANIZER but no ATTENDEE",
      "remove it if nobody is invited",
    ),
    .warning(
      .attendeeRepeated,
      "5545 3.8.4.1",
      "the ATTENDEE in line {line} has the same address",
      "leave one",
    ),
    .warning(
      .delegatedWithoutDelegate,
      "5546 3.2.2.3",
      "PARTSTAT is DELEGATED, but no ATTENDEE is the delegate",
      "add DELEGATED-TO, and the delegate with DELEGATED-FROM",
    ),
  ]
}
