extension FindingTable {
  /// Free and busy time, the properties of later RFCs, and what texts hold.
  static let others: [FindingDescription] = [
    .error(
      .freebusyRecurrence,
      "5545 3.6.4",
      "{property} stands in a VFREEBUSY",
      "list each period",
    ),
    .error(
      .freebusyNotUTC,
      "5545 3.8.2.6",
      "{property} of a VFREEBUSY is not in UTC",
      "write it in UTC with a Z behind it",
    ),
    .warning(
      .freebusyWithoutOrganizer,
      "5545 3.8.4.3",
      "the VFREEBUSY does not say whose time it is",
      "add ORGANIZER",
    ),
    .warning(
      .freebusyUnsorted,
      "5545 3.8.2.6",
      "{property} is out of order",
      "sort periods by start and end, behind DTSTART and DTEND",
    ),
    .error(
      .refreshIntervalNotPositive,
      "7986 5.7",
      "REFRESH-INTERVAL is not positive",
      "write a positive duration",
    ),
    .error(
      .imageNotImage,
      "7986 5.10",
      "IMAGE is of the media type {value}",
      "refer to an image",
    ),
    .warning(
      .colorUnknown,
      "7986 5.9",
      "{value} is no colour of CSS3 by name",
      "write a name such as turquoise",
    ),
    .error(
      .calendarNameLanguage,
      "7986 5.1",
      "{property} in line {line} is in the same language",
      "leave one for each",
    ),
    .error(
      .nestedComponentIncomplete,
      "9073 7.1",
      "{component} has no {property}",
      "add it",
    ),
    .error(
      .structuredDataIncomplete,
      "9073 6.6",
      "STRUCTURED-DATA has no {parameter}",
      "add it",
    ),
    .error(
      .linkWithoutRelation,
      "9253 6.1",
      "LINK has no LINKREL",
      "add it",
    ),
    .error(
      .relatedToValue,
      "9253 9.1",
      "RELATED-TO names a parent, child or sibling by a URI",
      "name its UID",
    ),
    .note(
      .htmlInDescription,
      "5545 3.8.1.5",
      "{property} has HTML in it",
      "write plain text, and put HTML into STYLED-DESCRIPTION",
    ),
    .warning(
      .encodedWord,
      "5545 3.3.11",
      "{property} is encoded as mail headers are",
      "write UTF-8",
    ),
    .note(
      .mojibake,
      "5545 6",
      "the text looks like UTF-8 that was read in another encoding",
      "correct the program that wrote it",
    ),
    .warning(
      .attachmentLarge,
      "5545 3.1.3",
      "{property} holds {count} bytes",
      "refer to them by a URI",
    ),
    .note(
      .attachmentLocal,
      "5545 3.8.1.1",
      "{property} leads to a file of one machine or a part of a mail",
      "use an address that others can reach",
    ),
    .note(
      .outlookPropertyMismatch,
      "5545 3.8.8.2",
      "{property} is {value}, but {other} says otherwise",
      "make them agree",
    ),
    .warning(
      .libicalError,
      "5545 3.8.8.2",
      "libical dropped a value when it wrote this file",
      "look for the original",
    ),
  ]
}
