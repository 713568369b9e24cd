extension FindingTable {
  /// Names and parameters of a content line.
  static let syntax: [FindingDescription] = [
    .error(
      .propertyNameCharacter,
      "5545 3.1",
      "the name {property} has a character other than letters, digits and hyphen, or none at all",
      "use these only",
    ),
    .error(
      .spaceAroundName,
      "5545 3.1",
      "there is white space around a name before the value",
      "remove it",
    ),
    .error(
      .spaceInValue,
      "5545 3.3",
      "a value that is no text has white space at its beginning or end",
      "remove it",
    ),
    .error(
      .parameterMalformed,
      "5545 3.1",
      "the parameter {parameter} is not of the form NAME=VALUE, or stands where none may",
      "write NAME=VALUE, or remove it",
    ),
    .error(
      .parameterUnclosedQuote,
      "5545 3.1",
      "a quote is not closed on its line",
      "close it before the next semicolon, comma or colon",
    ),
    .error(
      .parameterStrayQuote,
      "5545 3.2",
      "a quote stands inside a value of a parameter",
      "quote the whole value, and write an inner quote as ^'",
    ),
    .error(
      .parameterUnquotedSpecial,
      "5545 3.2",
      "the value of {parameter} is not quoted, and was cut at a colon or semicolon of its own",
      "put it in quotes",
    ),
    .error(
      .parameterSeveralValues,
      "5545 3.2",
      "{parameter} has several values, but takes one",
      "put it in quotes if the comma belongs to it",
    ),
    .error(
      .parameterRepeated,
      "5545 3.2",
      "{parameter} stands twice on {property}",
      "leave one",
    ),
    .warning(
      .parameterEmpty,
      "5545 3.2",
      "{parameter} has no value",
      "give it one, or remove it",
    ),
    .warning(
      .parameterNotAllowed,
      "5545 3.2",
      "{parameter} is no parameter of {property}",
      "remove it",
    ),
    .note(
      .parameterUnknown,
      "5545 3.2",
      "{parameter} is no registered parameter",
      "put X- before a name of your own",
    ),
    .warning(
      .charsetParameter,
      "5545 3.1.4",
      "CHARSET is no parameter of iCalendar",
      "remove it, and write UTF-8",
    ),
    .note(
      .caretEscapeUnknown,
      "6868 3",
      "in a parameter, ^ stands before something other than n, ^ and '",
      "write ^^ for the sign itself",
    ),
    .warning(
      .parameterBackslashEscape,
      "6868 3",
      "in a parameter, a backslash escapes nothing",
      "use quotes, and ^n, ^^ and ^' inside them",
    ),
  ]
}
