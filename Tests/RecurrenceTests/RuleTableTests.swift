import CivilCalendar
import Recurrence
import TestSupport
import Testing

struct `the table of rules` {
  @Test func `is met by every row`() throws {
    let rows = try Fixtures.table("rules.tsv")
    #expect(rows.count > 700)
    for row in rows { try check(row) }
  }

  private func check(_ row: [String: String]) throws {
    let start = try #require(row["dtstart"])
    let isDateOnly = start.count == 8
    let rule = try lenientRule(#require(row["rule"]))
    let expected = try #require(row["occurrences"]).split(separator: ",").map(String.init)
    let last = try expected.last.map(clock) ?? clock(start)
    let ends = row["ends"] == "yes"
    let expansion = RuleExpansion(
      rule,
      start: try clock(start),
      isDateOnly: isDateOnly,
      window: try clock("00010101")..<(ends ? clock("99991231") : last.adding(seconds: 1)),
      until: try rule.until?.clock(inZone: row["tzid"] ?? ""),
      startCounts: false
    )
    #expect(expansion.map { compact($0, isDateOnly: isDateOnly) } == expected, "\(row)")
    #expect(row["start_is_instance"] == (expected.contains(start) ? "yes" : "no"))
  }
}
