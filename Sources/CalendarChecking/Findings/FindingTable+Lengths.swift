extension FindingTable {
  /// Starts, ends and lengths.
  static let lengths: [FindingDescription] = [
    .error(
      .dtendBeforeDtstart,
      "5545 3.8.2.2",
      "{property} is before DTSTART",
      "write an end after it",
    ),
    .warning(
      .dtendEqualsDtstartDate,
      "5545 3.8.2.2",
      "{property} is the same date as DTSTART, but an end is the day after the last",
      "write the next day, or remove it",
    ),
    .note(
      .dtendEqualsDtstart,
      "5545 3.8.2.2",
      "{property} is the same time as DTSTART",
      "remove it if there is no length",
    ),
    .error(
      .dtendType,
      "5545 3.8.2.2",
      "of DTSTART and {property}, one is a date and the other a time",
      "write both in one form",
    ),
    .error(
      .dtendFloating,
      "5545 3.8.2.2",
      "of DTSTART and {property}, only one has a zone",
      "use TZID or UTC for both, or for none",
    ),
    .note(
      .timedWithoutEnd,
      "5545 3.6.1",
      "the event has a time, but neither DTEND nor DURATION, and so no length",
      "add DTEND if it has one",
    ),
    .note(
      .midnightToMidnight,
      "5545 3.6.1",
      "the event lasts whole days by the clock of its zone",
      "write dates with VALUE=DATE if it is all day",
    ),
    .warning(
      .dateFarOff,
      "5545 3.3.4",
      "the year of {property} is {value}",
      "check it",
    ),
    .note(
      .dateEpoch,
      "5545 3.3.4",
      "DTSTART is the beginning of 1970, where unset fields are",
      "write the real date",
    ),
    .note(
      .eventVeryLong,
      "5545 3.6.1",
      "one occurrence lasts more than a year",
      "check the end; a series has RRULE",
    ),
    .note(
      .todoCompletedInconsistent,
      "5545 3.8.2.1",
      "STATUS, COMPLETED and PERCENT-COMPLETE contradict each other",
      "make them agree",
    ),
  ]
}
