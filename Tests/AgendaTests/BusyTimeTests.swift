import Agenda
import CivilCalendar
import ICalendar
import TestSupport
import TimeZones
import Testing

struct `busy time` {
  private let zone =
    TimeZoneDatabase(load: ZoneFiles.bytes).entry(named: "Europe/Berlin")?.rules ?? .utc
  private static let work = 9 * 3600..<17 * 3600

  /// A time from one hour of 16 June 2025 to another.
  private func hours(_ start: Double, _ end: Double) throws -> OccurrenceTime {
    let midnight = zone.instant(of: CivilDateTime(try day(2025, 6, 16)))
    return .instants(
      start: midnight.adding(seconds: Int((start * 3600).rounded())),
      end: midnight.adding(seconds: Int((end * 3600).rounded())),
    )
  }

  private func busy(_ times: [OccurrenceTime], on day: CivilDate) -> [Double] {
    let busy = BusyTime(times, on: day, in: zone, work: Self.work)
    return [Double(busy.seconds) / 3600, busy.workingShare]
  }

  @Test(
    arguments: [
      ([], [0, 0]), ([(9, 11)], [2, 0.25]), ([(9, 11), (10, 13)], [4, 0.5]),
      ([(10, 13), (9, 11), (9, 11)], [4, 0.5]), ([(9, 17), (10, 11)], [8, 1]),
      ([(7, 8), (18, 20)], [3, 0]), ([(8, 10), (16, 18)], [4, 0.25]), ([(-5, 30)], [24, 1]),
      ([(12, 12)], [0, 0]), ([(23, 26)], [1, 0]), ([(-2, 0)], [0, 0]),
    ] as [([(Double, Double)], [Double])]
  )
  func `counts what overlaps once, and only this day`(
    times: [(Double, Double)],
    expected: [Double]
  ) throws {
    let times = try times.map { try hours($0.0, $0.1) }
    #expect(busy(times, on: try day(2025, 6, 16)) == expected)
  }

  @Test func `has the working day taken by what takes a whole day`() throws {
    let monday = try day(2025, 6, 16)
    let vacation = OccurrenceTime.days(monday..<monday.advanced(by: 3))
    #expect(busy([vacation], on: monday) == [8, 1])
    #expect(busy([vacation, try hours(16, 19)], on: monday) == [10, 1])
  }

  @Test func `has 25 hours where clocks are set back`() throws {
    let sunday = try day(2025, 10, 26)
    let start = zone.instant(of: CivilDateTime(sunday.advanced(by: -1)))
    let time = OccurrenceTime.instants(start: start, end: start.adding(seconds: 1_000_000))
    #expect(busy([time], on: sunday) == [25, 1])
  }

  @Test func `is none of a working day that has no length`() throws {
    let busy = BusyTime([try hours(0, 24)], on: try day(2025, 6, 16), in: zone, work: 0..<0)
    #expect(busy.workingShare == 0 && busy.seconds == 86_400)
    let last = BusyTime([.days(.first ..< .upperBound)], on: .upperBound, in: zone, work: 0..<1)
    #expect(last.workingShare <= 1)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `agrees with counting minutes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ranges = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      let start = Int.random(in: -300...1800, using: &random)
      return start..<start + Int.random(in: 0...400, using: &random)
    }
    let busy = BusyTime(
      try ranges.map { try hours(Double($0.lowerBound) / 60, Double($0.upperBound) / 60) },
      on: try day(2025, 6, 16),
      in: zone,
      work: Self.work,
    )
    let minutes = (0..<1440).filter { minute in ranges.contains { $0.contains(minute) } }
    #expect(busy.seconds == minutes.count * 60)
    #expect(busy.workingSeconds == minutes.filter { (540..<1020).contains($0) }.count * 60)
  }
}
