import CivilCalendar
import ICalendar
import TestSupport
import TimeZones
import Testing

struct `the values of any property` {
  private let collection = CalendarCollection(
    [
      CalendarSource(
        name: "a.ics",
        bytes: SourceBytes(
          Array(
            """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:1
            X-AMOUNT:12.50
            x-amount;CURRENCY=EUR: 3\\, 4
            X-AMOUNT-TOTAL:99
            X-A-NAME-LONGER-THAN-SIX
             TEEN-BYTES:long
            BEGIN:VALARM
            X-AMOUNT:1000
            END:VALARM
            END:VEVENT
            END:VCALENDAR
            """.utf8
          )
        ),
      )
    ],
    database: TimeZoneDatabase(load: ZoneFiles.bytes),
  )

  @Test(
    arguments: [
      ("X-AMOUNT", ["12.50", "3, 4"]), ("x-amount", ["12.50", "3, 4"]), ("X-OTHER", []), ("", []),
      ("X-A-Name-Longer-Than-Sixteen-Bytes", ["long"]), ("BEGIN", []),
    ] as [(String, [String])]
  )
  func `are those that stand directly in the component`(name: String, values: [String]) {
    let component = ComponentReference(source: 0, entry: 0)
    #expect(collection.values(ofProperty: name, in: component) == values)
  }
}

struct `what takes up no time` {
  @Test(arguments: [
    ("TRANSP:TRANSPARENT", " free"), ("transp:transparent ", " free"), ("TRANSP:OPAQUE", ""),
    ("TRANSP:", ""), ("SUMMARY:x", ""),
  ])
  func `is known by TRANSP`(line: String, trait: String) throws {
    let text = "BEGIN:VEVENT\nUID:1\nDTSTART:20250616T070000Z\n\(line)\nEND:VEVENT"
    let found = try Expansion(text, from: "2025-06-16", to: "2025-06-16")
    #expect(found.lines == ["2025-06-16T09:00..2025-06-16T09:00\(trait)"])
  }
}
