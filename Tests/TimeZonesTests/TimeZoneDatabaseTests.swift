import Synchronization
import TestSupport
import TimeZones
import Testing

struct `a zone database` {
  @Test(arguments: [
    "../Europe/Berlin", "/etc/passwd", "Europe/../../passwd", "..", ".", "", "/", "Europe/", "a//b",
    "Europe/Berlin\u{0}", "Europe\\Berlin", "Zürich", "tzdata.zi", "localtime", "posixrules",
    " UTC",
    String(repeating: "a", count: 256),
  ])
  func `never asks for a name that could lead elsewhere`(name: String) {
    let asked = Counter()
    let database = TimeZoneDatabase(
      load: { _ in asked.count([]) },
      names: { asked.count([]) },
      fallback: { _ in asked.count(.utc) },
    )
    #expect(database.entry(named: name) == nil)
    #expect(asked.value == 0)
  }

  @Test func `reads each zone once and lists names once`() {
    let loads = Counter()
    let lists = Counter()
    let database = TimeZoneDatabase(
      load: { $0 == "Area/Place" ? loads.count(TZifFile(offsets: [60]).bytes) : nil },
      names: { lists.count(["Area/Place", "zone.tab"]) },
    )
    for _ in 0..<3 {
      #expect(database.entry(named: "Area/Place")?.rules.identifier == "Area/Place")
    }
    #expect((loads.value, lists.value) == (1, 0))
    for name in ["AREA/place", "area/PLACE"] {
      #expect(database.entry(named: name)?.rules.identifier == "Area/Place")
    }
    #expect(database.entry(named: "Area/Elsewhere") == nil)
    #expect(database.entry(named: "Area/Elsewhere") == nil)
    #expect((loads.value, lists.value) == (3, 1))
  }

  @Test func `takes the fall-back for places only, and says so`() throws {
    let database = TimeZoneDatabase(
      load: { _ in nil },
      fallback: { TimeZoneRules(identifier: $0, fixedOffset: 60) },
    )
    let entry = try #require(database.entry(named: "Europe/Berlin"))
    #expect(entry.isFallback)
    #expect(database.zone(named: "Europe/Berlin")?.problems == [.fallbackRules("Europe/Berlin")])
    #expect(database.entry(named: "IST") == nil)
  }

  @Test(arguments: [("Etc/GMT+5", "-05:00"), ("etc/gmt-14", "+14:00"), ("GMT+5", "+05:00")])
  func `is not needed for offsets`(name: String, identifier: String) {
    let zone = TimeZoneDatabase(load: { _ in nil }).zone(named: name)
    #expect(zone?.source == .offset)
    #expect(zone?.identifier == identifier)
  }

  @Test func `passes over a damaged file`() {
    let database = TimeZoneDatabase(load: { _ in Array("TZif2".utf8) })
    #expect(database.entry(named: "Europe/Berlin") == nil)
  }
}

/// Counts calls.
private final class Counter: Sendable {
  private let calls = Mutex(0)

  var value: Int { calls.withLock { $0 } }

  func count<Value>(_ value: Value) -> Value {
    calls.withLock { $0 += 1 }
    return value
  }
}

struct `an offset from UTC` {
  @Test(arguments: [
    ("+0100", 3600), ("-0330", -12_600), ("+023015", 9015), ("0100", 3600), ("+01:00", 3600),
    ("-00:00:30", -30), (" +0545 ", 20_700), ("+01", 3600),
  ])
  func `is read from a property`(text: String, seconds: Int) {
    #expect(UTCOffset(propertyValue: text)?.seconds == seconds)
  }

  @Test(arguments: ["", "+", "+0160", "+2600", "+01000", "+0100Z", "1e3", "+-0100", "+00000000"])
  func `is not read`(text: String) {
    #expect(UTCOffset(propertyValue: text) == nil)
  }

  @Test(arguments: [
    (0, "+00:00"), (3600, "+01:00"), (-12_600, "-03:30"), (-30, "-00:00:30"), (.max, "+25:59:59"),
  ])
  func `is written`(seconds: Int, text: String) {
    #expect(UTCOffset(seconds: seconds).description == text)
  }
}
