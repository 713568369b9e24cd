import ICalendar

/// A search that is under way, a few components at a time.
struct SearchReading {
  /// Whether the browser goes to the nearest match when the search is over.
  var leadsOn = true
  /// The components that were found so far.
  private(set) var found: Set<ComponentReference> = []

  private let search: EventSearch
  private let kinds: Set<ComponentKind>
  private let facts: ComponentFacts
  private let components: [ComponentReference]
  private var place = 0

  /// Begins a search.
  init(_ search: EventSearch, _ session: Session) {
    self.search = search
    kinds = session.request.kinds
    facts = session.facts
    components = session.collection.components
  }

  /// How many components are looked at in one step; to read the details of one takes the time of looking at many.
  private static let stepSize = 16

  /// Whether all components were looked at.
  var isFinished: Bool { place == components.count }

  /// How much of the components was looked at, in percent.
  var percentage: Int { components.isEmpty ? 100 : 100 * place / components.count }

  /// Looks at the next components.
  mutating func step() {
    let end = min(place + SearchReading.stepSize, components.count)
    for component in components[place..<end] {
      guard kinds.contains(facts.collection.entry(of: component).kind),
        search.canBeIn(facts.text(of: component)),
        search.matches(facts.details(of: component))
      else { continue }
      found.insert(component)
    }
    place = end
  }
}
