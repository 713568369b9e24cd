import Foundation
import TestSupport
import Testing

struct `the bytes of a calendar` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let title = "Büro 회의 🎉"

  @Test(
    arguments: [
      (String.Encoding.utf8, [0xEF, 0xBB, 0xBF]), (.utf8, []),
      (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16LittleEndian, []),
      (.utf16BigEndian, [0xFE, 0xFF]), (.utf16BigEndian, []),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32LittleEndian, []),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]), (.utf32BigEndian, []),
    ] as [(String.Encoding, [UInt8])]
  )
  func `are Unicode with a mark and without`(encoding: String.Encoding, mark: [UInt8]) throws {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let text = event(Self.title).replacingOccurrences(of: "\n", with: lineBreak)
      let bytes = mark + (try #require(text.data(using: encoding)))
      #expect(try titles(of: bytes) == [Self.title])
    }
  }

  @Test func `may end in half a character of UTF-16`() throws {
    let bytes = try #require(event(Self.title).data(using: .utf16LittleEndian))
    #expect(try titles(of: [0xFF, 0xFE] + bytes + [0x0A]) == [Self.title])
    let lone = Array(bytes) + [0x3D, 0xD8]
    #expect(try titles(of: lone) == [Self.title])
    for count in 0..<4 { #expect(try titles(of: Array(bytes.prefix(count))) == []) }
  }

  @Test(
    arguments: [
      ("SUMMARY", [0x42, 0xFC, 0x72, 0x6F], "Büro"),
      // UTF-8 and Windows-1252 in one line.
      ("SUMMARY", [0xC3, 0xA9, 0x20, 0xE9, 0x20, 0x93, 0x80, 0x94], "é é “€”"),
      ("SUMMARY;CHARSET=ISO-8859-1", [0x42, 0xFC, 0x72, 0x6F], "Büro"),
      ("SUMMARY;LANGUAGE=de;CHARSET=ISO-8859-2;X-A=b", [0xB9], "š"),
      ("SUMMARY;CHARSET=\"Shift_JIS\"", [0x89, 0xEF], "会"),
      ("SUMMARY;charset=iso-2022-jp", [0x1B, 0x24, 0x42, 0x32, 0x71, 0x1B, 0x28, 0x42], "会"),
      // What is UTF-8 already was not meant.
      ("SUMMARY;CHARSET=ISO-8859-1", [0xC3, 0xA9], "é"),
      ("SUMMARY;CHARSET=UTF-8", [0xC3, 0xA9], "é"),
      ("SUMMARY;CHARSET=nonsense", [0x42, 0xFC], "Bü"),
      ("SUMMARY;CHARSET=", [0xE9], "é"),
      ("SUMMARY", [0x41, 0, 0x42, 0], "AB"),
      ("SUMMARY", [0x41, 0x07, 0x1B, 0x42, 0x7F], "A\u{7}\u{1B}B\u{7F}"),
    ] as [(String, [UInt8], String)]
  )
  func `are repaired line by line`(property: String, value: [UInt8], title: String) throws {
    let begin = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250616T080000Z\n\(property):"
    let end = "\nLOCATION:grün\nEND:VEVENT\nEND:VCALENDAR"
    #expect(try titles(of: Array(begin.utf8) + value + Array(end.utf8)) == [title])
    #expect(try run("--fields", "location").contains("grün"))
  }

  @Test func `are repaired in names and identities too`() throws {
    let text =
      "BEGIN:VCALENDAR\nX-WR-CALNAME:B~ro\nBEGIN:VEVENT\nUID:~1\n"
      + "DTSTART;TZID=Gr~n:20250616T080000\nEND:VEVENT\nEND:VCALENDAR"
    try folder.write(text.utf8.map { $0 == UInt8(ascii: "~") ? 0xFC : $0 }, to: "a.ics")
    #expect(try run("--fields", "calendar,uid") == "{\"calendar\":\"Büro\",\"uid\":\"ü1\"}\n")
    #expect(GoldenCommand.run(["list", folder.path]).diagnostics.contains("'Grün'"))
  }

  @Test func `keep identities apart that differ in a bad byte only`() throws {
    let one = event("one", uid: "~")
    let text = one + one.replacingOccurrences(of: "~", with: "^")
    let bytes: [UInt8] = text.utf8.map { $0 == 0x7E ? 0xE9 : $0 == 0x5E ? 0xE8 : $0 }
    #expect(try titles(of: bytes) == ["one", "one"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func `end lines in any way, and the last line in none`(lineBreak: String) throws {
    let lines = event("\(Self.title) and so on").split(separator: "\n").flatMap { line in
      line.hasPrefix("SUMMARY")
        ? [String(line.prefix(12)), " \(line.dropFirst(12))"] : [String(line)]
    }
    let text = lines.joined(separator: lineBreak)
    #expect(try titles(of: Array(text.utf8)) == ["\(Self.title) and so on"])
  }

  @Test func `end lines in all ways at once`() throws {
    let breaks = ["\r\n", "\n", "\r", "\r\r\n", "\n\n"]
    for turn in breaks.indices {
      var text = ""
      for (number, line) in event(Self.title).split(separator: "\n").enumerated() {
        text += line + breaks[(number + turn) % breaks.count]
      }
      #expect(try titles(of: Array(text.utf8)) == [Self.title])
    }
  }

  @Test func `fold lines in the middle of a letter`() throws {
    let whole = Array(event(Self.title).utf8)
    let line = try #require(whole.firstRange(of: Array("SUMMARY".utf8))?.lowerBound)
    for position in line + 1..<line + 9 + Self.title.utf8.count {
      for fold in ["\r\n ", "\n\t", "\r "] {
        let bytes = whole[..<position] + Array(fold.utf8) + whole[position...]
        #expect(try titles(of: Array(bytes)) == [Self.title])
      }
    }
  }

  @Test func `have marks inside, where files were put one behind the other`() throws {
    let mark = "\u{FEFF}"
    let named = event("two")
      .replacingOccurrences(of: "BEGIN:VCALENDAR", with: "BEGIN:VCALENDAR\nX-WR-CALNAME:Second")
    try folder.write(mark + event("one") + mark + named, to: "a.ics")
    let result = GoldenCommand.run([
      "list", "--format", "ndjson", "--fields", "calendar", folder.path,
    ])
    #expect(result.output == "{\"calendar\":\"a\"}\n{\"calendar\":\"Second\"}\n")
    #expect(result.diagnostics == "")
  }

  @Test func `have lines of ten million bytes`() throws {
    let long = String(repeating: "Wörter und ", count: 900_000)
    let folded = long.split(separator: " ").joined(separator: " \r\n  ")
    let text = event("short\nCOMMENT:\(long)\nDESCRIPTION:\(folded)\nLOCATION:here")
    #expect(try titles(of: Array(text.utf8)) == ["short"])
    #expect(try run("--fields", "location") == "{\"location\":\"here\"}\n")
  }

  private func titles(of bytes: [UInt8]) throws -> [String] {
    try folder.write(bytes, to: "a.ics")
    return IcsviewCommandTests.titles(
      GoldenCommand.run(["list", "--format", "ndjson", folder.path])
    )
  }

  private func run(_ arguments: String...) throws -> String {
    GoldenCommand.run(["list", "--format", "ndjson", folder.path] + arguments).output
  }
}
