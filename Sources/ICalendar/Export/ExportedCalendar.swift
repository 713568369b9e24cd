/// One calendar of a file: its own properties, the zones that it needs, and its components.
struct ExportedCalendar {
  private let headers: [CalendarReference]
  private let components: [ExportedComponent]
  private let zones: ExportedZones
  private let collection: CalendarCollection
  private let decode: TextDecoder

  /// A calendar of some components.
  ///
  /// - Parameters:
  ///   - headers: The calendars that it is made of.
  ///   - components: The components, in their order.
  ///   - collection: The sources of both.
  ///   - isEverything: Whether zones that no component asks for stay.
  ///   - decode: Reads the character sets that lines name.
  init(
    _ headers: [CalendarReference],
    _ components: [ExportedComponent],
    of collection: CalendarCollection,
    isEverything: Bool,
    decodedBy decode: @escaping TextDecoder
  ) {
    self.headers = headers
    self.components = components
    self.collection = collection
    self.decode = decode
    var uses = ZoneUses()
    for component in components {
      component.forEachLine(of: collection, decodedBy: decode) { line in
        guard case .other(let line) = line, let name = ExportedLine.zoneName(in: line) else {
          return
        }
        uses.add(ZoneUse.Name(calendar: component.calendar, text: name), on: component.days)
      }
    }
    // A calendar of nothing but zones publishes them; among others that have components it says nothing.
    let used = Set(components.map(\.calendar))
    zones = ExportedZones(
      uses.all,
      of: headers,
      in: collection,
      keepingUnusedOf: isEverything ? headers.filter { used.isEmpty || used.contains($0) } : [],
    )
  }

  /// Calls a closure for each line, and says how many lines were left out because they are no properties.
  func forEachLine<Failure: Error>(
    productID: String,
    _ body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:\(productID)"] {
      try body(Array(line.utf8))
    }
    for line in CommonHeader.lines(of: headers, in: collection, decodedBy: decode) {
      try body(line)
    }
    var leftOut = 0
    for definition in zones.definitions {
      let form = ExportedLine(
        zones: zones,
        calendar: definition.component.calendar,
        newZoneName: definition.newName,
      )
      leftOut += try forEachLine(of: definition.component, in: form, body)
    }
    for component in components {
      let form = ExportedLine(
        zones: zones,
        calendar: component.calendar,
        ownDays: component.isOfDays ? days(in: component.calendar) : nil,
        seriesDays: component.seriesOfDays.map { days(in: $0) },
      )
      leftOut += try forEachLine(of: component, in: form, body)
    }
    try body(Array("END:VCALENDAR".utf8))
    return leftOut
  }

  private func days(in calendar: CalendarReference) -> UTCDays {
    UTCDays(scope: collection.zones(of: calendar), onlyZone: zones.onlyZone)
  }

  private func forEachLine<Failure: Error>(
    of component: ExportedComponent,
    in form: ExportedLine,
    _ body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var leftOut = 0
    try component.forEachLine(of: collection, decodedBy: decode) { (line) throws(Failure) in
      switch line {
      case .begin(let name): try body(Array("BEGIN:".utf8) + name)
      case .end(let name): try body(Array("END:".utf8) + name)
      case .other(let line):
        if let line = form.line(line) { try body(line) } else { leftOut += 1 }
      }
    }
    return leftOut
  }
}
