import Foundation
import ICalendar
import TestSupport
import Testing

@testable import IcsviewCommand

struct `the reading of a file` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ name: String, expecting size: Int) throws -> [UInt8] {
    let file = try #require(FileHandle(forReadingAtPath: folder.path(of: name)))
    let reading = try FileReading(file.fileDescriptor, isFile: true, expecting: size)
    let source = try reading.bytes(nil)
    return source.prefix(source.count)
  }

  @Test(arguments: [0, 1, 255, 256, 257, 70_000])
  func `gives what is there, whatever size was expected`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write(bytes, to: "a")
    for size in [0, 1, count, count + 1, 2 * count, 1 << 20] {
      #expect(try read("a", expecting: size) == bytes, "\(size) bytes were expected")
    }
  }

  @Test func `gives what is there where two threads read, and the file has another size`() throws {
    let count = FileReading.parallelSize + 4321
    var bytes = [UInt8](repeating: 1, count: count)
    for place in stride(from: 0, to: count, by: 4099) {
      bytes[place] = UInt8(truncatingIfNeeded: place / 4099)
    }
    try folder.write(bytes, to: "a")
    for size in [count - 1, count, count + 1, 2 * count, 3 * count] {
      // Comparing as a whole, since an expectation would print millions of numbers.
      let isWhole = try read("a", expecting: size) == bytes
      #expect(isWhole, "\(size) bytes were expected")
    }
  }

  @Test func `does not wait for the end of a pipe where less is enough`() throws {
    let pipe = Pipe()
    let bytes = [UInt8](repeating: 7, count: 5000)
    pipe.fileHandleForWriting.write(Data(bytes))
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let source = try FileReading(descriptor, isFile: false, expecting: 0).bytes(nil, enough: 3000)
    #expect((3000...5000).contains(source.count))
    #expect(Array(bytes.prefix(source.count)) == source.prefix(source.count))
  }

  @Test func `is refused where there is no such memory`() throws {
    try folder.write("x", to: "a")
    #expect(throws: SystemError.system(number: ENOMEM)) { try read("a", expecting: .max) }
  }
}
