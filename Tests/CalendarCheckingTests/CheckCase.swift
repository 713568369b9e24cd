import CalendarChecking
import CivilCalendar
import ICalendar
import TestSupport
import Testing
import TimeZones

/// A calendar with marks where one kind of finding has to be, and no other findings.
///
/// `▶` stands right before the byte of a finding. Without marks the calendar shows that something is not one.
struct CheckCase: CustomTestStringConvertible, Sendable {
  let kind: FindingKind
  let bytes: [UInt8]
  /// Where the findings are, as `line:column`.
  let places: [String]
  /// Other kinds that cannot be avoided.
  let others: Set<FindingKind>

  var testDescription: String {
    let text = String(decoding: bytes.prefix(1000), as: UTF8.self)
    return "\(kind.rawValue)\(places.isEmpty ? " not" : "") in \(text)"
  }

  /// A file of these bytes, in which the mark is `▶` in UTF-8.
  init(_ kind: FindingKind, bytes marked: [UInt8], besides others: Set<FindingKind> = []) {
    self.kind = kind
    self.others = others
    var marks = MarkedBytes()
    marks.read(marked)
    bytes = marks.bytes
    places = marks.places
  }

  /// A file of this text with line ends of CR LF.
  static func file(
    _ kind: FindingKind,
    _ text: String,
    besides others: Set<FindingKind> = []
  ) -> CheckCase {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return CheckCase(kind, bytes: Array(lines.joined(separator: "\r\n").utf8), besides: others)
  }

  /// A VCALENDAR that has these lines after its PRODID and VERSION.
  static func calendar(
    _ kind: FindingKind,
    _ lines: String,
    besides others: Set<FindingKind> = []
  ) -> CheckCase {
    .file(
      kind,
      "BEGIN:VCALENDAR\nPRODID:-//icsview//tests//EN\nVERSION:2.0\n\(lines)\nEND:VCALENDAR\n",
      besides: others
    )
  }

  /// An event of these lines, with what every event has where they do not have it.
  static func event(
    _ kind: FindingKind,
    _ lines: String,
    besides others: Set<FindingKind> = []
  ) -> CheckCase {
    .calendar(kind, CheckCase.event(lines), besides: others)
  }

  /// The same, where other kinds cannot be avoided.
  func besides(_ others: FindingKind...) -> CheckCase {
    CheckCase(kind: kind, bytes: bytes, places: places, others: self.others.union(others))
  }

  private init(kind: FindingKind, bytes: [UInt8], places: [String], others: Set<FindingKind>) {
    self.kind = kind
    self.bytes = bytes
    self.places = places
    self.others = others
  }

  /// The text of an event.
  static func event(_ lines: String) -> String {
    let usual = [
      "UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:Lunch", "DTSTART:20250616T110000Z",
      "DTEND:20250616T120000Z",
    ]
    return component("VEVENT", lines, usual: usual)
  }

  /// The text of a component with these lines and those of the usual ones that they do not replace.
  static func component(_ name: String, _ lines: String, usual: [String]) -> String {
    let own = lines.prefix(upTo: lines.firstRange(of: "BEGIN:")?.lowerBound ?? lines.endIndex)
    let written = own.split(separator: "\n").map { line in
      String(line.drop { $0 == "▶" || $0 == "-" }.prefix { $0.isLetter || $0 == "-" })
    }
    let added = usual.filter { line in
      !written.contains(String(line.prefix { $0.isLetter || $0 == "-" }))
    }
    // A line such as `-SUMMARY` leaves out what is usual.
    let kept = lines.split(separator: "\n").filter { !$0.hasPrefix("-") }.map(String.init)
    return (["BEGIN:\(name)"] + added + kept + ["END:\(name)"]).joined(separator: "\n")
  }
}

/// Takes marks out of bytes and counts where they stood.
private struct MarkedBytes {
  var bytes: [UInt8] = []
  var places: [String] = []
  private var line = 1
  private var column = 1
  private static let mark = Array("▶".utf8)

  mutating func read(_ marked: [UInt8]) {
    var index = 0
    while index < marked.count {
      if marked[index...].starts(with: MarkedBytes.mark) {
        places.append("\(line):\(column)")
        index += MarkedBytes.mark.count
      } else {
        append(marked[index], next: index + 1 < marked.count ? marked[index + 1] : 0)
        index += 1
      }
    }
  }

  private mutating func append(_ byte: UInt8, next: UInt8) {
    bytes.append(byte)
    column += 1
    let endsLine = byte == 0x0A || byte == 0x0D && next != 0x0A
    guard endsLine else { return }
    line += 1
    column = 1
  }
}

/// The zones of the machine, and one name of Windows.
private let zones = TimeZoneDatabase(
  load: ZoneFiles.bytes,
  windowsZone: { $0 == "W. Europe Standard Time" ? "Europe/Berlin" : nil }
)

/// The 16th of June 2025.
private let today = CivilDate(clampingYear: 2025, month: 6, day: 16)

/// The findings of some bytes, with everything that depends on the world set.
func findings(
  in bytes: [UInt8],
  isStored: Bool = false,
  isWanted: @escaping (FindingKind) -> Bool = {
    !FindingTable.description(of: $0).isOptional
  }
) -> [CheckFinding] {
  var found: [CheckFinding] = []
  let checker = CalendarChecker(database: zones, today: today, isWanted: isWanted)
  checker.check(SourceBytes(bytes), isStored: isStored) { found.append($0) }
  return found
}

/// Expects of a case what it says; only some kinds count if they are given.
func expectFindings(
  of test: CheckCase,
  among kinds: [FindingDescription]? = nil,
  isWanted: @escaping (FindingKind) -> Bool = { !FindingTable.description(of: $0).isOptional },
  _ location: SourceLocation = #_sourceLocation
) {
  let counted = kinds.map { Set($0.map(\.kind)) }
  let found = findings(in: test.bytes, isWanted: isWanted).filter {
    counted?.contains($0.kind) ?? true
  }
  let places = found.filter { $0.kind == test.kind }
    .map { "\($0.position.line):\($0.position.column)" }
  let others = Set(found.map(\.kind)).subtracting([test.kind])
  #expect(places == test.places, "\(test.testDescription)", sourceLocation: location)
  #expect(others == test.others, "\(test.testDescription)", sourceLocation: location)
}

typealias SourceLocation = Testing.SourceLocation
