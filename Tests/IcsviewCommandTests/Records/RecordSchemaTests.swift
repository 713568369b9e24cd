import EventFormats
import TestSupport
import Testing

struct `the schema of the record` {
  private static let schema = Result {
    try JSONValue(try #require(Fixtures.text("record.schema.json")))
  }

  private func faults(in record: JSONValue) throws -> [String] {
    JSONSchema(try Self.schema.get()).faults(in: record)
  }

  @Test func `has the keys of the record in their order`() throws {
    let schema = try Self.schema.get()
    let keys = RecordField.allCases.map(\.rawValue)
    #expect(schema["required"]?.asList.compactMap(\.asText) == keys)
    guard case .object(let properties) = schema["properties"] else {
      Issue.record("no properties")
      return
    }
    #expect(Set(properties.keys) == Set(keys))
  }

  @Test(arguments: Fixtures.calendarFiles)
  func `holds for all records of a calendar`(file: String) throws {
    let days = ["list", "--from", "2018", "--to", "2027", "--limit", "200"]
    let arguments =
      days + ["--type", "all", "--show", "cancelled", "--quiet", "--format", "ndjson"]
    let output = GoldenCommand.run(arguments + [file]).output
    for line in output.split(separator: "\n") {
      #expect(try faults(in: JSONValue(line)) == [], "\(line)")
    }
  }

  @Test(arguments: [
    ("\"all_day\":false", "\"all_day\":\"no\"", "/all_day: type"),
    ("\"all_day\":false,", "", "/all_day: required"),
    ("\"all_day\":false", "\"all_day\":false,\"allday\":true", "/allday: additionalProperties"),
    ("\"component\":\"event\"", "\"component\":\"vevent\"", "/component: enum"),
    ("T09:00:00+02:00\",\"end\"", " 09:00\",\"end\"", "/start: anyOf"),
    ("\"days\":[\"2025", "\"days\":[\"25", "/days/0: pattern"),
    ("\"duration\":900", "\"duration\":-1", "/duration: minimum"),
    ("\"priority\":null", "\"priority\":10", "/priority: maximum"),
    ("\"attendees\":[]", "\"attendees\":[{\"name\":null}]", "/attendees/0/email: required"),
    ("\"status\":null", "\"status\":\"CONFIRMED\"", "/status: pattern"),
  ])
  func `does not hold for others`(part: String, replacement: String, fault: String) throws {
    let arguments = ["list", "--from", "2025-06-16", "--days", "1", "--limit", "1"]
    let record = GoldenCommand.run(arguments + ["--format", "ndjson", "calendars/demo.ics"]).output
    #expect(try faults(in: JSONValue(record)) == [])
    let changed = record.replacing(part, with: replacement)
    #expect(changed != record)
    let found = try faults(in: JSONValue(changed))
    #expect(found.contains(fault), "\(found)")
  }
}

extension Fixtures {
  /// Every calendar among the fixtures, by its path there.
  fileprivate static let calendarFiles =
    files(in: "calendars") + files(in: "sources")
    + folders(in: "reports").map { "reports/\($0)/input.ics" }
}
