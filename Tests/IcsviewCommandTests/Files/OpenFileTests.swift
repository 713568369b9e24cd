import Foundation
import ICalendar
import Synchronization
import TestSupport
import Testing

@testable import IcsviewCommand

struct `a large file` {
  private let folder: TemporaryFolder
  private let calendar: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    let line = "DESCRIPTION:\(String(repeating: "nothing new ", count: 80))\r\n"
    let events = (0..<9000).map { number in
      let day = 10 + number % 20
      return """
        BEGIN:VEVENT\r
        UID:\(number)\r
        DTSTART:202506\(day)T090000Z\r
        SUMMARY:Number \(number)\r
        \(line)END:VEVENT\r

        """
    }
    calendar = Array("BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n".utf8)
    try folder.write(calendar, to: "large.ics")
  }

  private func bytes(leaving isLeft: @escaping ([UInt8]) -> Bool) throws -> SourceBytes {
    try FileSystem.bytes(of: folder.path(of: "large.ics"), leaving: isLeft)
  }

  @Test func `stays where it is if a calendar begins in it`() throws {
    #expect(calendar.count > FileReading.parallelSize)
    let left = try bytes(leaving: SourceHead.isOfCalendar)
    let read = try bytes { _ in false }
    #expect(!left.areInMemory)
    #expect(read.areInMemory)
    let isSame = left.prefix(.max) == read.prefix(.max)
    #expect(isSame)
    #expect(ComponentScanner.scan(left) == ComponentScanner.scan(read))
    #expect(!left.haveChanged)
  }

  @Test(arguments: [
    "X", "BEGIN:VCALENDAR\nVERSION:1.0\n", "From: a\n\nBEGIN:VCALENDAR\n", "B\0E\0",
  ])
  func `is read whole where something else begins in it`(begin: String) throws {
    try folder.write(Array(begin.utf8) + calendar, to: "large.ics")
    #expect(try bytes(leaving: SourceHead.isOfCalendar).areInMemory)
  }

  @Test func `is found to have changed where somebody writes into it`() throws {
    let left = try bytes(leaving: SourceHead.isOfCalendar)
    let file = try #require(FileHandle(forWritingAtPath: folder.path(of: "large.ics")))
    try file.truncate(atOffset: 100)
    #expect(left.haveChanged)
    #expect(left.withBytes(in: 50..<200) { $0.count } == 150)
  }

  @Test func `that is written to while it is listed is told of`() throws {
    let path = folder.path(of: "large.ics")
    let isCut = Mutex(false)
    let messages = Mutex("")
    let environment = Environment(
      arguments: ["list", path, "--format", "ndjson"],
      variables: [.timeZone: "UTC", .configuration: "/dev/null"],
      standardInput: .terminal,
      standardOutput: .pipe,
      clock: { 1_750_000_000 },
    )
    let status = run(
      environment,
      output: { _ in
        let isFirst = isCut.withLock { isCut in
          defer { isCut = true }
          return !isCut
        }
        if isFirst { truncate(path, 1000) }
      },
      diagnostics: { bytes in
        messages.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
      },
    )
    #expect(status == .failure)
    #expect(messages.withLock { $0 }.contains("was written to while it was read"))
  }
}
