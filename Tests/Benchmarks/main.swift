import Agenda
import CivilCalendar
import EventFormats
import ICalendar
import Recurrence
import TestSupport
import TimeZones

// What the parts cost, each with its unit: run as `make bench`, in a release build.

let sample = SampleCalendar.bytes(events: 50_000)
let source = SourceBytes(sample)
let database = TimeZoneDatabase(load: ZoneFiles.bytes)
let berlin = database.entry(named: "Europe/Berlin")?.rules ?? .utc
let june =
  CivilDate(clampingYear: 2020, month: 6, day: 1)..<CivilDate(clampingYear: 2020, month: 7, day: 13)
let window = DisplayWindow(june, in: berlin)

Benchmark(name: "scan", unit: .gigabytesPerSecond, count: sample.count) {
  ComponentScanner.scan(source).entries.count
}.run()

// Growth: what a kilobyte costs stays the same.
for megabytes in [1, 10, 100, 1000] where Benchmark.isWanted("grow") {
  let calendar = SourceBytes(SampleCalendar.bytes(megabytes: megabytes))
  Benchmark(
    name: "grow to \(megabytes) MB: scan",
    unit: .nanoseconds(per: "kilobyte"),
    count: calendar.count / 1000,
  ) {
    ComponentScanner.scan(calendar).entries.count
  }.run(times: 3)
  Benchmark(
    name: "grow to \(megabytes) MB: days",
    unit: .nanoseconds(per: "kilobyte"),
    count: calendar.count / 1000,
  ) {
    CalendarCollection([CalendarSource(name: "sample", bytes: calendar)], database: database)
      .occurrences(touching: window).occurrences.count
  }.run(times: 3)
}

let collection = CalendarCollection(
  [CalendarSource(name: "sample", bytes: source)],
  database: database
)
let answer = collection.occurrences(touching: window)
Benchmark(
  name: "six weeks of 50,000 events",
  unit: .nanoseconds(per: "occurrence"),
  count: answer.occurrences.count,
) {
  collection.occurrences(touching: window).occurrences.count
}.run()

Benchmark(
  name: "index by day",
  unit: .nanoseconds(per: "occurrence"),
  count: answer.occurrences.count,
) {
  DayIndex(answer.occurrences, in: window).count(on: june.lowerBound)
}.run()

let rules = [
  "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=16",
  "FREQ=DAILY;INTERVAL=3", "FREQ=MONTHLY;BYMONTHDAY=1,15", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
].compactMap { text in
  var problems: [RuleProblem] = []
  return RecurrenceRule(parsing: text, problems: &problems)
}
let start = CivilDateTime(CivilDate(clampingYear: 2006, month: 1, day: 2))
let wallClocks = CivilDateTime(june.lowerBound)..<CivilDateTime(june.upperBound)
Benchmark(
  name: "a rule in six weeks",
  unit: .nanoseconds(per: "rule"),
  count: rules.count * 1000,
) {
  var sum = 0
  for _ in 0..<1000 {
    for rule in rules {
      for instance in RuleExpansion(rule, start: start, window: wallClocks) {
        sum &+= instance.date.dayNumber
      }
    }
  }
  return sum
}.run()

var random = SeededGenerator(seed: 5)
let instants = (0..<100_000).map { _ in
  Instant(secondsSinceEpoch: Int.random(in: 0...2_000_000_000, using: &random))
}
Benchmark(
  name: "instant to wall clock",
  unit: .nanoseconds(per: "conversion"),
  count: instants.count,
) {
  instants.reduce(0) { $0 &+ berlin.civil(at: $1).time.secondOfDay }
}.run()

let moments = instants.map { berlin.civil(at: $0) }
Benchmark(
  name: "wall clock to instant",
  unit: .nanoseconds(per: "conversion"),
  count: moments.count,
) {
  moments.reduce(0) { $0 &+ berlin.instant(of: $1).secondsSinceEpoch }
}.run()

let records = SampleRecords()
for (name, format) in [("ndjson", .ndjson), ("csv", .csv)] as [(String, RecordFormat)] {
  Benchmark(name: "write \(name)", unit: .nanoseconds(per: "record"), count: 100_000) {
    records.write(100_000, as: format)
  }.run()
}

let drawings = SampleDrawings()
Benchmark(name: "draw a wall month", unit: .milliseconds, count: 1) {
  drawings.wallMonth(events: 5_000)
}.run()
Benchmark(name: "draw a list", unit: .milliseconds, count: 1) {
  drawings.list(events: 5_000)
}.run()
Benchmark(name: "draw a year", unit: .milliseconds, count: 1) {
  drawings.year(events: 100_000)
}.run()
