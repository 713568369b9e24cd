extension FindingTable {
  /// Time zones.
  static let zones: [FindingDescription] = [
    .error(
      .tzidUndefined,
      "5545 3.2.19",
      "nothing says what the zone {value} is ({count} in the file)",
      "use an IANA name, and add its VTIMEZONE",
    ),
    .warning(
      .tzidUndefinedIANA,
      "5545 3.2.19",
      "the zone {value} has no VTIMEZONE ({count} in the file)",
      "add it, for programs that do not know the name",
    ),
    .error(
      .tzidUndefinedWindows,
      "5545 3.2.19",
      "the zone {value} has no VTIMEZONE, and its name is one of Windows ({count} in the file)",
      "add it, or use the IANA name",
    ),
    .note(
      .tzidWindows,
      "5545 3.8.3.1",
      "{value} is a name of Windows",
      "use the IANA name, for programs that look at the name only",
    ),
    .warning(
      .tzidDisplayName,
      "5545 3.8.3.1",
      "{value} is a label for people, and can mean something else elsewhere",
      "use an IANA name",
    ),
    .warning(
      .tzidAbbreviation,
      "5545 3.2.19",
      "{value} is an abbreviation that several zones have",
      "use an IANA name",
    ),
    .note(
      .tzidOddName,
      "5545 3.2.19",
      "{value} is an offset, UTC, or a name behind a prefix",
      "use the IANA name alone, or write the time in UTC",
    ),
    .note(
      .tzidQuoted,
      "5545 3.2.19",
      "the zone {value} is in quotes",
      "remove them",
    ),
    .error(
      .vtimezoneWithoutTzid,
      "5545 3.6.5",
      "the VTIMEZONE has no TZID",
      "add it",
    ),
    .error(
      .vtimezoneEmpty,
      "5545 3.6.5",
      "the VTIMEZONE has neither STANDARD nor DAYLIGHT",
      "add one",
    ),
    .error(
      .vtimezoneRepeated,
      "5545 3.6.5",
      "the VTIMEZONE in line {line} has the same TZID",
      "leave one",
    ),
    .note(
      .vtimezoneUnused,
      "5545 3.6.5",
      "no time uses this VTIMEZONE",
      "remove it",
    ),
    .warning(
      .vtimezoneDiffersFromIANA,
      "5545 3.6.5",
      "the VTIMEZONE has another offset than IANA's zone of that name at {value} in line {line}",
      "replace it by the current one",
    ),
    .warning(
      .vtimezoneTooShort,
      "5545 3.6.5",
      "the VTIMEZONE does not reach {value} in line {line}",
      "begin it earlier, and let its rules have no end",
    ),
    .error(
      .observanceIncomplete,
      "5545 3.6.5",
      "{component} has no {property}",
      "add it",
    ),
    .error(
      .observanceNotLocal,
      "5545 3.6.5",
      "{property} of {component} is not a local time",
      "write it without Z, TZID and VALUE=DATE",
    ),
    .error(
      .observanceUntilNotUTC,
      "5545 3.6.5",
      "UNTIL in {component} is not in UTC",
      "convert it with TZOFFSETFROM",
    ),
    .note(
      .observanceOffRule,
      "5545 3.8.5.3",
      "DTSTART of {component} is not one of the dates of its rule",
      "write the first onset",
    ),
    .warning(
      .observanceChain,
      "5545 3.6.5",
      "TZOFFSETFROM is {value}, but {other} is in force before this onset",
      "correct it",
    ),
    .warning(
      .tzurlFile,
      "5545 3.6.5",
      "TZURL leads to a file of one machine",
      "use an address on the web",
    ),
    .warning(
      .xWrTimezoneFloating,
      "5545 3.3.5",
      "times without TZID are read in X-WR-TIMEZONE by some programs only ({count} in the file)",
      "add TZID",
    ),
  ]
}
