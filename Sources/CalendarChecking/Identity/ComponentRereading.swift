/// Reads components a second time, from the places that were kept of them.
struct ComponentRereading {
  private var scope: CheckScope
  private var calendar: UInt32?
  private let calendars: [FilePosition]

  /// A reader of components of the file that a scope was made for.
  init(_ scope: CheckScope) {
    calendars = scope.identities.calendars
    self.scope = CheckScope(rereading: scope)
  }

  /// The zones of the component that was read last.
  var zones: CalendarZones { scope.calendar.zones }

  /// The METHOD around the component that was read last.
  var method: String? { scope.calendar.method }

  /// The component of an entry, without the components in it.
  mutating func component(_ entry: IdentityTable.Entry, in file: Span<UInt8>) -> Component {
    enter(entry.calendar, in: file)
    var reader = LineReader(entry.offset..<file.count, number: Int(entry.line))
    let begin = FilePosition(line: Int(entry.line), column: 1, offset: entry.offset)
    var component = Component(
      ComponentHead(type: entry.type, name: entry.type.name, begin: begin)
    )
    var depth = 0
    while reader.advance(in: file) {
      if let line = StructuralLine(reader.line, &scope.findings) {
        depth += line.isBegin ? 1 : -1
        // Another component that the standard does not let stand inside ends this one too.
        if depth == 0 || depth > 1 && !line.type.canStand(in: entry.type) && !line.type.isOpaque {
          break
        }
      } else if depth == 1, let parts = PropertyLineParser.parse(reader.line, &scope.findings),
        let property = PropertyReader(parts, in: component.head).read(&scope)
      {
        component.add(property)
      }
    }
    return component
  }

  /// Enters the VCALENDAR of a number, unless it was entered last.
  private mutating func enter(_ number: UInt32, in file: Span<UInt8>) {
    guard calendar != number else { return }
    calendar = number
    let place = Int(number) - 1
    guard calendars.indices.contains(place) else {
      scope.leaveCalendar()
      return
    }
    scope.beginCalendar(at: calendars[place], in: file)
  }
}
