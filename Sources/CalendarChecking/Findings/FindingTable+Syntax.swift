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
  ]
}
