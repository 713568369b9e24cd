extension FindingTable {
  /// Alarms.
  static let alarms: [FindingDescription] = [
    .error(
      .alarmIncomplete,
      "5545 3.6.6",
      "the VALARM has no {property}",
      "add it",
    ),
    .note(
      .alarmPropertyOfOtherAction,
      "5545 3.6.6",
      "{property} is not used by an alarm with ACTION:{action}",
      "remove it",
    ),
    .error(
      .alarmRepeatIncomplete,
      "5545 3.6.6",
      "{property} stands without {other}",
      "add that, or remove both",
    ),
    .error(
      .alarmWithoutAnchor,
      "5545 3.6.6",
      "the alarm counts from {other}, which {component} does not have",
      "add it, or give the alarm a time in UTC",
    ),
    .error(
      .triggerWithoutValue,
      "5545 3.8.6.3",
      "TRIGGER is a time, but does not say so",
      "add ;VALUE=DATE-TIME",
    ),
    .error(
      .relatedOnAbsoluteTrigger,
      "5545 3.8.6.3",
      "RELATED stands on a TRIGGER that is a time",
      "remove it",
    ),
    .note(
      .alarmAfterStart,
      "5545 3.8.6.3",
      "the alarm comes after the start",
      "write a minus sign if it is to come before",
    ),
    .error(
      .alarmUIDRepeated,
      "9074 4",
      "the VALARM in line {line} has the same UID",
      "give each its own",
    ),
    .warning(
      .snoozeWithoutOriginal,
      "9074 7",
      "no alarm of the component has the UID {value}",
      "write that of the alarm that was put off",
    ),
  ]
}
