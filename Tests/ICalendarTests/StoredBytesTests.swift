import ICalendar
import TestSupport
import Testing
import TimeZones

struct `bytes that are left where they are` {
  private static let calendars = [
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20250616T090000Z\nEND:VEVENT\nEND:VCALENDAR\n",
    "\u{FEFF}BEGIN:VCALENDAR\r\nX-WR-CALNAME:A\r\nBEGIN:VEVENT\r\nUI\r\n D:folded\r\n -on\r\n\tand on\r\n"
      + "SUMMARY:größer\r\n  und\r\n länger\r\nDTSTART:20250616\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n"
      + "X-WR-TIMEZONE:Europe/Berlin\r\nEND:VCALENDAR",
    "BEGIN:VCALENDAR\rBEGIN:VEVENT\rUID:b\rDTSTART:20250616\rEND:VEVENT\rEND:VCALENDAR\r",
    "BEGIN:VCALENDAR\r\r\nBEGIN:VEVENT\r\r\nDTSTART:20250616\r\r\n \n\n \n\n\nEND:VEVENT\n\n END",
    "BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:Z\nBEGIN:STANDARD\nDTSTART:19700101T000000\n"
      + "TZOFFSETFROM:+0300\nTZOFFSETTO:+0300\nEND:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\n"
      + "UID:c\nDTSTART;TZID=Z:20250616T090000\nX-PAD:\(String(repeating: "long ", count: 100))\n"
      + "END:VEVENT\nBEGIN:X-BOX\nEND:X-BOX\nEND:VCALENDAR\nEND:X\n",
  ]

  @Test(arguments: calendars)
  func `are scanned as those in memory are, however they are cut`(text: String) {
    let bytes = Array(text.utf8)
    let whole = ComponentScanner.scan(SourceBytes(bytes))
    for size in 1...bytes.count + 1 {
      let stored = SourceBytes(SampleStore(bytes), pieceSize: size)
      #expect(ComponentScanner.scan(stored) == whole, "pieces of \(size)")
      let parts = ComponentScanner.scan(stored, cutAfter: size) {
        $1(); $0()
      }
      #expect(parts == whole, "pieces of \(size), cut after \(size)")
    }
  }

  @Test(arguments: calendars)
  func `give the same occurrences, texts and UIDs`(text: String) throws {
    let bytes = Array(text.utf8)
    let database = TimeZoneDatabase(load: ZoneFiles.bytes)
    let (one, other) = (
      CalendarCollection(
        [CalendarSource(name: "a", bytes: SourceBytes(bytes))],
        database: database,
      ),
      CalendarCollection(
        [CalendarSource(name: "a", bytes: SourceBytes(SampleStore(bytes), pieceSize: 32))],
        database: database,
      )
    )
    let zone = try #require(database.entry(named: "Europe/Berlin")?.rules)
    let window = DisplayWindow(date("2025-06-01")..<date("2025-07-01"), in: zone)
    let (expected, found) = (
      one.occurrences(touching: window), other.occurrences(touching: window)
    )
    #expect(!expected.occurrences.isEmpty)
    #expect(found.occurrences == expected.occurrences)
    #expect(found.diagnostics == expected.diagnostics)
    for component in one.components {
      #expect(other.uid(of: component) == one.uid(of: component))
      #expect(other.times(of: component) == one.times(of: component))
      #expect(written(component, in: other) == written(component, in: one))
    }
  }

  private func written(
    _ component: ComponentReference,
    in collection: CalendarCollection
  ) -> [UInt8] {
    collection.text(of: component) { bytes, _ in String(decoding: bytes, as: UTF8.self) }
  }

  @Test func `end in zeros where the store has become shorter`() {
    let store = SampleStore(Array("BEGIN:VCALENDAR".utf8))
    let bytes = SourceBytes(store)
    store.shorten(to: 5)
    #expect(bytes.withBytes(in: 0..<8) { $0.indices.map { index in index } }.count == 8)
    #expect(bytes.prefix(8) == Array("BEGIN\0\0\0".utf8))
    #expect(bytes.haveChanged)
  }
}
