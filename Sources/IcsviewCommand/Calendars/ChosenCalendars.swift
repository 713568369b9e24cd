import ICalendar

/// The sources and calendars that a request chose by name.
struct ChosenCalendars {
  /// All sources, without the components of calendars that were not chosen.
  let sources: [LoadedSource]
  /// The calendars that were chosen.
  let calendars: CalendarList

  /// Chooses among calendars; a name that none of them has is a mistake.
  init(_ choice: Request.CalendarChoice, of sources: [LoadedSource]) throws(UsageError) {
    let all = CalendarList(sources)
    var isChosen = all.items.map { _ in choice.included.isEmpty }
    for name in choice.included {
      try ChosenCalendars.set(&isChosen, to: true, where: name, "--include", all)
    }
    for name in choice.excluded {
      try ChosenCalendars.set(&isChosen, to: false, where: name, "--exclude", all)
    }
    guard isChosen.contains(false) else {
      self.sources = sources
      calendars = all
      return
    }
    self.sources = sources.enumerated().map { number, loaded in
      LoadedSource(
        source: loaded.source.keeping { calendar in
          isChosen[all.place(ofSource: number, calendar: calendar)]
        },
        folder: loaded.folder,
        label: loaded.label,
      )
    }
    calendars = all.keeping { isChosen[$0] }
  }

  private static func set(
    _ isChosen: inout [Bool],
    to value: Bool,
    where name: String,
    _ option: String,
    _ calendars: CalendarList
  ) throws(UsageError) {
    let places = calendars.items.indices.filter { place in
      calendars.items[place].name.lowercased() == name.lowercased()
    }
    guard !places.isEmpty || calendars.items.isEmpty else {
      let names = calendars.items.map(\.name)
      throw .invalidValue(option: option, value: name, fault: .unknownCalendar(known: names))
    }
    for place in places { isChosen[place] = value }
  }
}

extension Request.CalendarChoice {
  /// The choice with another one added.
  func merged(with other: Self) -> Self {
    Self(included: included + other.included, excluded: excluded + other.excluded)
  }
}
