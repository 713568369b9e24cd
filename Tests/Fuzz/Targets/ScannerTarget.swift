import ICalendar

/// Any bytes as a calendar file.
enum ScannerTarget {
  static func test(_ input: FuzzInput) {
    var input = input
    let place = input.byte()
    let source = SourceBytes(input.rest)
    let index = ComponentScanner.scan(source)
    let lineStarts = lineStarts(of: source)
    for components in [index.entries, index.others, index.timeZones] {
      checkPlaces(of: components, index, lineStarts, in: source)
    }
    for component in index.entries { checkAlone(component, in: source) }
    let parts = ComponentScanner.scan(source, cutAfter: source.count * place / 256) { one, other in
      other()
      one()
    }
    require(parts == index, "a scan in two parts finds something else")
  }

  /// Components stand one after the other, each in a calendar and where its line says.
  private static func checkPlaces(
    of components: [ComponentEntry],
    _ index: ComponentIndex,
    _ lineStarts: [Int],
    in source: SourceBytes
  ) {
    var end = 0
    for component in components {
      require(component.offset >= end && component.byteCount > 0, "components overlap")
      require(component.range.upperBound <= source.count, "a component ends behind the source")
      require(
        lineStarts.indices.contains(Int(component.line) - 1)
          && lineStarts[Int(component.line) - 1] == component.offset,
        "a component is not where its line says",
      )
      require(index.calendars.indices.contains(Int(component.calendar)), "a calendar is missing")
      end = component.range.upperBound
    }
  }

  /// Where each physical line begins: behind LF, CR LF, CR or CR CR LF.
  private static func lineStarts(of source: SourceBytes) -> [Int] {
    let bytes = source.prefix(.max)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var position = bytes.starts(with: mark) ? mark.count : 0
    var starts = [position]
    while position < bytes.count {
      let rest = bytes[position...]
      let breaks: [String] = ["\r\r\n", "\r\n", "\n", "\r"]
      if let found = breaks.first(where: { rest.starts(with: $0.utf8) }) {
        position += found.utf8.count
        starts.append(position)
      } else {
        position += 1
      }
    }
    return starts
  }

  /// What a component is does not depend on what stands around it.
  private static func checkAlone(_ component: ComponentEntry, in source: SourceBytes) {
    let bytes = source.withBytes { bytes in component.range.map { bytes[$0] } }
    let alone = ComponentScanner.scan(SourceBytes(bytes))
    require(
      alone.entries.map(\.kind) == [component.kind] && alone.entries[0].byteCount == bytes.count,
      "a component by itself is something else",
    )
  }
}
