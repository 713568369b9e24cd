import Foundation
import ICalendar
import TestSupport
import Testing

@testable import IcsviewCommand

struct `a mail message` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let header = """
    From: a@example.org
    To: b@example.org
    Subject: BEGIN:VCALENDAR
    MIME-Version: 1.0

    """
  private static let title = "Büro 회의"

  @Test(arguments: ["\n", "\r\n"])
  func `gives the calendar that its body is`(lineBreak: String) throws {
    let calendar = event(Self.title)
    let bodies = [
      ("Content-Type: text/calendar; charset=utf-8; method=REQUEST\n\n", calendar),
      ("Content-Type: TEXT/Calendar\nContent-Transfer-Encoding: 8bit\n\n", calendar),
      ("Content-Type: text/calendar\nContent-Transfer-Encoding: base64\n\n", base64(calendar)),
      (
        "Content-Type: text/calendar;\n charset=\"utf-8\"\nContent-Transfer-Encoding: Quoted-Printable\n\n",
        quotedPrintable(calendar)
      ),
      ("Content-Type: application/octet-stream; name=\"invite.ICS\"\n\n", calendar),
      (
        "Content-Type: x/y\nContent-Disposition: attachment; filename*0=in; filename*1=\"v.ics\"\n\n",
        calendar
      ),
      // No word of a calendar.
      ("\n", calendar),
    ]
    for (type, body) in bodies {
      let mail = (Self.header + type + body).replacingOccurrences(of: "\n", with: lineBreak)
      #expect(try titles(mail) == [Self.title])
    }
  }

  @Test func `gives the calendars of its parts, nested ones too, each once`() throws {
    let invitation = event("one", uid: "1")
    let mail =
      Self.header + """
        Content-Type: multipart/mixed; boundary="outer=1"

        Not seen: BEGIN:VCALENDAR
        --outer=1
        Content-Type: multipart/alternative;
         boundary=inner

        --inner
        Content-Type: text/plain

        \(event("not this one"))
        --inner
        Content-Type: text/calendar; method=REQUEST

        \(invitation)
        --inner--
        --outer=1
        Content-Type: application/ics; name="invite.ics"
        Content-Transfer-Encoding: base64

        \(base64(invitation.replacingOccurrences(of: "\n", with: "\r\n")))
        --outer=1
        Content-Type: message/rfc822

        Subject: forwarded
        Content-Type: text/calendar
        Content-Transfer-Encoding: quoted-printable

        \(quotedPrintable(event("two")))
        --outer=1
        Content-Type: application/pdf; name=x.pdf

        \(event("nor this"))
        --outer=1
        Content-Type: text/calendar

        \(event("three"))
        --outer=1--
        Content-Type: text/calendar

        \(event("behind the end"))
        """
    #expect(try titles(mail) == ["one", "three", "two"])
  }

  @Test(
    arguments: [
      ("iso-8859-1", [0x42, 0xFC, 0x72, 0x6F], "Büro"), ("Shift_JIS", [0x89, 0xEF], "会"),
      ("utf-8", [0x42, 0xC3, 0xBC, 0x72, 0x6F], "Büro"),
      ("iso-8859-1", [0x42, 0xC3, 0xBC, 0x72, 0x6F], "Büro"),
      ("us-ascii", [0x42, 0xFC, 0x72, 0x6F], "B\u{FFFD}ro"),
      ("unheard-of", [0x42, 0xFC, 0x72, 0x6F], "Büro"),
      ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x32, 0x71, 0x1B, 0x28, 0x42], "会"),
    ] as [(String, [UInt8], String)]
  )
  func `has parts in any character set`(charset: String, title: [UInt8], text: String) throws {
    let calendar = event("~").split(separator: "~").map { Array($0.utf8) }.joined(separator: title)
    for encoding in ["base64", "8bit"] {
      let body = encoding == "base64" ? Array(Data(calendar).base64EncodedData()) : Array(calendar)
      let type =
        "Content-Type: text/calendar; charset=\(charset)\nContent-Transfer-Encoding: \(encoding)\n\n"
      #expect(try titles(bytes: Array("\(Self.header)\(type)".utf8) + body) == [text])
    }
  }

  @Test func `has parts in UTF-16`() throws {
    let calendar = try #require(event(Self.title).data(using: .utf16))
    let type = "Content-Type: text/calendar; charset=utf-16\nContent-Transfer-Encoding: base64\n\n"
    #expect(try titles("\(Self.header)\(type)\(calendar.base64EncodedString())") == [Self.title])
  }

  @Test func `can be one of many in an mbox file`() throws {
    func mail(_ title: String) -> String {
      "From a@example.org Mon Jun 16 08:00:00 2025\n\(Self.header)Content-Type: text/calendar\n\n\(event(title))\n"
    }
    #expect(try titles(mail("one") + mail("two") + mail("three")) == ["one", "three", "two"])
  }

  @Test func `is reported by lines of the file`() throws {
    let calendar = event("x").replacingOccurrences(of: "DTSTART:", with: "DTSTART:x")
    let mail =
      Self.header + "Content-Type: multipart/mixed; boundary=b\n\n--b\n"
      + "Content-Type: text/calendar\n\n\(calendar)--b--\n"
    try folder.write(mail, to: "mail.eml")
    let line =
      mail.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("DTSTART") } ?? 0
    let result = GoldenCommand.run(["list", folder.path(of: "mail.eml")])
    #expect(result.diagnostics.contains("mail.eml:\(line + 1):1: warning: DTSTART 'x2"))
  }

  @Test func `without a calendar says so`() throws {
    let mail = Self.header + "Content-Type: text/plain\n\nHello\n"
    try folder.write(mail, to: "mail.eml")
    let result = GoldenCommand.run(["list", folder.path(of: "mail.eml")])
    #expect(result.status == .failure)
    #expect(result.diagnostics.hasSuffix("' is a mail message: no part of it is a calendar\n"))
  }

  @Test func `never traps and always ends, whatever it holds`() {
    var random = SeededGenerator(seed: 7)
    let words = [
      "Content-Type: ", "multipart/mixed; boundary=", "text/calendar", "message/rfc822", "\n", "\r",
      "\n\n", "--b", "--b--", "boundary=b", "\"", ";", "=", "=3D", "=\n", "==", "charset=",
      "utf-16",
      "Content-Transfer-Encoding: base64\n", "BEGIN:VCALENDAR\n", "From x\n", "MIME-Version: 1.0\n",
      "*0*", ":", " ", "\t", "quoted-printable", "name=x.ics",
    ]
    for _ in 0..<2000 {
      var text = "MIME-Version: 1.0\n"
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        text += words.randomElement(using: &random) ?? ""
      }
      _ = MailMessage.calendars(in: SourceBytes(Array(text.utf8)))
    }
    let deep = String(
      repeating: "Content-Type: multipart/mixed; boundary=b\n\n--b\n",
      count: 20_000
    )
    #expect(MailMessage.calendars(in: SourceBytes(Array(deep.utf8))) == nil)
  }

  private func titles(_ text: String) throws -> [String] { try titles(bytes: Array(text.utf8)) }

  private func titles(bytes: [UInt8]) throws -> [String] {
    try folder.write(bytes, to: "mail.eml")
    let result = GoldenCommand.run(["list", "--format", "ndjson", folder.path(of: "mail.eml")])
    return IcsviewCommandTests.titles(result)
  }

  private func base64(_ text: String) -> String {
    Data(text.utf8).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
  }

  /// Every fifth byte and those beyond ASCII in hexadecimal, and a soft break behind every seventh.
  private func quotedPrintable(_ text: String) -> String {
    var result = ""
    for (number, byte) in text.utf8.enumerated() {
      if byte != 10, byte >= 0x80 || byte == 0x3D || number % 5 == 0 {
        result += "=" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      } else {
        result += String(UnicodeScalar(byte))
      }
      if number % 7 == 0 { result += "= \n" }
    }
    return result
  }
}
