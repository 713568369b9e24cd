import ICalendar
import TestSupport
import Testing

@testable import IcsviewCommand

struct `two threads` {
  private static func event(_ number: Int) -> String {
    "BEGIN:VEVENT\nUID:\(number)\nDTSTART:20250616T090000Z\nSUMMARY:\(number)\nEND:VEVENT\n"
  }

  @Test func `find in a source what one finds`() {
    let events = (0..<20_000).map(Self.event).joined()
    let source = SourceBytes(Array("BEGIN:VCALENDAR\n\(events)END:VCALENDAR\n".utf8))
    let whole = ComponentScanner.scan(source)
    #expect(whole.entries.count == 20_000)
    for part in 1..<8 {
      let middle = source.count * part / 8
      let isSame = ComponentScanner.scan(source, cutAfter: middle, Threads.sideBySide) == whole
      #expect(isSame, "cut after \(middle)")
    }
  }

  @Test func `keep the order of files, and say of each why it cannot be read`() throws {
    let folder = try TemporaryFolder()
    let names = (0..<100).map { "\($0).ics" }
    for (number, name) in names.enumerated() where number % 7 != 3 {
      let text = number % 7 == 5 ? "no calendar" : "BEGIN:VCALENDAR\n\(Self.event(number))"
      try folder.write(text, to: name)
    }
    let files = names.map { FileQueue.File(name: $0, path: folder.path(of: $0), isNamed: true) }
    let outcomes = FileQueue.read(files, leavesFiles: true, nil)
    #expect(outcomes.count == names.count)
    for (number, outcome) in outcomes.enumerated() {
      switch outcome {
      case .source(let source):
        #expect(source.name == names[number])
        #expect(![3, 5].contains(number % 7))
      case .failure(.unreadable(let path, _)):
        #expect(path == names[number])
        #expect(number % 7 == 3)
      case .failure(let failure):
        #expect("\(failure)".contains(names[number]))
        #expect(number % 7 == 5)
      }
    }
  }

  @Test func `find the occurrences of a long list in the order that one finds`() throws {
    let folder = try TemporaryFolder()
    // More than one slice, so that each is found while the one before it is written.
    let series = (0..<40).map { number in
      """
      BEGIN:VEVENT
      UID:\(number)
      DTSTART:20000101T\(10 + number % 8)0000Z
      RRULE:FREQ=DAILY;INTERVAL=\(1 + number % 3);COUNT=4000
      END:VEVENT

      """
    }
    try folder.write("BEGIN:VCALENDAR\n\(series.joined())", to: "a.ics")
    let columns = ["--format", "tsv", "--fields", "start,end,uid", "--no-header"]
    let result = GoldenCommand.run(["list", "--all"] + columns + [folder.path(of: "a.ics")])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 160_000)
    let isSorted = zip(lines, lines.dropFirst()).allSatisfy { $0 < $1 }
    #expect(isSorted)
  }
}
