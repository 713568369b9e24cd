import EventFilters
import EventFormats
import Foundation
import IcsviewCommand
import TestSupport
import Testing

struct `filters of a run` {
  private let folder: TemporaryFolder
  private let file: String

  /// Titles of what a list has, in its order; the clock stands at 2025-06-16 08:00 in Berlin.
  private func titles(_ arguments: String...) -> [String] {
    let result = GoldenCommand.run(
      ["list", "--all", "--format", "ndjson", "--type", "all"] + arguments + [file]
    )
    #expect(result.diagnostics == "")
    return result.output.split(separator: "\n").map { records(String($0)).first?.title ?? "?" }
  }

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path(of: "work.ics")
    let events = [
      (
        "Café", "DTSTART:20250616T050000Z",
        ["DURATION:PT30M", "LOCATION:Hall\\, left", "TRANSP:TRANSPARENT"]
      ),
      (
        "Budget", "DTSTART:20250616T060000Z",
        ["DURATION:PT2H", "STATUS:TENTATIVE", "CATEGORIES:Work,Money"]
      ),
      ("Trip", "DTSTART;VALUE=DATE:20250614", ["DTEND;VALUE=DATE:20250617", "CATEGORIES:work"]),
      ("Fair", "DTSTART;VALUE=DATE:20250614", ["DTEND;VALUE=DATE:20250616"]),
      ("Yoga", "DTSTART:20250617T060000Z", ["STATUS:CANCELLED", "DURATION:PT1H"]),
      (
        "Review", "DTSTART:20250618T060000Z",
        [
          "STATUS:CONFIRMED", "ATTENDEE;PARTSTAT=DECLINED:MAILTO:Ann@Example.org",
          "ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.org", "DESCRIPTION:Bring\\nmoney",
        ]
      ),
      ("Standup", "DTSTART:20250613T060000Z", ["DURATION:PT15M", "RRULE:FREQ=DAILY;COUNT=6"]),
    ]
    let todo = ["BEGIN:VTODO", "UID:t", "SUMMARY:Tax", "PERCENT-COMPLETE:40", "END:VTODO"]
    let lines = events.enumerated().flatMap { number, event in
      ["BEGIN:VEVENT", "UID:\(number)", "SUMMARY:\(event.0)", event.1] + event.2 + ["END:VEVENT"]
    }
    try folder.write(
      (["BEGIN:VCALENDAR"] + lines + todo + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined(),
      to: "work.ics",
    )
  }

  @Test func `hide what is cancelled alone by themselves`() {
    let all = [
      "Standup", "Fair", "Trip", "Standup", "Standup", "Café", "Standup", "Budget", "Standup",
      "Review", "Standup", "Tax",
    ]
    #expect(titles() == all)
    #expect(titles("--show", "cancelled").contains("Yoga"))
    #expect(titles("--status", "cancelled") == ["Yoga"])
    #expect(titles("--where", "status = cancelled or percent > 1") == ["Yoga", "Tax"])
    #expect(titles("--status", "cancelled", "--hide", "cancelled") == [])
  }

  @Test func `find texts in the usual keys, or in those that are named`() {
    #expect(titles("--grep", "MONEY") == ["Budget", "Review"])
    #expect(titles("--grep", "money", "--grep", "bud") == ["Budget"])
    #expect(titles("--grep", "^money$", "--grep-in", "description") == ["Review"])
    #expect(titles("--grep", "hall, l") == ["Café"])
    #expect(titles("--grep", "cafe\u{301}") == ["Café"])
    #expect(titles("--grep", "bob") == [])
    #expect(titles("--grep", "bob", "--grep-in", "organizer,attendees") == ["Review"])
  }

  @Test func `choose by category and status`() {
    #expect(titles("--category", "WORK") == ["Trip", "Budget"])
    #expect(titles("--category", "work", "--category", "money") == ["Budget"])
    #expect(titles("--category", "wor") == [])
    #expect(titles("--status", "tentative,confirmed") == ["Budget", "Review"])
    #expect(titles("--status", "tentative", "--status", "none") == [])
    #expect(
      titles("--status", "none", "--where", "not recurring") == ["Fair", "Trip", "Café", "Tax"]
    )
  }

  @Test func `hide what is asked for`() {
    let once = ["--where", "not recurring and due = null"]
    func without(_ trait: String, _ more: String...) -> [String] {
      let arguments = once + ["--hide", trait] + more
      return records(
        GoldenCommand.run(["list", "--format", "json"] + arguments + [file]).output
      ).map(\.title)
    }
    #expect(without("past") == ["Trip", "Budget", "Review"])
    #expect(without("past", "--now", "2025-06-16T10:00") == ["Trip", "Review"])
    #expect(without("tentative") == ["Fair", "Trip", "Café", "Review"])
    #expect(without("all-day") == ["Café", "Budget", "Review"])
    #expect(without("free,all-day") == ["Budget", "Review"])
    #expect(without("declined,all-day", "--me", "mailto:ann@example.ORG") == ["Café", "Budget"])
    #expect(without("declined,all-day", "--me", "bob@example.org").contains("Review"))
  }

  @Test func `compare dates as dates and lengths as lengths`() {
    #expect(titles("--where", "start >= today+2d") == ["Review", "Standup"])
    #expect(titles("--where", "days = 2025-06-15 and not recurring") == ["Fair", "Trip"])
    #expect(titles("--where", "end <= 2025-06-16 and not recurring") == ["Fair", "Café", "Budget"])
    #expect(titles("--where", "start = 2025-06-16T07:00") == ["Café"])
    #expect(titles("--where", "duration > 1h and not all_day") == ["Budget"])
    #expect(titles("--where", "start = null") == ["Tax"])
    #expect(titles("--where", "instance = 1/20250616T060000Z") == ["Budget"])
    #expect(titles("--where", "calendar = work and line > 40 and start < 2025-06-14").count == 1)
  }

  @Test func `say what who is reading has answered`() throws {
    let people = ["DECLINED", "NEEDS-ACTION", "TENTATIVE", "ACCEPTED"].map { answer in
      "ATTENDEE;PARTSTAT=\(answer):mailto:\(answer.lowercased())@x.org"
    }
    let event =
      ["DTSTART:20250616T080000Z", "SUMMARY:Talk", "ATTENDEE:mailto:NoStat@x.org"] + people
    for (status, expected) in [
      ("", ["(declined)", "(not answered)", "(tentative)", "", "(not answered)", "", ""]),
      ("STATUS:CANCELLED", Array(repeating: "(cancelled)", count: 7)),
      (
        "STATUS:TENTATIVE",
        [
          "(declined)", "(not answered)", "(tentative)", "(tentative)", "(not answered)",
          "(tentative)", "(tentative)",
        ]
      ),
    ] {
      let lines = ["BEGIN:VEVENT"] + event + [status, "END:VEVENT"]
      try folder.write(lines.joined(separator: "\r\n"), to: "talk.ics")
      let readers = [
        "declined@x.org", "Needs-Action@x.org", "tentative@x.org", "mailto:accepted@x.org",
        "nostat@x.org", "other@x.org",
      ]
      let runs = readers.map { ["--me", $0] } + [[]]
      let remarks = runs.map { me in
        let options = ["list", "--show", "cancelled"] + me
        let output = GoldenCommand.run(options + [folder.path(of: "talk.ics")]).output
        return output.firstMatch(of: /\(.*\)/).map { String($0.output) } ?? ""
      }
      #expect(remarks == expected, "\(status)")
    }
  }

  @Test func `hold for pages and cards as well`() {
    let page = GoldenCommand.run(["--week", "2025-06-16", "--grep", "café", file])
    #expect(page.output.contains("Café"))
    #expect(!page.output.contains("Standup"))
    // The page is that of the next event that is wanted.
    let next = GoldenCommand.run(["--day", "--grep", "review", file])
    #expect(next.output.contains("Review"))
    // A card of a series is that of its first occurrence that is wanted.
    let cards = GoldenCommand.run(["show", "--where", "recurring and start > 2025-06-16", file])
    #expect(cards.output.contains("Tue 17 June 2025"))
    #expect(cards.output.contains("Standup"))
    #expect(!GoldenCommand.run(["show", "--grep", "x", file]).output.contains("Standup"))
  }

  @Test func `warn of a pattern that takes too long`() throws {
    try folder.write(
      "BEGIN:VEVENT\nDTSTART:20250616\nSUMMARY:\(String(repeating: "a", count: 100))\nEND:VEVENT\n",
      to: "long.ics",
    )
    let result = GoldenCommand.run([
      "list", "--strict", "--grep", "(a+)+b", folder.path(of: "long.ics"),
    ])
    #expect(
      result.diagnostics.hasSuffix(
        "icsview: a pattern takes too long to look for in some texts, which count as without it\n"
      )
    )
    #expect(result.status == .failure)
  }
}

struct `a condition on a key` {
  /// Each value of each record, and all the records that have the same one.
  @Test(arguments: [
    ("calendars", "2025-06"), ("sources/details.ics", "2025"), ("sources/tasks.ics", "2025"),

  ])
  func `finds the records that show its value`(source: String, period: String) throws {
    let options = [
      "list", "--from", period, "--to", period, "--type", "all", "--show", "cancelled",
    ]
    func run(_ more: String...) -> [Record] {
      records(
        GoldenCommand.run(options + ["--format", "json", "--quiet"] + more + [source]).output
      )
    }
    let all = run()
    #expect(!all.isEmpty)
    for field in RecordField.allCases {
      var seen: Set<String> = []
      for record in all {
        for value in record.conditionValues(of: field) where seen.insert(value).inserted {
          guard seen.count <= 3 else { break }
          let found = run("--where", "\(field.rawValue) = \(value)")
          // A date stands for all moments of the day, which begin like it.
          let expected = all.filter { record in
            record.conditionValues(of: field).contains {
              $0 == value || FieldKind(field) == .time && $0.hasPrefix("\(value.dropLast())T")
            }
          }
          #expect(found.map(\.identity) == expected.map(\.identity), "\(field.rawValue) = \(value)")
        }
      }
    }
  }
}

/// A record as JSON shows it.
private struct Record {
  let members: [String: Any]

  var title: String { members["summary"] as? String ?? "" }

  /// What tells it from the others.
  var identity: String {
    "\(members["file"] ?? "")\(members["line"] ?? "")\(members["instance"] ?? "")"
  }

  /// The values of a key as they are written in a condition.
  func conditionValues(of field: RecordField) -> [String] {
    switch members[field.rawValue] {
    case let text as String: [text == "" ? "null" : quoted(text)]
    case let number as NSNumber where FieldKind(field) == .flag:
      [number.boolValue ? "true" : "false"]
    case let number as NSNumber: ["\(number.intValue)"]
    case let texts as [String]:
      texts.isEmpty && FieldKind(field) == .texts ? ["null"] : texts.map(quoted)
    case let people as [[String: Any]]:
      people.isEmpty
        ? ["null"]
        : people.flatMap { person in
          ["name", "email", "action", "trigger"].compactMap { person[$0] as? String }.map(quoted)
        }
    case let position as [String: Double]:
      [quoted("\(position["latitude"] ?? 0);\(position["longitude"] ?? 0)")]
    case let person as [String: Any]:
      ["name", "email"].compactMap { person[$0] as? String }.map(quoted)
    default: ["null"]
    }
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\"", with: "\\\""))\""
  }
}

private func records(_ json: String) -> [Record] {
  let value = try? JSONSerialization.jsonObject(with: Data(json.utf8))
  let list = value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
  return list.map(Record.init)
}
