import Testing

@testable import CalendarChecking

struct `bytes and lines` {
  @Test(arguments: FindingCases.bytes)
  func `are checked`(test: CheckCase) {
    expectFindings(of: test, among: FindingTable.bytes + FindingTable.components)
  }
}

extension FindingCases {
  /// An event of one line that each kind of bytes can stand in.
  private static func raw(_ kind: FindingKind, _ bytes: [UInt8]) -> CheckCase {
    let head = "BEGIN:VCALENDAR\r\nPRODID:1\r\nVERSION:2.0\r\nBEGIN:X-A\r\n"
    return CheckCase(
      kind,
      bytes: Array(head.utf8) + bytes + Array("\r\nEND:X-A\r\nEND:VCALENDAR\r\n".utf8)
    )
  }

  private static let whole =
    "BEGIN:VCALENDAR\nPRODID:1\nVERSION:2.0\nBEGIN:X-A\nEND:X-A\nEND:VCALENDAR\n"

  static let bytes: [CheckCase] = [
    .file(.emptyFile, "▶"),
    .file(.emptyFile, "▶\n \n\t\n"),
    .file(.noVCalendar, "▶<!DOCTYPE html>\n<html>"),
    .file(.noVCalendar, "▶BEGIN:VEVENT\nUID:1\nEND:VEVENT\n"),
    .file(.textBeforeBegin, "▶Content-Type: text/calendar\nX: y\n\n\(whole)"),
    .file(.textBeforeBegin, "\n\n\(whole)"),
    .file(.textAfterEnd, "\(whole)▶X-NOTE:late\nX-NOTE:later\n"),
    .file(.textAfterEnd, "\(whole)▶BEGIN:VEVENT\nEND:VEVENT\n"),
    .file(.textAfterEnd, "\(whole)\n\n"),
    CheckCase(.textAfterEnd, bytes: Array(whole.crlf.utf8) + [0x1A, 0x0D, 0x0A]),
    CheckCase(.byteOrderMark, bytes: Array("▶".utf8) + [0xEF, 0xBB, 0xBF] + whole.crlf.utf8),
    CheckCase(.utf16Text, bytes: Array("▶".utf8) + [0xFF, 0xFE, 0x42, 0, 0x45, 0]),
    CheckCase(.utf16Text, bytes: Array("▶".utf8) + [0, 0x42, 0, 0x45]),
    raw(.notUTF8, Array("X-B:Caf▶".utf8) + [0xE9] + Array(" ".utf8) + [0xE9]),
    raw(.notUTF8, Array("X-B:▶".utf8) + [0xED, 0xA0, 0x80]),
    raw(.notUTF8, Array("X-B:Grüße 회의 🎉".utf8)),
    raw(.controlCharacter, Array("X-B:A▶\u{0B}B\u{0B}".utf8)),
    raw(.controlCharacter, Array("X-B:▶\u{7F}".utf8)),
    raw(.controlCharacter, Array("X-B:A\tB\u{85}".utf8)),
    CheckCase(.lfLineEnds, bytes: Array("▶\(whole)".utf8)),
    CheckCase(.crLineEnds, bytes: Array("▶\(whole.replacing("\n", with: "\r"))".utf8)),
    CheckCase(
      .mixedLineEnds,
      bytes: Array(
        "BEGIN:VCALENDAR\r\nVERSION:2.0▶\nPRODID:1\r\nBEGIN:X-A\nEND:X-A\r\nEND:VCALENDAR\r\n".utf8
      )
    ),
    .file(.noFinalLineBreak, whole.dropLast() + "▶"),
    raw(.longLine, Array("X-B:\(String(repeating: "a", count: 71))▶aaa".utf8)),
    raw(.longLine, Array("X-B:\(String(repeating: "a", count: 71))".utf8)),
    raw(.foldInsideCharacter, Array("X-B:Gr▶".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xBC]),
    raw(.foldInsideCharacter, Array("X-B:Gr\r\n ü".utf8)),
    .calendar(.blankLine, "▶\nBEGIN:X-A\n\nEND:X-A"),
    .calendar(.blankLine, "BEGIN:X-A\nX-B:a\n▶ \nEND:X-A"),
    // A fold before two spaces of the text.
    .calendar(.blankLine, "BEGIN:X-A\nX-B:a\n   \n b\nEND:X-A"),
    .calendar(.continuationWithoutLine, "BEGIN:VTIMEZONE\n▶ TZID:1\nEND:VTIMEZONE"),
    .file(.continuationWithoutLine, "\(whole.prefix(15))\n▶ X\n\(whole.dropFirst(16))"),
    .calendar(.continuationWithoutLine, "BEGIN:X-\n A\nEND:X\n -A"),
    .calendar(.lineWithoutColon, "BEGIN:X-A\n▶second line\nX-B:1\nEND:X-A"),
    .calendar(.lineWithoutColon, "BEGIN:X-A\n▶X-B;TZID=1\nEND:X-A"),
  ]
}

extension String {
  /// The text with line ends of CR LF.
  var crlf: String { replacing("\n", with: "\r\n") }
}
