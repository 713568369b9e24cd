import EventFormats
import ICalendar
import ICUSupport

/// Writes chosen components as one calendar file (`--format ics`).
struct CalendarOutput {
  let session: Session

  private static let productID = "-//icsview//icsview \(programVersion)//EN"

  /// Writes what is chosen and says what could not be kept.
  func write(
    _ selection: CalendarExport.Selection,
    to output: inout OutputBuffer
  ) throws(OutputError) {
    let calendar = CalendarExport(
      selection,
      of: session.collection,
      reader: session.zone,
      decodedBy: { TextDecoding.text(of: $0, charset: $1) },
    )
    let leftOut = try ICalendarWriter.write(
      calendar,
      productID: CalendarOutput.productID,
      to: &output,
    )
    try output.flush()
    guard leftOut > 0 else { return }
    session.reporter.note(
      leftOut == 1
        ? "1 line that is no property is left out"
        : "\(leftOut) lines that are no properties are left out"
    )
  }
}

extension ListCommand {
  /// The components that are written as a calendar: those of all that is listed, or everything there is.
  func selection() throws(UsageError) -> CalendarExport.Selection {
    let (request, collection) = (session.request, session.collection)
    guard !request.choosesOccurrences else {
      var slices = ListSlices(session, try extent())
      var components: [ComponentReference] = []
      var known: Set<ComponentReference> = []
      while let slice = slices.next() {
        for component in slice.occurrences.lazy.map(\.component) + slice.undated
        where known.insert(component).inserted {
          components.append(component)
        }
      }
      return CalendarExport.Selection(components, isEverything: false)
    }
    let kinds = request.kinds
    let components = collection.components.filter { kinds.contains(collection.entry(of: $0).kind) }
    return CalendarExport.Selection(components, isEverything: request.components == nil)
  }
}

extension Request {
  /// Whether something but the kind of component says what is listed.
  fileprivate var choosesOccurrences: Bool {
    span != DaySpan() || !selections.isEmpty || page != nil || pages != .one || limit != nil
      || hidesByChoice || filters.areConditions
  }
}

extension Request.Filters {
  /// Whether anything depends on them.
  fileprivate var areConditions: Bool {
    var conditions = self
    conditions.searched = Request.Filters.usuallySearched
    conditions.readers = []
    return conditions != Request.Filters()
  }
}
