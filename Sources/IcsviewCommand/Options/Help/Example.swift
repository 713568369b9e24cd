/// A command line that help shows.
struct Example: Hashable, Sendable {
  let command: String
  let purpose: String

  static let all = [
    Example(
      command: "icsview work.ics family.ics",
      purpose: "The month of two calendars, with the events of all its days.",
    ),
    Example(
      command: "icsview --week 2025-06-16 --select 2025-06-18..2025-06-20 work.ics",
      purpose: "A week, and the events of three of its days.",
    ),
    Example(
      command: "icsview show invitation.ics",
      purpose: "All that an invitation says.",
    ),
    Example(
      command: "icsview list --from today --days 7 work.ics",
      purpose: "The events of the next seven days.",
    ),
    Example(
      command: "icsview list --from 2025-06 --to 2025-08 --format ndjson work.ics | jq -r .summary",
      purpose: "The titles of a summer, for another program.",
    ),
    Example(
      command: "icsview next 3 --format waybar work.ics",
      purpose: "What a status bar shows of the next three events.",
    ),
    Example(
      command: "icsview list --format ics work.ics family.ics >all.ics",
      purpose: "Two calendars as one, in a file that other programs read.",
    ),
    Example(
      command:
        "icsview list --where 'calendar = Work and not summary ~ \"stand\"' --hide past ~/calendars",
      purpose: "What is still to come of one calendar, without the stand-ups.",
    ),
    Example(
      command:
        "icsview list --days 7 --template '{start:weekday} {start:time} {summary:40}' work.ics",
      purpose: "The events of a week, a line each, as a program wants them.",
    ),
    Example(
      command: "icsview browse work.ics family.ics",
      purpose: "The same calendars to page through.",
    ),
    Example(
      command: "icsview check --severity warning work.ics",
      purpose: "What a calendar has wrong, and where.",
    ),
    Example(
      command: "curl -s https://example.org/holidays.ics | icsview list --tz Asia/Seoul -",
      purpose: "A calendar from the web, in another zone.",
    ),
  ]
}
