import CivilCalendar
import TestSupport
import Testing
import TimeZones

@testable import CalendarChecking

struct `a large file` {
  /// A run over a calendar of many events, after its end.
  private func run(events: Int) -> CheckRun {
    var text = "BEGIN:VCALENDAR\r\nPRODID:1\r\nVERSION:2.0\r\n"
    for number in 0..<events {
      text += "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTAMP:20250601T000000Z\r\n"
      text += "DTSTART;TZID=Europe/Berlin:20250616T090000\r\nSUMMARY:A\\B \(number)\r\n"
      text += "ATTENDEE;CN=A:mailto:a@example.org\r\nRELATED-TO:\(number / 2)\r\n"
      text += "BEGIN:VALARM\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT\r\n"
    }
    text += "END:VCALENDAR\r\n"
    let collector = FindingCollector({ _ in true }, send: { _ in })
    let today = CivilDate(clampingYear: 2025, month: 6, day: 16)
    let database = TimeZoneDatabase(load: ZoneFiles.bytes)
    var run = CheckRun(CheckScope(collector, database, today: today, isStored: false))
    run.check(Array(text.utf8).span)
    return run
  }

  @Test func `leaves behind its UIDs, the places of their components and nothing else`() {
    for events in [10, 2000] {
      let run = run(events: events)
      #expect(run.open.isEmpty)
      #expect(run.scope.identities.entries.count == events)
      #expect(run.scope.identities.references.count == events)
      #expect(run.scope.identities.emptySets.isEmpty)
      #expect(run.scope.calendar.zoneUses.isEmpty)
      #expect(run.reader.line.bytes.count < 100)
    }
    #expect(MemoryLayout<IdentityTable.Entry>.size <= 64)
  }

  @Test func `gets its findings in pieces if there are many`() {
    var sent: [CheckFinding] = []
    withoutActuallyEscaping({ sent.append($0) }) { send in
      var collector = FindingCollector({ _ in true }, send: send)
      for line in 1...25_000 {
        collector.add(.longLine, at: FilePosition(line: line, column: 1, offset: line * 10))
      }
      #expect(sent.count == 20_000)
      collector.flush()
    }
    #expect(sent.map(\.position.line) == Array(1...25_000))
  }

  @Test func `gets no more than some findings of a kind on one line`() {
    var sent = 0
    withoutActuallyEscaping({ (_: CheckFinding) in sent += 1 }) { send in
      var collector = FindingCollector({ _ in true }, send: send)
      for column in 1...1000 {
        collector.add(.longLine, at: FilePosition(line: 1, column: column, offset: column))
      }
      collector.flush()
    }
    #expect(sent == 20)
  }
}
