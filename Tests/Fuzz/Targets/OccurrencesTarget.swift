import CivilCalendar
import ICalendar
import TimeZones

/// Any bytes as one or two calendar files, expanded in a window.
enum OccurrencesTarget {
  private static let kinds: Set<ComponentKind> = [.event, .todo, .journal, .freeBusy]
  private static let limits = ExpansionLimits(perSeries: 400)

  static func test(_ input: FuzzInput) {
    var input = input
    let first = input.day()
    let days = first..<first.advanced(by: 1 + input.byte() * 3)
    // There is none after the last of 9999.
    guard !days.isEmpty else { return }
    let zone = input.byte() & 1 == 0 ? SampleZones.berlin : .utc
    let split = input.byte()
    let bytes = input.rest
    let middle = bytes.count * split / 256
    // Some inputs are one file, some are two.
    let files = split < 128 ? [bytes] : [Array(bytes[..<middle]), Array(bytes[middle...])]
    let window = DisplayWindow(days, in: zone)
    let collection = collection(files)
    let answer = collection.occurrences(touching: window, of: kinds, limits: limits)
    check(answer.occurrences, in: window)
    // A limit on a series stands in another place in another window.
    let isCut = answer.diagnostics.contains {
      if case .tooManyOccurrences = $0.finding { true } else { false }
    }
    if !isCut { checkParts(of: answer.occurrences, collection, in: window) }
    checkOrder(of: answer.occurrences, collection, files, in: window)
  }

  private static func collection(_ files: [[UInt8]]) -> CalendarCollection {
    CalendarCollection(
      files.map { CalendarSource(name: "a.ics", bytes: SourceBytes($0)) },
      database: SampleZones.database,
    )
  }

  /// Occurrences are sorted, touch the window and end no earlier than they begin.
  private static func check(_ occurrences: [Occurrence], in window: DisplayWindow) {
    var last: (Instant, Int, Instant)?
    for occurrence in occurrences {
      let time = occurrence.time
      let place = (time.start(in: window.zone), time.isAllDay ? 0 : 1, time.end(in: window.zone))
      require(place.2 >= place.0, "an occurrence ends before it begins")
      require(time.days(in: window.zone).overlaps(window.days), "an occurrence is on other days")
      require(last.map { $0 <= place } ?? true, "occurrences are out of order")
      last = place
    }
  }

  /// A part of the window has what the whole has there; slices have it together.
  private static func checkParts(
    of occurrences: [Occurrence],
    _ collection: CalendarCollection,
    in window: DisplayWindow
  ) {
    let middle = window.days.lowerBound.advanced(by: window.days.count / 2)
    let part = DisplayWindow(
      middle..<middle.advanced(by: 1 + window.days.count / 8),
      in: window.zone
    )
    guard part.days.upperBound <= window.days.upperBound else { return }
    let expected = occurrences.filter { $0.time.days(in: window.zone).overlaps(part.days) }
    let found = collection.occurrences(touching: part, of: kinds, limits: limits).occurrences
    require(found == expected, "a part of the window has something else")

    var slices = collection.occurrenceSlices(touching: window, of: kinds, limits: limits, size: 10)
    var sliced: [Occurrence] = []
    while let slice = slices.next() { sliced += slice.occurrences }
    require(sliced == occurrences, "slices have something else")
  }

  /// Which file comes first makes no difference.
  private static func checkOrder(
    of occurrences: [Occurrence],
    _ collection: CalendarCollection,
    _ files: [[UInt8]],
    in window: DisplayWindow
  ) {
    // One component in two calendars that define zones otherwise has no time that is righter.
    let isZoned = collection.sources.contains { source in
      !source.index.timeZones.isEmpty || source.index.calendars.contains { $0.timeZone != nil }
    }
    guard files.count == 2, !isZoned else { return }
    let answer = self.collection(files.reversed()).occurrences(
      touching: window,
      of: kinds,
      limits: limits
    )
    require(
      Set(answer.occurrences.map(Slot.init)) == Set(occurrences.map(Slot.init)),
      "the order of files makes a difference",
    )
  }

  private struct Slot: Hashable {
    let time: OccurrenceTime
    let original: InstanceStart

    init(_ occurrence: Occurrence) { (time, original) = (occurrence.time, occurrence.original) }
  }
}
