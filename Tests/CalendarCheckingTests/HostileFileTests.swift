import ICalendar
import TestSupport
import Testing

@testable import CalendarChecking

struct `any bytes` {
  @Test func `are checked without a trap`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let count = Int.random(in: 0...400, using: &random)
      expectPlaces(inside: (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
  }

  @Test func `made of pieces of calendars are checked without a trap`() {
    var random = SeededGenerator(seed: 5)
    let pieces = FindingCases.all.flatMap { test in
      test.bytes.split(separator: 0x0A).filter { $0.count < 1000 }.map { Array($0) }
    }
    for _ in 0..<600 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        var piece = pieces.randomElement(using: &random) ?? []
        if Bool.random(using: &random), !piece.isEmpty {
          let place = Int.random(in: piece.indices, using: &random)
          piece[place] = UInt8.random(in: .min ... .max, using: &random)
        }
        bytes += piece
        bytes.append(0x0A)
      }
      expectPlaces(inside: bytes)
    }
  }

  private func expectPlaces(inside bytes: [UInt8]) {
    let found = findings(in: bytes)
    let isInside = found.allSatisfy { finding in
      let position = finding.position
      return (0...bytes.count).contains(position.offset) && position.column >= 1
        && position.lineOffset >= 0 && position.line >= 1
    }
    #expect(isInside, "\(bytes)")
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.position <= $1.position })
  }
}
