/// A part of a recurrence rule by its name (RFC 5545 3.3.10; RFC 7529 4 for the last two).
package enum RulePart: String, CaseIterable, Hashable, Sendable {
  case frequency = "FREQ"
  case until = "UNTIL"
  case count = "COUNT"
  case interval = "INTERVAL"
  case bySecond = "BYSECOND"
  case byMinute = "BYMINUTE"
  case byHour = "BYHOUR"
  case byDay = "BYDAY"
  case byMonthDay = "BYMONTHDAY"
  case byYearDay = "BYYEARDAY"
  case byWeekNumber = "BYWEEKNO"
  case byMonth = "BYMONTH"
  case bySetPosition = "BYSETPOS"
  case weekStart = "WKST"
  case rscale = "RSCALE"
  case skip = "SKIP"
}
