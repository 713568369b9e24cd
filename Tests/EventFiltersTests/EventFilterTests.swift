import EventFilters
import EventFormats
import ICalendar
import Testing
import TimeZones

/// Days in these tests have 100 seconds, and a date is its number.
private func filter(_ texts: String...) throws -> EventFilter {
  try EventFilter(
    texts.map { text in
      try FilterExpression<Range<Instant>>(text) { date, _ in Int(date).map(SampleRecord.day) }
    }
  )
}

struct `an event filter` {
  private let record = SampleRecord(
    values: [
      .summary: .text("Daily Standup"),
      .location: .absent,
      .categories: .texts(["Work", "Team Ä"]),
      .attendees: .texts(["Ann", "ann@example.org"]),
      .alarms: .texts([]),
      .priority: .number(3),
      .duration: .number(5400),
      .allDay: .flag(false),
      .start: .time(Instant(secondsSinceEpoch: 1650)),
      .due: .absent,
      .days: .days(SampleRecord.day(16).lowerBound..<SampleRecord.day(18).upperBound),
    ],
    attendees: [
      Attendee(Person(email: "Ann@Example.org"), status: "declined"),
      Attendee(Person(name: "Bob")),
    ],
  )

  @Test(arguments: [
    ("summary = 'daily standup'", true), ("summary = daily", false), ("summary ~ stand", true),
    ("summary != daily", true), ("summary !~ ^daily", false),
    ("location = null", true), ("location != null", false), ("location = x", false),
    ("location != x", true), ("location ~ .", false), ("alarms = null", true),
    ("categories = WORK", true), ("categories = 'team \u{41}\u{308}'", true),
    ("categories = Team", false), ("categories ~ ^team", true), ("categories != work", false),
    ("categories != null", true), ("attendees ~ EXAMPLE", true),
    ("priority = 3", true), ("priority < 3", false), ("priority <= 3", true),
    ("priority > 2", true), ("priority >= 4", false), ("priority != 3", false),
    ("percent < 3", false), ("percent != 3", true), ("duration >= 90m", true),
    ("all_day", false), ("not all_day", true), ("all_day = false", true),
    ("recurring", false), ("recurring = null", true),
    // The start is in the middle of the 16th.
    ("start = 16", true), ("start != 16", false), ("start < 16", false), ("start <= 16", true),
    ("start > 16", false), ("start >= 16", true), ("start < 17", true), ("start > 15", true),
    ("start <= 15", false), ("start >= 17", false), ("due < 99", false), ("due = null", true),
    // From the 16th to the 18th.
    ("days = 16", true), ("days = 18", true), ("days = 15", false), ("days = 19", false),
    ("days < 17", true), ("days < 16", false), ("days <= 16", true), ("days > 17", true),
    ("days > 18", false), ("days >= 18", true), ("days >= 19", false), ("days != 17", false),
    ("all_day or priority = 3", true), ("all_day and priority = 3", false),
    ("not (all_day or summary ~ x)", true),
  ])
  func `decides each comparison`(text: String, isWanted: Bool) throws {
    #expect(try filter(text).accepts(record) == isWanted)
  }

  @Test func `wants what all conditions hold for`() throws {
    #expect(try filter("priority = 3", "summary ~ daily").accepts(record))
    #expect(try !filter("priority = 3", "summary ~ weekly").accepts(record))
    #expect(try EventFilter([]).accepts(record))
  }

  @Test func `knows who has declined`() throws {
    let declined = { (address: String, status: String) throws in
      try EventFilter([.participation(of: ["x@y", address], status: status)]).accepts(record)
    }
    #expect(try declined("ann@example.org", "declined"))
    #expect(try !declined("ann@example.org", "accepted"))
    #expect(try !declined("bob", "declined"))
  }

  @Test func `asks for what costs least, and first`() throws {
    #expect(
      try filter("summary ~ x and priority = 9 and all_day").fields(askedOf: record) == [.allDay]
    )
    #expect(try filter("uid = x or duration > 1").fields(askedOf: record) == [.duration])
    #expect(
      try filter("not (summary ~ x or location = y)").fields(askedOf: record)
        == [.location, .summary]
    )
    #expect(try filter("status = cancelled").fields(askedOf: record) == [])
    var cancelled = record
    cancelled.isCancelled = true
    #expect(try filter("status = Cancelled").accepts(cancelled))
    #expect(try !filter("status != cancelled").accepts(cancelled))
  }

  @Test func `decides what does not depend on the time once for each component`() throws {
    let filter = try filter("start >= 10 and (summary ~ x or categories = work or days = 16)")
    #expect(filter.dependsOnTime)
    #expect(filter.fields(askedOf: record) == [.start, .days])
    var earlier = record
    earlier.values[.days] = .days(SampleRecord.day(1))
    #expect(filter.fields(askedOf: earlier) == [.start, .days, .categories])
    #expect(filter.fields(askedOf: earlier) == [.start, .days])
    var other = earlier
    other.component = DescribedComponent(ComponentReference(source: 0, entry: 8), isFree: false)
    #expect(filter.fields(askedOf: other) == [.start, .days, .categories])
  }

  @Test(arguments: [
    ("summary ~ x", false), ("all_day", true), ("not (calendar = a or due = 3)", true),
    ("recurring and status = cancelled", false), ("instance ~ x", true),
  ])
  func `knows whether it depends on the time`(text: String, isDependent: Bool) throws {
    #expect(try filter(text).dependsOnTime == isDependent)
  }

  @Test func `tells that a search was aborted`() throws {
    let filter = try filter("not summary ~ '(a+)+b'")
    #expect(filter.accepts(record))
    #expect(!filter.hasAborted)
    var long = record
    long.values[.summary] = .text(String(repeating: "a", count: 300))
    long.component = DescribedComponent(ComponentReference(source: 1, entry: 0), isFree: false)
    #expect(filter.accepts(long))
    #expect(filter.hasAborted)
  }
}

/// A record that notes what it is asked.
private struct SampleRecord: FilteredRecord {
  var values: [RecordField: FilterValue]
  var attendees: [Attendee] = []
  var isCancelled = false
  var component = DescribedComponent(ComponentReference(source: 0, entry: 7), isFree: false)
  var asked = Asked()

  final class Asked { var fields: [RecordField] = [] }

  func value(of field: RecordField) -> FilterValue {
    asked.fields.append(field)
    return values[field] ?? .absent
  }

  static func day(_ number: Int) -> Range<Instant> {
    Instant(secondsSinceEpoch: number * 100)..<Instant(secondsSinceEpoch: number * 100 + 100)
  }
}

extension EventFilter {
  /// The keys whose values are needed to decide.
  fileprivate func fields(askedOf record: SampleRecord) -> [RecordField] {
    var record = record
    record.asked = SampleRecord.Asked()
    _ = accepts(record)
    return record.asked.fields
  }
}
