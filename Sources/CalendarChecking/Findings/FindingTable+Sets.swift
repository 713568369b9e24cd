extension FindingTable {
  /// Recurrence sets, overrides and UIDs.
  static let sets: [FindingDescription] = [
    .warning(
      .exdateTypeMismatch,
      "5545 3.8.5.1",
      "{property} and DTSTART differ in being a date, a time or a time without a zone",
      "write it as DTSTART",
    ),
    .warning(
      .exdateRemovesNothing,
      "5545 3.8.5.1",
      "{value} is no instance of the series",
      "write the original start of one",
    ),
    .warning(
      .recurrenceSetEmpty,
      "5545 3.8.5.1",
      "EXDATE removes all instances",
      "remove the component, or write STATUS:CANCELLED",
    ),
    .warning(
      .rdateBeforeDtstart,
      "5545 3.8.5.2",
      "{value} is before DTSTART, which has to be the first",
      "write it as DTSTART",
    ),
    .error(
      .recurrenceIDType,
      "5545 3.8.4.4",
      "RECURRENCE-ID and DTSTART of the series in line {line} differ in being a date, a "
        + "time or a time without a zone",
      "write it as that DTSTART",
    ),
    .note(
      .recurrenceIDZone,
      "5545 3.8.4.4",
      "RECURRENCE-ID is in another zone than DTSTART of the series in line {line}",
      "use the same, since some programs compare the texts",
    ),
    .warning(
      .recurrenceIDNoInstance,
      "5545 3.8.4.4",
      "{value} is no instance of the series in line {line}",
      "write the original start of one",
    ),
    .warning(
      .recurrenceIDNotRecurring,
      "5545 3.8.4.4",
      "RECURRENCE-ID belongs to the component in line {line}, which does not recur",
      "remove it, or add the rule there",
    ),
    .note(
      .recurrenceIDWithoutSeries,
      "5545 3.8.4.4",
      "the series that this is an instance of is not in the file",
      "add it, unless the instance alone is meant",
    ),
    .note(
      .overrideExcluded,
      "5545 3.8.4.4",
      "the series in line {line} has an EXDATE for this instance",
      "remove one of the two",
    ),
    .warning(
      .overrideRepeated,
      "5545 3.8.4.4",
      "the component in line {line} has the same UID and RECURRENCE-ID",
      "leave the one of the higher SEQUENCE",
    ),
    .error(
      .uidRepeated,
      "5545 3.8.4.7",
      "the component in line {line} has the same UID, but other content",
      "give each its own; an instance that was changed has RECURRENCE-ID",
    ),
    .note(
      .uidRepeatedIdentical,
      "5545 3.8.4.7",
      "the component in line {line} is the same",
      "remove one",
    ),
    .error(
      .uidAcrossTypes,
      "5545 3.8.4.7",
      "the {component} in line {line} has the same UID",
      "give each its own, and link them with RELATED-TO",
    ),
    .note(
      .uidNotToken,
      "7986 5.3",
      "the UID is no random text of less than 255 letters, digits and hyphens ({count} in "
        + "the file)",
      "use a UUID for new components, and leave the others",
      isOptional: true,
    ),
    .warning(
      .sequenceGoingBack,
      "5545 3.8.7.4",
      "SEQUENCE is lower than that of the older component in line {line}",
      "raise it with each important change",
    ),
    .note(
      .relatedToUnknown,
      "5545 3.8.4.5",
      "no component of the file has the UID {value}",
      "correct it, unless the component is elsewhere",
    ),
    .note(
      .rangeThisAndFuture,
      "5545 3.2.13",
      "RANGE=THISANDFUTURE is not known to many programs",
      "split the series for them",
    ),
  ]
}
