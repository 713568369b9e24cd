/// What can be wrong with a calendar file, by the stable name under which it is reported.
///
/// What each means, how much it matters and what to write instead stands in `FindingTable`.
package enum FindingKind: String, CaseIterable, Hashable, Sendable {
  // Bytes and lines.
  case emptyFile = "empty-file"
  case noVCalendar = "no-vcalendar"
  case textBeforeBegin = "text-before-begin"
  case textAfterEnd = "text-after-end"
  case byteOrderMark = "byte-order-mark"
  case utf16Text = "utf16-text"
  case notUTF8 = "not-utf8"
  case controlCharacter = "control-character"
  case lfLineEnds = "lf-line-ends"
  case crLineEnds = "cr-line-ends"
  case mixedLineEnds = "mixed-line-ends"
  case noFinalLineBreak = "no-final-line-break"
  case longLine = "long-line"
  case foldInsideCharacter = "fold-inside-character"
  case blankLine = "blank-line"
  case continuationWithoutLine = "continuation-without-line"
  case lineWithoutColon = "line-without-colon"

  // Names and parameters of a content line.
  case propertyNameCharacter = "property-name-character"
  case spaceAroundName = "space-around-name"
  case spaceInValue = "space-in-value"
  case parameterMalformed = "parameter-malformed"
  case parameterUnclosedQuote = "parameter-unclosed-quote"
  case parameterStrayQuote = "parameter-stray-quote"
  case parameterUnquotedSpecial = "parameter-unquoted-special"

  // Components.
  case endWithoutBegin = "end-without-begin"
  case missingEnd = "missing-end"
  case componentMisplaced = "component-misplaced"
  case componentUnknown = "component-unknown"
  case nestingTooDeep = "nesting-too-deep"
  case noComponent = "no-component"
  case severalVCalendars = "several-vcalendars"
}
