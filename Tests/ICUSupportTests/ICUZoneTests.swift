import ICUSupport
import Testing

struct `a zone by ICU's data` {
  @Test func `has the clock changes of Berlin`() throws {
    let zone = try #require(ICUZone(named: "Europe/Berlin"))
    // Local mean time until 1893.
    #expect(zone.initialOffset == 3208)
    // 2025-03-30T01:00Z and 2025-10-26T01:00Z.
    let of2025 = zone.transitions.filter { (1_735_689_600..<1_767_225_600).contains($0.second) }
    #expect(of2025.map(\.second) == [1_743_296_400, 1_761_440_400])
    #expect(of2025.map(\.offset) == [7200, 3600])
    #expect(zone.transitions == zone.transitions.sorted { $0.second < $1.second })
    #expect((zone.transitions.last?.second ?? 0) > ICUZone.cycleEnd + 2 * 86_400)
  }

  @Test func `has no changes where clocks stand still`() throws {
    let zone = try #require(ICUZone(named: "Etc/GMT-3"))
    #expect(zone.initialOffset == 10_800)
    #expect(zone.transitions.isEmpty)
  }

  @Test(arguments: ["Mars/Olympus", "", "Europe", String(repeating: "A/", count: 1000)])
  func `is not there for another name`(name: String) {
    #expect(ICUZone(named: name) == nil)
  }
}
