import CivilCalendar
import ICalendar
import TestSupport
import Testing
import TimeZones

struct `a calendar for a file` {
  @Test func `has the lines as they are, unfolded, with what belongs to every file`() {
    #expect(
      export(
        """
        BEGIN:VCALENDAR
        PRODID:-//other//EN
        METHOD:PUBLISH
        X-WR-CALNAME:Work
        BEGIN:VEVENT
        uid:1
        DTSTART:20250616T080000Z
        X-ANY;X-A="b:c":Some
          folded text\\, escaped

        BEGIN:X-INNER
        X-B:c
        END:X-INNER
        END:VEVENT
        X-LATE:too
        BEGIN:VAVAILABILITY
        BEGIN:AVAILABLE
        END:AVAILABLE
        END:VAVAILABILITY
        BEGIN:VTODO
        UID:2
        END:VTODO
        END:VCALENDAR
        """
      ) == """
        METHOD:PUBLISH
        X-WR-CALNAME:Work
        X-LATE:too
        BEGIN:VEVENT
        uid:1
        DTSTART:20250616T080000Z
        X-ANY;X-A="b:c":Some folded text\\, escaped
        BEGIN:X-INNER
        X-B:c
        END:X-INNER
        END:VEVENT
        BEGIN:VTODO
        UID:2
        END:VTODO
        BEGIN:VAVAILABILITY
        BEGIN:AVAILABLE
        END:AVAILABLE
        END:VAVAILABILITY
        """,
    )
  }

  @Test func `has what all of its calendars say but for METHOD, and nothing of a nameless one`() {
    let first = "BEGIN:VCALENDAR\nMETHOD:PUBLISH\nX-WR-CALNAME:A\nX-SAME:1\nEND:VCALENDAR\n"
    let second = "BEGIN:VCALENDAR\nX-SAME:1\nMETHOD:PUBLISH\nX-WR-CALNAME:B\nEND:VCALENDAR\n"
    #expect(export(first, second) == "X-SAME:1")
    #expect(export(first, "BEGIN:VEVENT\nEND:VEVENT\n") == "BEGIN:VEVENT\nEND:VEVENT")
  }

  @Test func `has every END, and no line that is no property`() {
    var leftOut = 0
    let text = export(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VTODO\nBEGIN:VALARM\nno property\nBEGIN:X-A\n:empty\n"
        + "Ümlaut:x\nDTSTART :20250616\nEND:VALARM\nEND:VALARM\nBEGIN:VEVENT\nX_Y:kept\n",
      leftOut: &leftOut,
    )
    #expect(
      text == """
        BEGIN:VEVENT
        BEGIN:VALARM
        BEGIN:X-A
        DTSTART:20250616
        END:X-A
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        X_Y:kept
        END:VEVENT
        """,
    )
    #expect(leftOut == 3)
  }

  @Test func `has each UID as a whole, from all files, without copies and old versions`() {
    let master = "UID:1\nSEQUENCE:2\nDTSTART:20250616T080000Z\nRRULE:FREQ=DAILY"
    let change = "UID:1\nRECURRENCE-ID:20250617T080000Z\nDTSTART:20250617T090000Z"
    let calendars = [
      calendar(event(master)), calendar(event("UID:1\nSEQUENCE:1\nDTSTART:20250601T080000Z")),
      calendar(event("UID:2\nDTSTART:20250616T080000Z") + event(change)), calendar(event(change)),
      calendar(event(master)),
    ]
    #expect(
      export(calendars, choosing: { $0 == ComponentReference(source: 3, entry: 0) })
        == (event(master) + event(change)).dropLast(),
    )
  }

  @Test func `has no change of an instance that a newer master takes away`() {
    let master = "UID:1\nSEQUENCE:1\nDTSTART:20250616T080000Z\nRRULE:FREQ=DAILY"
    let change = event("UID:1\nRECURRENCE-ID:20250617T080000Z\nDTSTART:20250617T090000Z")
    let without = event("\(master)\nEXDATE:20250617T080000Z")
    #expect(export(calendar(without + change)) == without.dropLast())
    let elsewhere = event("\(master)\nEXDATE:20250618T080000Z")
    #expect(export(calendar(elsewhere + change)) == (elsewhere + change).dropLast())
  }

  @Test func `puts lines together that quoted-printable has broken`() {
    let name = "DESCRIPTION;ENCODING=QUOTED-PRINTABLE"
    let text = export(calendar(event("\(name):Mic=\nro=\n\nsoft: x\nX-A:b=\nX-B:c")))
    #expect(text == event("\(name):Microsoft: x\nX-A:b=\nX-B:c").dropLast())
    let nul = name.replacing("ENCODING", with: "\0ENC\0ODING")
    #expect(export(calendar(event("\(nul):a=\nb"))) == event("\(name):ab").dropLast())
    let controls = export(calendar(event("\(name):a\u{1}b=\u{F}\u{7F}ä\u{88}")))
    #expect(controls == event("\(name):a=01b==0F=7Fä=C2=88").dropLast())
    let sets = export(calendar(event("X-A;CHARSET=X:a\u{1}\n\(name);CHARSET=X:a\u{1}")))
    #expect(sets == event("X-A:a\u{1}\n\(name);CHARSET=X:a=01").dropLast())
    // What the program reads as something else goes on doing so.
    let broken = event("\(name):Mic=\nUID:1")
    #expect(export(calendar(broken)) == broken.dropLast())
  }

  @Test func `has components of names that are not known without an END of theirs`() {
    #expect(
      export("BEGIN:VCALENDAR\nBEGIN:X-A\nX-B:c\nEND:VCALENDAR\n")
        == "BEGIN:X-A\nX-B:c\nEND:X-A"
    )
  }

  @Test func `has blanks in rules for what is read as such`() {
    #expect(
      export(calendar(event("RRULE:FREQ=DAILY;UNTIL=20250722T140000\u{1A}\t;COUNT=\u{1}2")))
        == event("RRULE:FREQ=DAILY;UNTIL=20250722T140000 \t;COUNT= 2").dropLast()
    )
  }

  @Test func `passes over NUL in texts and words`() {
    #expect(export(calendar(event("SUMMARY:a\0b\nX-A:\0"))) == event("SUMMARY:ab\nX-A:").dropLast())
    #expect(export(calendar(event("UID:a\0b"))) == event("UID:a\0b").dropLast())
    #expect(export(calendar(event("STATUS:C\0D"))) == event("STATUS:CD").dropLast())
    #expect(export(calendar(event("TRANSP:\0C"))) == event("TRANSP:C").dropLast())
  }

  // MARK: - Zones

  private static func zone(_ name: String, _ offset: String) -> String {
    "BEGIN:VTIMEZONE\nTZID:\(name)\nBEGIN:STANDARD\nDTSTART:20000101T000000\nRRULE:FREQ=YEARLY\n"
      + "TZOFFSETFROM:+0000\nTZOFFSETTO:\(offset)\nEND:STANDARD\nEND:VTIMEZONE\n"
  }

  private static func zoned(_ uid: Int, _ name: String) -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nDTSTART;TZID=\(name):20250616T080000\nEND:VEVENT\n"
  }

  @Test func `has a zone without its ends as it was read`() throws {
    let zone = Self.zone("Here", "+0300")
    let open = zone.replacing("END:STANDARD\nEND:VTIMEZONE\n", with: "") + Self.zoned(1, "Here")
    #expect(export(calendar(open)) == (zone + Self.zoned(1, "Here")).dropLast())
    // An END that closes nothing is passed over, and is not written.
    let stray = zone.replacing("TZOFFSETTO", with: "END:DAYLIGHT\nTZOFFSETTO")
    for text in [open, zone + Self.zoned(1, "Here"), stray + Self.zoned(1, "Here")] {
      let window = try Sliced.window(from: "2025-06-01", to: "2025-06-30", zone: "UTC")
      let found = Sliced.collection(text).occurrences(touching: window).occurrences
      #expect(
        found.map { window.zone.civil(at: $0.time.start(in: window.zone)).description } == [
          "2025-06-16T05:00:00"
        ]
      )
    }
  }

  @Test func `has the zones that its components name, also in parts that are not known, once`() {
    let needed = Self.zone("Here", "+0300")
    let extra = Self.zone("There", "+0400")
    let inner = "BEGIN:X-A\nX-B;TZID=\"There\":1\nEND:X-A\n"
    let unused = Self.zone("Unused", "+0100")
    let components = Self.zoned(1, "Here") + inner
    // What is no property is left out, and asks for nothing.
    let others = components.replacing("BEGIN:X-A\n", with: "BEGIN:X-A\nX\0;TZID=Unused:1\n")
    let source = calendar(unused + needed + extra + others)
    #expect(
      export([source], choosing: { _ in true }) == (needed + Self.zoned(1, "Here")).dropLast()
    )
    // Everything has those too that nothing asks for.
    #expect(export(source) == (needed + extra + unused + components).dropLast())
    #expect(export(calendar(unused)) == unused.dropLast())
    let both = calendar(needed + Self.zoned(1, "Here"))
    #expect(
      export(both, calendar(Self.zoned(2, "Here") + needed))
        == (needed + Self.zoned(1, "Here") + Self.zoned(2, "Here")).dropLast(),
    )
  }

  @Test func `has definitions of nothing too, unless others define the name`() {
    let empty = "BEGIN:VTIMEZONE\nTZID:Europe/Berlin\nX-A:b\nEND:VTIMEZONE\n"
    let events = (1...2).map { Self.zoned($0, "Europe/Berlin") }
    #expect(export(calendar(empty + empty + events[0])) == (empty + events[0]).dropLast())
    let berlin = Self.zone("Europe/Berlin", "+0200")
    #expect(
      export([calendar(empty + events[0]), calendar(berlin + events[1])], choosing: { _ in true })
        == (berlin + events.joined()).dropLast(),
    )
  }

  @Test func `leaves a definition out that would change what a name means`() {
    let berlin = calendar(Self.zone("Europe/Berlin", "+0500"))
    let event = Self.zoned(1, "Europe/Berlin")
    #expect(export(berlin, calendar(event)) == event.dropLast())
  }

  @Test func `calls zones differently that are one name for different clocks`() {
    let text = export(
      calendar(Self.zone("Europe/Berlin", "+0300") + Self.zoned(1, "Europe/Berlin")),
      calendar(Self.zone("Europe/Berlin", "+0400") + Self.zoned(2, "\"Europe/Berlin\"")),
      calendar(Self.zone("Europe/Berlin", "+0400") + Self.zoned(3, "Europe/Berlin")),
      // Not defined, it is what it is everywhere.
      calendar(Self.zoned(4, "Europe/Berlin")),
    )
    #expect(
      text
        == (Self.zone("/icsview/1/Europe/Berlin", "+0300")
        + Self.zone("/icsview/2/Europe/Berlin", "+0400")
        + Self.zoned(1, "/icsview/1/Europe/Berlin")
        + Self.zoned(2, "\"/icsview/2/Europe/Berlin\"") + Self.zoned(3, "/icsview/2/Europe/Berlin")
        + Self.zoned(4, "Europe/Berlin")).dropLast(),
    )
  }

  @Test func `calls zones the same whose clocks agree as long as it matters`() {
    let berlin = """
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      BEGIN:DAYLIGHT
      DTSTART:19810329T020000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:19961027T030000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE

      """
    let older = berlin.replacing("DTSTART:1981", with: "DTSTART:1601")
      .replacing("DTSTART:1996", with: "DTSTART:1601")
    let text = export(
      calendar(berlin + Self.zoned(1, "Europe/Berlin")),
      calendar(older + Self.zoned(2, "Europe/Berlin")),
      calendar(Self.zoned(3, "Europe/Berlin")),
    )
    let events = (1...3).map { Self.zoned($0, "Europe/Berlin") }.joined()
    #expect(text == (berlin + events).dropLast())
    // Before 1980 they do not agree.
    func old(_ uid: Int) -> String {
      Self.zoned(uid, "Europe/Berlin").replacing("2025", with: "1960")
    }
    let both = export(calendar(berlin + old(1)), calendar(older + old(2)))
    #expect(both.contains("TZID:/icsview/1/Europe/Berlin\n"))
  }

  @Test func `keeps what a time means whose zone only the calendar knows`() {
    let event = Self.zoned(1, "Office")
    let first = "BEGIN:VCALENDAR\nX-WR-TIMEZONE:Europe/Berlin\n\(event)END:VCALENDAR\n"
    #expect(export(first) == "X-WR-TIMEZONE:Europe/Berlin\n\(event)".dropLast())
    #expect(
      export(first, calendar(Self.zoned(2, "Office")))
        == (Self.zoned(1, "Europe/Berlin") + Self.zoned(2, "Office")).dropLast(),
    )
    let defined = Self.zone("Europe/Berlin", "+0300")
    #expect(
      export("BEGIN:VCALENDAR\nX-WR-TIMEZONE:Europe/Berlin\n\(defined)\(event)END:VCALENDAR\n")
        == "X-WR-TIMEZONE:Europe/Berlin\n\(defined)\(event)".dropLast(),
    )
  }

  @Test func `writes days where the number of zones would move them`() {
    let series = """
      BEGIN:VEVENT
      UID:1
      DTSTART;VALUE=DATE:20250616
      DTEND;VALUE=DATE:20250617
      RRULE:FREQ=DAILY;UNTIL=20250619T210000Z;INTERVAL=1
      EXDATE;X-A=b:20250617T210000Z,20250619
      END:VEVENT

      """
    let zone = Self.zone("Here", "+0300")
    let days = "UNTIL=20250620;INTERVAL=1\nEXDATE;X-A=b;VALUE=DATE:20250618,20250619"
    #expect(export([calendar(zone + series)], choosing: { _ in true }).contains(days))
    // With the only zone of the calendar in the file all is as it was.
    #expect(export(calendar(zone + series)) == (zone + series).dropLast())
    let other = calendar(Self.zone("There", "+0400") + Self.zoned(2, "There"))
    #expect(export(calendar(zone + series), other).contains(days))
  }

  // MARK: - Messages

  @Test func `keeps messages of one file apart, each with its own words`() {
    let request = "BEGIN:VCALENDAR\nMETHOD:REQUEST\n\(event("UID:1"))END:VCALENDAR\n"
    let reply = "BEGIN:VCALENDAR\nMETHOD:REPLY\n\(event("UID:1"))END:VCALENDAR\n"
    let both = export(request + reply)
    let between = "END:VCALENDAR\nBEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n"
    #expect(
      both
        == "METHOD:REQUEST\n\(event("UID:1"))\(between)METHOD:REPLY\n\(event("UID:1"))".dropLast()
    )
    // The calendar stands where the first of its parts stood.
    #expect(export(request + calendar(event("UID:2")) + reply).hasPrefix("METHOD:REQUEST\n"))
    // One alone is a calendar like others.
    #expect(
      export(request, calendar(event("UID:2"))) == (event("UID:1") + event("UID:2")).dropLast()
    )
  }

  @Test func `is there without components too`() {
    #expect(export(calendar("")) == "")
    #expect(export([calendar(event("UID:1"))], choosing: { _ in false }) == "")
  }

  private func event(_ lines: String) -> String { "BEGIN:VEVENT\n\(lines)\nEND:VEVENT\n" }

  private func calendar(_ lines: String) -> String { "BEGIN:VCALENDAR\n\(lines)END:VCALENDAR\n" }

  private func export(_ sources: String...) -> String { export(sources) }

  private func export(_ source: String, leftOut: inout Int) -> String {
    let (text, count) = lines([source], nil)
    leftOut = count
    return text
  }

  private func export(
    _ sources: [String],
    choosing isChosen: ((ComponentReference) -> Bool)? = nil
  ) -> String {
    lines(sources, isChosen).0
  }

  /// What stands between the first lines and the last one of a file, and how many lines do not.
  private func lines(
    _ sources: [String],
    _ isChosen: ((ComponentReference) -> Bool)?
  ) -> (String, Int) {
    let collection = CalendarCollection(
      sources.map { CalendarSource(name: "x", bytes: SourceBytes(Array($0.utf8))) },
      database: TimeZoneDatabase(load: ZoneFiles.bytes),
    )
    let selection = CalendarExport.Selection(
      collection.components.filter { isChosen?($0) ?? true },
      isEverything: isChosen == nil,
    )
    let export = CalendarExport(selection, of: collection, reader: .utc) { _, _ in nil }
    var lines: [String] = []
    let leftOut = export.forEachLine(productID: "x") {
      lines.append(String(decoding: $0, as: UTF8.self))
    }
    #expect(lines.prefix(3) == ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"])
    #expect(lines.last == "END:VCALENDAR")
    return (lines.dropFirst(3).dropLast().joined(separator: "\n"), leftOut)
  }
}
