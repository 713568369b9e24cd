extension FindingTable {
  /// Which properties stand where, and how often.
  static let properties: [FindingDescription] = [
    .error(
      .missingProductID,
      "5545 3.7.3",
      "the VCALENDAR has no PRODID",
      "add one, such as PRODID:-//Company//Product//EN",
    ),
    .error(
      .missingVersion,
      "5545 3.7.4",
      "the VCALENDAR has no VERSION",
      "add VERSION:2.0",
    ),
    .error(
      .versionUnsupported,
      "5545 3.7.4",
      "VERSION is {value}",
      "write 2.0",
    ),
    .warning(
      .vCalendar1,
      "5545 3.7.4",
      "this is vCalendar 1.0, of which only lines and components are checked",
      "export it as iCalendar 2.0",
    ),
    .error(
      .vCalendar1Leftover,
      "5545 3.2.7",
      "{value} is of vCalendar 1.0",
      "write UTF-8, FREQ=…, VALARM, CREATED or VTIMEZONE",
    ),
    .error(
      .calscaleUnknown,
      "5545 3.7.1",
      "CALSCALE is {value}",
      "write GREGORIAN, or remove it; a rule in another calendar has RSCALE",
    ),
    .warning(
      .methodUnknown,
      "5545 3.7.2",
      "METHOD is {value}, which no standard defines",
      "write PUBLISH, REQUEST, REPLY, ADD, CANCEL, REFRESH, COUNTER or DECLINECOUNTER, or "
        + "remove it",
    ),
    .error(
      .propertyRepeated,
      "5545 3.6.1",
      "{property} stands twice in {component}, first in line {line}",
      "leave one",
    ),
    .error(
      .propertyNotAllowed,
      "5545 3.8",
      "{property} is no property of {component}",
      "remove it, or use the one that is meant",
    ),
    .warning(
      .propertyUnknown,
      "5545 3.8.8.1",
      "{property} is no registered property, and programs pass over it",
      "put X- before a name of your own",
    ),
    .warning(
      .propertyDeprecated,
      "5545 A.3",
      "{property} is not part of the standard any more",
      "list dates with EXDATE; let alarms be DISPLAY",
    ),
    .error(
      .valueEmpty,
      "5545 3.3",
      "{property} has no value",
      "give it one, or remove it",
    ),
    .note(
      .textEmpty,
      "5545 3.3.11",
      "{property} is empty",
      "remove it",
    ),
    .error(
      .missingUID,
      "5545 3.8.4.7",
      "{component} has no UID",
      "add a random one that stays the same in later exports",
    ),
    .error(
      .missingDtstamp,
      "5545 3.8.7.2",
      "{component} has no DTSTAMP",
      "add the time of the last change in UTC",
    ),
    .error(
      .missingDtstart,
      "5545 3.6.1",
      "{component} has no DTSTART",
      "add it",
    ),
    .error(
      .recurringWithoutDtstart,
      "5545 3.8.2.4",
      "{component} has RRULE but no DTSTART",
      "add DTSTART",
    ),
    .note(
      .missingSummary,
      "5545 3.8.1.12",
      "{component} has no SUMMARY",
      "add one",
    ),
    .error(
      .dtendAndDuration,
      "5545 3.6.1",
      "{property} stands beside {other} in line {line}",
      "leave one of them",
    ),
    .error(
      .todoDurationWithoutDtstart,
      "5545 3.6.2",
      "VTODO has DURATION but no DTSTART",
      "add DTSTART, or write DUE instead",
    ),
  ]
}
