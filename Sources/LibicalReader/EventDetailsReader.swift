package import ICalendar

/// Reads the details of one component.
///
/// The lines are told apart here; the parameters of people are read by libical, under its lock, which is
/// not taken for a component without people.
package struct EventDetailsReader: Sendable {
  package init() {}

  /// The details of the component in some bytes: from its `BEGIN` to its `END`, in UTF-8.
  ///
  /// The lines must be unfolded and end in LF or CRLF. Whatever else the bytes hold, the answer is what
  /// could be read: a bad line costs only itself.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func details(of component: Span<UInt8>) -> EventDetails {
    var reading = DetailsReading()
    var lines = ContentLines()
    while let line = lines.next(in: component) {
      guard let property = DetailProperty(name: line.name, in: component),
        let (parameters, value) = line.parts(in: component)
      else { continue }
      reading.read(property, parameters, value, in: component)
    }
    return reading.finish()
  }
}
