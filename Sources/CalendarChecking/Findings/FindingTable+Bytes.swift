extension FindingTable {
  /// Bytes and lines.
  static let bytes: [FindingDescription] = [
    .error(
      .emptyFile,
      "5545 3.4",
      "there is nothing in the file",
      "write a VCALENDAR with at least one component in it",
    ),
    .error(
      .noVCalendar,
      "5545 3.4",
      "no line says BEGIN:VCALENDAR",
      "put BEGIN:VCALENDAR, PRODID, VERSION and END:VCALENDAR around the components",
    ),
    .error(
      .textBeforeBegin,
      "5545 3.4",
      "there is text before the first BEGIN:VCALENDAR",
      "remove it",
    ),
    .error(
      .textAfterEnd,
      "5545 3.4",
      "a line stands outside of every VCALENDAR",
      "remove it, or move it inside",
    ),
    .warning(
      .byteOrderMark,
      "5545 6",
      "the file begins with a byte order mark, behind which some programs miss BEGIN:VCALENDAR",
      "save it as UTF-8 without the mark",
    ),
    .error(
      .utf16Text,
      "5545 6",
      "the file is in UTF-16 or UTF-32, and is not looked into further",
      "save it as UTF-8",
    ),
    .error(
      .notUTF8,
      "5545 6",
      "the line has bytes that are not UTF-8, most likely of Windows-1252",
      "convert the file to UTF-8",
    ),
    .error(
      .controlCharacter,
      "5545 3.1",
      "the line has the control character {value}",
      "remove it; a line break in a text is written \\n",
    ),
    .warning(
      .lfLineEnds,
      "5545 3.1",
      "lines end in LF alone",
      "end every line with CR LF",
    ),
    .error(
      .crLineEnds,
      "5545 3.1",
      "lines end in CR alone",
      "end every line with CR LF",
    ),
    .warning(
      .mixedLineEnds,
      "5545 3.1",
      "this line ends in {value}, but most lines of the file in {other}",
      "end every line with CR LF",
    ),
    .note(
      .noFinalLineBreak,
      "5545 3.1",
      "the last line has no line break behind it",
      "end every line with CR LF",
    ),
    .warning(
      .longLine,
      "5545 3.1",
      "lines are longer than 75 bytes ({count} in the file)",
      "fold them: CR LF and a space after at most 75 bytes",
    ),
    .warning(
      .foldInsideCharacter,
      "5545 3.1",
      "the line is folded between the bytes of one character",
      "fold between characters",
    ),
    .warning(
      .blankLine,
      "5545 3.1",
      "there are blank lines between BEGIN:VCALENDAR and its END ({count} in the file)",
      "remove them; an empty line in a text is written \\n\\n",
    ),
    .error(
      .continuationWithoutLine,
      "5545 3.1",
      "the line begins with white space, but there is no property that it could continue",
      "remove the white space, or move the line below its property",
    ),
    .error(
      .lineWithoutColon,
      "5545 3.1",
      "the line has no colon, so that it is no property",
      "write NAME:VALUE, or begin the line with a space if it continues the one before",
    ),
  ]
}
