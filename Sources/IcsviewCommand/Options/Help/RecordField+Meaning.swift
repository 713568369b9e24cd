import EventFormats

extension RecordField {
  /// What the manual says of the value.
  var meaning: String {
    switch self {
    case .uid: "The UID of the event, as text."
    case .recurrenceID:
      "The original start of an instance of a series, in the form of `start`; null for all else."
    case .instance:
      """
      A stable name of the occurrence: the UID, a slash, and the original start, as `20250616T070000Z`, as
      `20250616`, or without the Z where the time is floating.
      """
    case .component: "`event`, `todo`, `journal` or `freebusy`."
    case .summary, .location, .description, .url, .conference:
      """
      Text. A description in HTML is turned into text; the link of an online meeting is the `conference`,
      also where it stands in the location or the description alone.
      """
    case .start:
      "`2025-06-16T09:00:00+02:00` in the display zone, or `2025-06-16` for an all-day occurrence."
    case .end: "The same for the end, which is exclusive: of an all-day occurrence the day after."
    case .allDay: "Whether the occurrence has no time of day."
    case .days:
      """
      The local days that the occurrence touches, as dates, at most the first 4,000. An end at 00:00
      touches no new day.
      """
    case .duration: "Seconds; of an all-day occurrence its days times 86,400."
    case .zone: "The zone of the event as it was understood, or null for a floating time."
    case .zoneSource:
      "How it was understood: `vtimezone`, `iana`, `windows`, `offset`, `calendar`, `utc` or `floating`."
    case .recurring: "Whether the event repeats."
    case .override: "Whether the occurrence was changed on its own."
    case .status: "`confirmed`, `tentative`, `cancelled` and so on."
    case .busy:
      "Whether the time counts as taken: `busy`, `free`, `tentative` or `oof` (out of office)."
    case .classification: "`public`, `private` and so on."
    case .priority: "A number from 1, the highest, to 9; 0, which means undefined, is null."
    case .categories: "Texts."
    case .color: "A name or a code of a colour."
    case .position: "Latitude and longitude."
    case .organizer: "An object of `name` and `email`."
    case .attendees: "Objects of `name`, `email`, `role`, `status` and `kind`."
    case .alarms: "Objects of `action` and `trigger`, the latter as written."
    case .due, .completed, .percent: "Of a to-do; null for all else."
    case .calendar: "The name of the calendar."
    case .file: "The path of the file as it was given."
    case .line: "The line of the file on which the component begins."
    }
  }
}
