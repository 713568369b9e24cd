package import CivilCalendar
package import TimeZones

/// One instance of an event, to-do or journal, placed on the time line.
package struct Occurrence: Hashable, Sendable {
  /// The component that describes it.
  package let component: ComponentReference
  /// When it takes place.
  package let time: OccurrenceTime
  /// When the series would have it take place: what RECURRENCE-ID names.
  package let original: InstanceStart
  /// What is known of it without reading the component.
  package let traits: Traits

  /// An occurrence of a component.
  package init(
    component: ComponentReference,
    time: OccurrenceTime,
    original: InstanceStart,
    traits: Traits
  ) {
    self.component = component
    self.time = time
    self.original = original
    self.traits = traits
  }

  /// Facts about an occurrence.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is one of a series.
    package static let recurring = Traits(rawValue: 1)
    /// A component of its own replaces what the series would give.
    package static let override = Traits(rawValue: 2)
    /// Its STATUS is CANCELLED.
    package static let cancelled = Traits(rawValue: 4)
    /// It takes up no time: its TRANSP is TRANSPARENT, or it is a free/busy period that is not taken.
    package static let free = Traits(rawValue: 8)

    /// Whether the time of the occurrence is taken: it is neither cancelled nor free.
    package var takesTime: Bool {
      rawValue & (Traits.cancelled.rawValue | Traits.free.rawValue) == 0
    }
  }
}

/// Which component of which source; small, since a list can have millions of occurrences.
package struct ComponentReference: Hashable, Sendable {
  private let sourceNumber: UInt32
  private let entryNumber: UInt32

  /// The number of the source in its collection.
  package var source: Int { Int(sourceNumber) }
  /// The number of the entry in the source's index.
  package var entry: Int { Int(entryNumber) }

  /// A component by the index of its source and of its entry there, both at most 2³² − 1.
  package init(source: Int, entry: Int) {
    sourceNumber = UInt32(clamping: source)
    entryNumber = UInt32(clamping: entry)
  }

  /// Whether it stands before another in the sources.
  func precedes(_ other: ComponentReference) -> Bool {
    (sourceNumber, entryNumber) < (other.sourceNumber, other.entryNumber)
  }
}

/// The start by which an instance of a series is known (RFC 5545 3.8.4.4).
package enum InstanceStart: Hashable, Sendable {
  case date(CivilDate)
  case floating(CivilDateTime)
  case instant(Instant)
}
