import ICUSupport
import Testing

@testable import IcsviewCommand

struct `a wrong filter` {
  private static let dates = DateExpression.acceptedForms

  @Test(arguments: [
    (
      "calender = Work",
      """
      unknown key 'calender' at character 1; did you mean 'calendar'?
        calender = Work
        ^
        accepted: uid, recurrence_id, instance, component, summary, location, description, url, \
      conference, start, end, all_day, days, duration, zone, zone_source, recurring, override, status, \
      busy, class, priority, categories, color, geo, organizer, attendees, alarms, due, completed, \
      percent, calendar, file, line
      """
    ),
    (
      "summary ~ 회의 and not",
      """
      a condition is expected at character 21
        summary ~ 회의 and not
                              ^
        accepted: a key of the record, such as 'summary' or 'start'; 'not'; '('
      """
    ),
    (
      "summary = Daily Standup",
      """
      unexpected 'Standup' at character 17, where 'and', 'or' or the end is expected
        summary = Daily Standup
                        ^
        accepted: 'and', 'or', the end; a text with spaces stands in quotes
      """
    ),
    (
      "(all_day",
      """
      'and', 'or' or ')' is expected at character 9
        (all_day
                ^
        accepted: 'and', 'or', ')'; a text with spaces stands in quotes
      """
    ),
    (
      "summary < x",
      """
      '<' at character 9 is no comparison of 'summary'
        summary < x
                ^
        accepted: =, !=, ~, !~
      """
    ),
    (
      "all_day is true",
      """
      unexpected 'is' at character 9, where a comparison of 'all_day' is expected
        all_day is true
                ^
        accepted: =, !=; the key alone
      """
    ),
    (
      "start < null",
      """
      '<' at character 7 does not compare with null
        start < null
              ^
        accepted: = null, != null
      """
    ),
    (
      "duration > 1x",
      """
      '1x' at character 12 is no value of 'duration'
        duration > 1x
                   ^
        accepted: seconds, a length such as 90m, 1h30m, 2d or 1w, null
      """
    ),
    (
      "start >= '2025-02-30'",
      """
      '2025-02-30' is no date: no such day at character 19 (2025-02 has 28)
        start >= '2025-02-30'
                          ^
        accepted: \(dates), 2025-06-16T09:30, null
      """
    ),
    (
      "end < 2025-06-16T25:00",
      """
      '2025-06-16T25:00' is no date: no such time at character 18
        end < 2025-06-16T25:00
                         ^
        accepted: \(dates), 2025-06-16T09:30, null
      """
    ),
    (
      "summary ~ \"a(b\"",
      """
      no regular expression: a parenthesis without the other one at character 14
        summary ~ "a(b"
                     ^
        accepted: \(RegularExpressionError.acceptedForms)
      """
    ),
    (
      "summary = 'a",
      """
      the quote at character 11 is not closed
        summary = 'a
                  ^
        accepted: "text", 'text'; a backslash before a quote makes it part of the text
      """
    ),
  ])
  func `is answered with its place in an expression`(expression: String, message: String) {
    #expect(messageOf(["--where", expression]) == "'--where' is no condition: \(message)")
  }

  @Test func `is shown in parts where it is long, and without control characters`() {
    let long = Array(repeating: "summary = \"\u{1B}[31m\"", count: 100).joined(separator: " and ")
    #expect(
      messageOf(["--where", "\(long) and x = y and \(long)"]).split(separator: "\n").dropFirst()
        .prefix(2) == [
          "  …d summary = \"␛[31m\" and x = y and summary = \"␛[31m\" and summary = \"␛[31m\" …",
          "                           ^",
        ]
    )
    #expect(
      messageOf(["--where", "all_day\n and x"]).split(separator: "\n")[1...2] == [
        "   and x", "       ^",
      ]
    )
  }

  @Test(arguments: [
    (
      ["--grep", "stand("],
      """
      '--grep' is no regular expression: a parenthesis without the other one at character 6
        stand(
             ^
        accepted: \(RegularExpressionError.acceptedForms)
      """
    ),
    (["--grep", ""], "'--grep' needs a value that is not empty"),
    (["--me", "mailto:"], "'--me' needs a value that is not empty"),
    (
      ["--grep-in", "summary,start"],
      """
      'start' is no value of '--grep-in'
        accepted: uid, instance, component, summary, location, description, url, conference, zone, \
      zone_source, status, busy, class, categories, color, geo, organizer, attendees, alarms, \
      calendar, file
      """
    ),
    (
      ["--status", "confirmd"],
      """
      'confirmd' is no value of '--status'; did you mean 'confirmed'?
        accepted: confirmed, tentative, cancelled, needs-action, in-process, completed, draft, final, none
      """
    ),
  ])
  func `is answered with what is accepted`(arguments: [String], message: String) {
    #expect(messageOf(arguments) == message)
  }

  @Test func `of declined invitations says that it must know who is reading`() {
    let result = GoldenCommand.run(["list", "--hide", "declined", "calendars/demo.ics"])
    #expect(result.diagnostics == "icsview: '--hide declined' needs '--me ADDRESS'\n")
    #expect(result.status == .wrongUsage)
  }

  private func messageOf(_ arguments: [String]) -> String {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
    return error?.message ?? ""
  }
}
