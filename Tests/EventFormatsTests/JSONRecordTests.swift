import CivilCalendar
import EventFormats
import Foundation
import ICalendar
import TestSupport
import Testing

struct `a record in JSON` {
  private let june16 = day(2025, 6, 16)

  @Test func `has all keys in their order, absent ones as null or empty`() throws {
    let component = RecordComponent(
      .event,
      uid: nil,
      details: EventDetails(),
      calendar: "Work",
      file: "work.ics",
      line: 7,
    )
    let times = RecordTimes.timed(moment(june16, 9), moment(june16, 10, 30))
    #expect(
      try output(RecordWriter(.ndjson), component, at: times) == """
        {"uid":null,"recurrence_id":null,"instance":"/20250616T070000Z","component":"event",\
        "summary":null,"location":null,"description":null,"url":null,"conference":null,\
        "start":"2025-06-16T09:00:00+02:00","end":"2025-06-16T10:30:00+02:00","all_day":false,\
        "days":["2025-06-16"],"duration":5400,"zone":null,"zone_source":null,"recurring":false,\
        "override":false,"status":null,"busy":null,"class":null,"priority":null,"categories":[],\
        "color":null,"geo":null,"organizer":null,"attendees":[],"alarms":[],"due":null,\
        "completed":null,"percent":null,"calendar":"Work","file":"work.ics","line":7}

        """
    )
  }

  @Test func `has every value where it belongs`() throws {
    var component = component(.todo, summary: "Plan “A”, part \"1\"\nnext")
    component.details.location = "Room 4"
    component.details.description = "C:\\temp\t1"
    component.details.url = "https://example.org/a?b=c"
    component.details.conference = "https://meet.example.org/1"
    component.details.status = "in-process"
    component.details.busy = .free
    component.details.classification = "private"
    component.details.priority = 1
    component.details.categories = ["Work", "a,b"]
    component.details.color = "red"
    component.details.position = GeographicPosition(latitude: 37.386013, longitude: -122.5)
    component.details.organizer = Person(name: "Bob", email: "bob@example.org")
    component.details.attendees = [
      Attendee(Person(email: "eve@example.org"), role: "chair", status: "accepted", kind: "room"),
      Attendee(Person(name: "Eve")),
    ]
    component.details.alarms = [
      Alarm(action: "display", trigger: "-PT15M"), Alarm(trigger: "PT0S"),
    ]
    component.details.percentComplete = 50
    component.completed = .moment(moment(june16, 12, offset: 0))
    component.zone = "Europe/Berlin"
    component.zoneSource = "iana"
    component.isRecurring = true
    component.isOverride = true
    let times = RecordTimes(
      .allDay(june16..<day(2025, 6, 18)),
      original: .day(day(2025, 6, 9)),
      due: .day(day(2025, 6, 17)),
    )
    #expect(
      try output(RecordWriter(.ndjson), component, at: times) == """
        {"uid":"1@example.org","recurrence_id":"2025-06-09","instance":"1@example.org/20250609",\
        "component":"todo","summary":"Plan “A”, part \\"1\\"\\nnext","location":"Room 4",\
        "description":"C:\\\\temp\\t1","url":"https://example.org/a?b=c",\
        "conference":"https://meet.example.org/1","start":"2025-06-16","end":"2025-06-18",\
        "all_day":true,"days":["2025-06-17"],"duration":172800,\
        "zone":"Europe/Berlin","zone_source":"iana","recurring":true,"override":true,\
        "status":"in-process","busy":"free","class":"private","priority":1,\
        "categories":["Work","a,b"],"color":"red",\
        "geo":{"latitude":37.386013,"longitude":-122.5},\
        "organizer":{"name":"Bob","email":"bob@example.org"},\
        "attendees":[{"name":null,"email":"eve@example.org","role":"chair","status":"accepted",\
        "kind":"room"},{"name":"Eve","email":null,"role":null,"status":null,"kind":null}],\
        "alarms":[{"action":"display","trigger":"-PT15M"},{"action":null,"trigger":"PT0S"}],\
        "due":"2025-06-17","completed":"2025-06-16T12:00:00+00:00","percent":50,\
        "calendar":"Work","file":"work.ics","line":7}

        """
    )
  }

  @Test(arguments: [
    ([], "[]\n"),
    ([RecordTimes.allDay(day(2025, 1, 1)..<day(2025, 1, 2))], "[\n{\"start\":\"2025-01-01\"}\n]\n"),
  ])
  func `stands in one array`(occurrences: [RecordTimes], expected: String) throws {
    let writer = RecordWriter(.json, fields: [.start], endsWithNUL: true)
    if let first = occurrences.first {
      #expect(try output(writer, component(), at: first) == expected)
    } else {
      #expect(try output(writer, component()) == expected)
    }
  }

  @Test func `is parted from the next by a comma in an array, and by its end elsewhere`() throws {
    let times = RecordTimes.allDay(june16..<day(2025, 6, 17))
    func written(_ writer: RecordWriter) throws -> String {
      try output(writer, component(summary: "A"), at: times, times)
    }
    let fields = [RecordField.summary, .line, .summary]
    #expect(
      try written(RecordWriter(.json, fields: fields))
        == "[\n{\"summary\":\"A\",\"line\":7},\n{\"summary\":\"A\",\"line\":7}\n]\n"
    )
    #expect(
      try written(RecordWriter(.ndjson, fields: fields))
        == "{\"summary\":\"A\",\"line\":7}\n{\"summary\":\"A\",\"line\":7}\n"
    )
    #expect(
      try written(RecordWriter(.ndjson, fields: [.days], endsWithNUL: true))
        == "{\"days\":[\"2025-06-16\"]}\0{\"days\":[\"2025-06-16\"]}\0"
    )
  }

  @Test func `brings back every text, and no raw control character`() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      var component = component(summary: hostileText(&random))
      component.uid = hostileText(&random)
      component.details.categories = [hostileText(&random), hostileText(&random)]
      component.details.organizer = Person(name: hostileText(&random))
      component.file = hostileText(&random)
      let times = RecordTimes.allDay(june16..<day(2025, 6, 17))
      let line = try output(RecordWriter(.ndjson), component, at: times)
      #expect(!line.dropLast().unicodeScalars.contains { isControl($0) })

      let parsed = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let record = try #require(parsed as? [String: Any])
      #expect(record.count == RecordField.allCases.count)
      #expect(scalars(record["uid"]) == scalars(component.uid))
      #expect(scalars(record["instance"]) == scalars("\(component.uid ?? "")/20250616"))
      #expect(scalars(record["summary"]) == scalars(component.details.summary))
      #expect(
        (record["categories"] as? [String])?.map { scalars($0) }
          == component.details.categories.map { scalars($0) }
      )
      let organizer = record["organizer"] as? [String: Any]
      #expect(scalars(organizer?["name"]) == scalars(component.details.organizer?.name))
      #expect(scalars(record["file"]) == scalars(component.file))
    }
  }
}

/// The scalars of a text: strings alone are equal also where only their normal forms are.
private func scalars(_ text: Any?) -> [Unicode.Scalar]? {
  (text as? String).map { Array($0.unicodeScalars) }
}
