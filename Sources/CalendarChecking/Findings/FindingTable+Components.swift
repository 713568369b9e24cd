extension FindingTable {
  /// How components begin, end and contain each other.
  static let components: [FindingDescription] = [
    .error(
      .endWithoutBegin,
      "5545 3.6",
      "END:{component} ends nothing",
      "remove it, or write the BEGIN that it belongs to",
    ),
    .error(
      .missingEnd,
      "5545 3.6",
      "{component} has no END, and was still open in line {line}",
      "write its END; perhaps the file was cut off",
    ),
    .error(
      .componentMisplaced,
      "5545 3.6",
      "{component} does not belong into {other}",
      "move it into a component that takes it",
    ),
    .note(
      .componentUnknown,
      "5545 3.6",
      "{component} is no registered component",
      "put X- before a name of your own",
    ),
    .warning(
      .nestingTooDeep,
      "5545 3.6",
      "components stand more than 16 deep in each other",
      "write fewer levels; the standards need four at most",
    ),
    .error(
      .noComponent,
      "5545 3.6",
      "the VCALENDAR has no component",
      "write at least one",
    ),
    .warning(
      .severalVCalendars,
      "5545 3.4",
      "the file has a second VCALENDAR, which many programs do not read",
      "join them into one",
    ),
    .warning(
      .propertyAfterComponent,
      "5545 3.7",
      "{property} of the VCALENDAR stands behind its first component",
      "move it before that",
    ),
    .warning(
      .propertyAfterSubcomponent,
      "5545 3.6.1",
      "{property} stands behind a component that its own component holds",
      "move it before the first BEGIN inside",
    ),
  ]
}
