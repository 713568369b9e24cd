package import ICalendar

/// Writes the lines of a calendar file as RFC 5545 3.1 has them.
package enum ICalendarWriter {
  /// Writes a calendar; the caller flushes the output.
  ///
  /// - Parameters:
  ///   - calendar: What stands in the file.
  ///   - productID: What PRODID says.
  ///   - output: Where it goes.
  /// - Returns: How many lines of components were left out, since they are no properties.
  /// - Throws: Why the output cannot be written.
  package static func write(
    _ calendar: CalendarExport,
    productID: String,
    to output: inout OutputBuffer
  ) throws(OutputError) -> Int {
    try calendar.forEachLine(productID: productID) { (line) throws(OutputError) in
      try output.write { FoldedLine.append(line, to: &$0) }
    }
  }
}
