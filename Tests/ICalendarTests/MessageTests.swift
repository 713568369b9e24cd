import ICalendar
import TestSupport
import Testing

/// Messages of RFC 5546: VCALENDARs with a METHOD.
struct `a file of messages` {
  @Test func `shows each message as it was sent`() throws {
    let expansion = try Expansion(
      message("REQUEST", "SEQUENCE:1", "DTSTART:20250616T080000Z")
        + message("REQUEST", "SEQUENCE:2", "DTSTART:20250617T080000Z")
        + message("COUNTER", "SEQUENCE:2", "DTSTART:20250618T080000Z")
        + message("cancel", "SEQUENCE:3", "DTSTART:20250616T080000Z", "STATUS:CANCELLED"),
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
    )
    #expect(
      expansion.lines == [
        "2025-06-16T08:00..2025-06-16T08:00", "2025-06-16T08:00..2025-06-16T08:00 cancelled",
        "2025-06-17T08:00..2025-06-17T08:00", "2025-06-18T08:00..2025-06-18T08:00",
      ],
    )
  }

  @Test func `keeps what is in one message together`() throws {
    let series = event("DTSTART:20250616T080000Z", "RRULE:FREQ=DAILY;COUNT=2")
    let change = event("RECURRENCE-ID:20250617T080000Z", "DTSTART:20250617T120000Z")
    let expansion = try Expansion(
      "BEGIN:VCALENDAR\nMETHOD:REQUEST\n\(series)\n\(change)\nEND:VCALENDAR\n"
        + message("REPLY", "DTSTAMP:20250616T080000Z"),
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
    )
    #expect(
      expansion.lines == [
        "2025-06-16T08:00..2025-06-16T08:00", "2025-06-17T12:00..2025-06-17T12:00 override",
      ],
    )
  }

  @Test(arguments: ["PUBLISH", "publish", nil])
  func `is none if they publish calendars`(method: String?) throws {
    let expansion = try Expansion(
      message(method, "SEQUENCE:1", "DTSTART:20250616T080000Z")
        + message(method, "SEQUENCE:2", "DTSTART:20250617T080000Z"),
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
    )
    #expect(expansion.lines == ["2025-06-17T08:00..2025-06-17T08:00"])
  }

  @Test func `is none if there is one, which updates other files`() throws {
    let expansion = try Expansion(
      message("REQUEST", "SEQUENCE:1", "DTSTART:20250617T080000Z"),
      message(nil, "SEQUENCE:0", "DTSTART:20250616T080000Z"),
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
    )
    #expect(expansion.lines == ["2025-06-17T08:00..2025-06-17T08:00"])
  }

  private func message(_ method: String?, _ lines: String...) -> String {
    let event = (["BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT"]).joined(separator: "\n")
    let header = method.map { "METHOD:\($0)\n" } ?? ""
    return "BEGIN:VCALENDAR\n\(header)\(event)\nEND:VCALENDAR\n"
  }
}
