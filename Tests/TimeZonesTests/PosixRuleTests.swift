import CivilCalendar
import TestSupport
import TimeZones
import Testing

struct `a rule of the TZ variable` {
  @Test(arguments: [
    "UTC0", "EST5EDT", "EST5EDT,M3.2.0,M11.1.0", "CET-1CEST,M3.5.0,M10.5.0/3",
    "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "<-04>4<-03>,M9.1.6/24,M4.1.6/24",
    "<+00>0<+02>-2,M3.5.0/1,M10.5.0/3", "IST-1GMT0,M10.5.0,M3.5.0/1",
    "EET-2EEST,M3.4.4/50,M10.4.4/50", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
    "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", "IST-2IDT,M3.4.4/26,M10.5.0",
    "ABC+03:59:59DEF+02:30:15,J60/1:02:03,J300", "ABC-5DEF,59,300/0", "NZST-12NZDT,M9.5.0,M4.1.0/3",
    "ABC3DEF,J1/0,M6.1.3/-100", "ABC3DEF,M2.5.1,J365/0",
  ])
  func `is followed as the C library does`(text: String) throws {
    var random = SeededGenerator(seed: 331)
    let rule = try #require(PosixRule(text.utf8))
    let rules = TimeZoneRules(identifier: text, rule: rule)
    // The C library takes all years before 1970 for that one.
    let changes = rules.transitions(
      from: Instant(secondsSinceEpoch: 1_600_000_000),
      until: Instant(secondsSinceEpoch: 1_900_000_000),
    )
    let instants =
      changes.map(\.instant.secondsSinceEpoch).flatMap { [$0 - 1, $0, $0 + 1] }
      + (0..<500).map { _ in Int.random(in: 0...250_000_000_000, using: &random) }
    let answer = try LocalTime.offsets([(zone: text, instants: instants)])[0]
    for (seconds, offset) in zip(instants, answer) {
      let instant = Instant(secondsSinceEpoch: seconds)
      #expect(rules.offset(at: instant) == offset, "\(instant)")
    }
  }

  @Test(arguments: ["EST5EDT,0/0,J365/25", "XXX3EDT4,0/0,J365/23", "EST5EDT,0/0,J365/30"])
  func `can have daylight saving time all year`(text: String) throws {
    let rules = TimeZoneRules(identifier: text, rule: try #require(PosixRule(text.utf8)))
    for seconds in stride(from: 0, to: 200_000_000_000, by: 7_654_321) {
      #expect(rules.offset(at: Instant(secondsSinceEpoch: seconds)) == -14_400)
    }
  }

  @Test(arguments: [
    "", "E", "EST", "ES5", "EST5E", "<EST5", "<E>5", "EST25", "EST5:60", "EST5:", "EST5EDT,",
    "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
    "EST5EDT,M3.0.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J1", "EST5EDT,J366,J1",
    "EST5EDT,366,1", "EST5EDT,1/168,2", "EST5EDT,1,2,3", "EST5 EDT", "EST99999999999999999999",
    "ÉST5", "EST5\u{0}", "EST--5",
  ])
  func `is none`(text: String) {
    #expect(PosixRule(text.utf8) == nil)
  }

  @Test func `never traps, whatever its bytes`() {
    var random = SeededGenerator(seed: 5)
    let seeds = ["CET-1CEST,M3.5.0,M10.5.0/3", "<+1030>-10:30<+11>-11,J60/-167,365/167:59:59"]
    for round in 0..<20_000 {
      var bytes = Array(seeds[round % 2].utf8)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8.random(in: 0x20...0x7E, using: &random)
      }
      guard let rule = PosixRule(bytes) else { continue }
      guard round.isMultiple(of: 50) else { continue }
      let rules = TimeZoneRules(identifier: "", rule: rule)
      #expect(abs(rules.offset(at: .last)) < 93_600)
    }
  }
}
