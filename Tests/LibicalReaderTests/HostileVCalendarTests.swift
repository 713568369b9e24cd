import LibicalReader
import TestSupport
import Testing

struct `a file of vCalendar made to do harm` {
  private let converter = VCalendarConverter { bytes, _ in String(decoding: bytes, as: UTF8.self) }

  @Test func `may be any bytes`() {
    let pieces = [
      "BEGIN:VCALENDAR", "END:VCALENDAR", "VERSION:1.0", "BEGIN:VEVENT", "END:VEVENT",
      "BEGIN:VTODO",
      "END:VTODO", "BEGIN:X", "END:X", "SUMMARY", "DTSTART", "DUE", "RRULE", "EXRULE", "EXDATE",
      "DALARM",
      "AALARM", "MALARM", "ATTENDEE", "CATEGORIES", "GEO", "STATUS", "TRANSP", "QUOTED-PRINTABLE",
      "ENCODING=BASE64", "CHARSET=x", ";", ":", "=", "=0A", "=FF", ",", "\"", "\\", "<", ">", "@",
      "#", "#0",
      "MP1", "1+", "2-", "LD", "MO", "W2", "YD366", "D", "20250616T093000", "20250616", "Z",
      "99999999999",
      "PT5M", "\r\n", "\n", "\r", "\n ", "\0", "é", "\u{FEFF}",
    ]
    var random = SeededGenerator(seed: 21)
    for _ in 0..<3_000 {
      var bytes = Array("BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\n".utf8)
      for _ in 0..<Int.random(in: 0..<80, using: &random) {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8
        if Int.random(in: 0..<4, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      let (calendar, fileLines) = converter.iCalendar(from: bytes.span)
      #expect(calendar.starts(with: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n".utf8))
      #expect(calendar.count { $0 == UInt8(ascii: "\n") } == fileLines.count)
      #expect(calendar.count { $0 == UInt8(ascii: "\r") } == fileLines.count)
      #expect(!calendar.contains(0))
    }
  }

  @Test(arguments: [
    "SUMMARY;QUOTED-PRINTABLE:=\n=\n", "=\n", " x\n", "A;B\n :", "DALARM:;;;;;;;;", "x;",
    "BEGIN:VEVENT\n",
    "BEGIN:X\n", "END:VEVENT\n", "SUMMARY;BASE64:QQ==\nQQ==\n", "RRULE:MP1 1+ 1+ MO MO ",
    "EXDATE:20250616;",
    "CATEGORIES:a;", "ATTENDEE:<<<<", "\\", "\"", "\r",
  ])
  func `takes no more time than its length`(piece: String) {
    let head = "BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\nSUMMARY:"
    let bytes = Array((head + String(repeating: piece, count: 20_000)).utf8)
    let (calendar, _) = converter.iCalendar(from: bytes.span)
    #expect(calendar.count < 40 * bytes.count)
  }
}
