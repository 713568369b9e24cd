import Agenda
import CivilCalendar
import EventFilters
import ICalendar
import ICUSupport
import LibicalReader
import TimeZones

/// What a command works with: what was asked, what was read, the day and the zone.
final class Session {
  let request: Request
  /// The zone in which days begin and times are shown.
  let zone: TimeZoneRules
  /// A second zone whose times are shown too.
  let secondZone: TimeZoneRules?
  /// The present moment.
  private(set) var now: Instant
  /// The present day.
  private(set) var today: CivilDate
  let collection: CalendarCollection
  let calendars: CalendarList
  /// What records and filters say of components.
  let facts: ComponentFacts
  var reporter: Reporter

  /// How many occurrences libical gives of one rule of another calendar.
  private static let foreignLimit = 100_000

  /// Of how many components the details are kept at most.
  private static let detailsLimit = 4096

  /// Who wants no more of a series is not looking for all of it.
  private static let fewOccurrences = 2
  private var details: [ComponentReference: EventDetails] = [:]
  private var reported: Set<Diagnostic> = []
  /// Which occurrences are wanted.
  let filter: EventFilter
  /// What the filter has read of a component.
  let filterReading = FilterReading()

  /// Reads what a request names; what cannot be read is reported at once.
  init(_ request: Request, _ environment: Environment, _ reporter: Reporter) throws(UsageError) {
    self.request = request
    self.reporter = reporter
    let database = TimeZoneDatabase(environment)
    zone = try DisplayZone.zone(request.timeZone, environment, database)
    if let value = DisplayZone.meaninglessVariable(request.timeZone, environment, database) {
      self.reporter.note("TZ=\(quoted(value)) means no zone; times are those of UTC")
    }
    if let name = request.secondTimeZone {
      secondZone = try DisplayZone.zone(named: name, by: "--tz2", database)
    } else {
      secondZone = nil
    }
    now = Session.now(request.now, environment, zone)
    today = zone.civil(at: now).date
    let conditions = try request.conditions(today: today, now: now, in: zone)
    do {
      filter = try EventFilter(conditions)
    } catch {
      throw .invalidValue(option: "--grep", value: error.pattern, fault: .pattern(error))
    }
    let loader = SourceLoader.load(request, environment)
    isOfUsualPlaces = loader.isOfUsualPlaces
    for failure in loader.failures { self.reporter.fail(failure) }
    let chosen = try ChosenCalendars(
      isOfUsualPlaces ? request.usual.choice.merged(with: request.choice) : request.choice,
      of: loader.sources,
    )
    calendars = chosen.calendars
    collection = CalendarCollection(
      chosen.sources.map(\.source),
      database: database,
      foreignExpansion: { rule, start, isDate, window in
        RscaleExpander().occurrences(
          of: rule,
          from: start,
          isDate: isDate,
          in: window,
          limit: Session.foreignLimit,
        )
      },
    )
    facts = ComponentFacts(collection, calendars, in: zone)
    if Threads.canRunTwo { collection.sideBySide = Threads.sideBySide }
    for source in collection.sources {
      for finding in source.structureDiagnostics { report(finding) }
    }
  }

  private static func now(
    _ expression: DateTimeExpression?,
    _ environment: Environment,
    _ zone: TimeZoneRules
  ) -> Instant {
    expression?.instant(in: zone) ?? Instant(secondsSinceEpoch: environment.clock())
  }

  /// Sets the clock, which only the browser lets go on.
  func setClock(to instant: Instant) {
    now = instant
    today = zone.civil(at: instant).date
  }

  /// Whether nothing was named, so that the calendars of the usual places are shown.
  let isOfUsualPlaces: Bool

  /// Whether there is a calendar at all.
  var hasSources: Bool { !collection.sources.isEmpty }

  /// Says how to see what else there is where there are no events, but only other components.
  ///
  /// - Returns: Whether there was something to say.
  @discardableResult
  func noteOtherComponents() -> Bool {
    var kinds: Set<ICalendar.ComponentKind> = []
    for source in collection.sources { kinds.formUnion(source.index.entries.lazy.map(\.kind)) }
    guard request.components == nil, !kinds.isEmpty, !kinds.contains(.event) else { return false }
    let words = Request.ComponentKind.allCases.filter { kinds.contains($0.kind) }.map(\.rawValue)
    reporter.note("no events, but others: --type \(words.joined(separator: ",")) shows them")
    return true
  }

  /// The occurrences that touch some days and are wanted; findings are reported, each once.
  func occurrences(
    on days: Range<CivilDate>,
    of kinds: Set<ICalendar.ComponentKind>? = nil,
    endlessUntil: CivilDate? = nil,
    limits: ExpansionLimits = .list
  ) -> CalendarCollection.Answer {
    var answer = collection.occurrences(
      touching: DisplayWindow(days, in: zone),
      of: kinds ?? request.kinds,
      endlessUntil: endlessUntil,
      limits: limits,
    )
    for diagnostic in answer.diagnostics {
      // Who asks for the first occurrences of each series knows that there are more.
      if case .tooManyOccurrences = diagnostic.finding,
        request.wantsFirstOnly || limits.perSeries <= Session.fewOccurrences
      {
        continue
      }
      report(diagnostic)
    }
    answer.occurrences.removeAll { !isWanted($0) }
    answer.undated.removeAll { !isWanted(undated: $0) }
    return answer
  }

  /// The occurrences that touch the days of ranges, which are in order and do not meet, each once.
  ///
  /// Each range is looked at by itself, so that what lies between them costs nothing.
  func occurrences(
    on ranges: [Range<CivilDate>],
    endlessUntil: CivilDate? = nil,
    limits: ExpansionLimits = .list
  ) -> CalendarCollection.Answer {
    let first = ranges.first ?? .first ..< .first
    var whole = occurrences(on: first, endlessUntil: endlessUntil, limits: limits)
    for (number, range) in ranges.enumerated().dropFirst() {
      let answer = occurrences(on: range, endlessUntil: endlessUntil, limits: limits)
      let earlier = ranges[..<number]
      whole.occurrences += answer.occurrences.filter { occurrence in
        let days = occurrence.time.days(in: zone)
        return !earlier.contains { !$0.clamped(to: days).isEmpty }
      }
      whole.hasEndlessSeries = whole.hasEndlessSeries || answer.hasEndlessSeries
    }
    return whole
  }

  /// What libical reads of a component; kept for a while, since a series has many occurrences.
  func details(of component: ComponentReference) -> EventDetails {
    if let known = details[component] { return known }
    if details.count >= Session.detailsLimit { details.removeAll(keepingCapacity: true) }
    let read = facts.details(of: component)
    details[component] = read
    return read
  }

  /// Reports the files into which somebody has written since they were opened.
  func reportChangedSources() {
    for source in collection.sources where source.bytes.haveChanged {
      reporter.fail(.changed(path: source.name))
    }
  }

  /// Reports a finding, unless it was reported before.
  func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { reporter.warn(diagnostic) }
  }
}

extension Request {
  /// The components that are wanted.
  var kinds: Set<ICalendar.ComponentKind> {
    let usual: Set<ComponentKind> = format == .ics ? Set(ComponentKind.allCases) : [.event]
    return Set((components ?? usual).map(\.kind))
  }

  /// Whether only the first occurrences of each series are looked for.
  fileprivate var wantsFirstOnly: Bool {
    switch command {
    case .show, .next: true
    case .page, .list, .browse, .check, .completions: false
    }
  }
}

extension Request.ComponentKind {
  /// The component in a calendar file.
  var kind: ICalendar.ComponentKind {
    switch self {
    case .event: .event
    case .todo: .todo
    case .journal: .journal
    case .freebusy: .freeBusy
    }
  }
}
