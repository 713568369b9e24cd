import GridRendering
import StyledText

/// A grid without its title, which stands at the top of the screen.
struct GridDrawing {
  /// The title, where the grid knows more than its page.
  var title: SafeText?
  let lines: [StyledLine]
  /// Where the days stand in the lines.
  let places: [DayPlace]
  /// How many lines at the top stay where they are while the others move.
  let header: Int

  /// A grid of which some lines are left out at the top.
  ///
  /// - Parameters:
  ///   - lines: All lines of it.
  ///   - places: Where the days stand in them.
  ///   - titleLines: How many lines belong to the title.
  ///   - header: How many lines below it name what stands in the columns.
  init(_ lines: [StyledLine], _ places: [DayPlace], titleLines: Int = 1, header: Int) {
    self.lines = Array(lines.dropFirst(titleLines))
    self.places = places.map { $0.moved(rows: -titleLines, columns: 0) }
    self.header = header
  }

  /// The part that there is room for, from some line on.
  func window(offset: Int, rows: Int) -> GridDrawing {
    guard lines.count > rows, rows > header else {
      var whole = GridDrawing(Array(lines.prefix(rows)), places, titleLines: 0, header: header)
      whole.title = title
      return whole
    }
    let shown = Array(lines[..<header]) + lines[(header + offset)...].prefix(rows - header)
    let visible = places.compactMap { place -> DayPlace? in
      // A day that begins in the header goes on below it.
      let begin =
        place.rows.lowerBound < header
        ? place.rows.lowerBound : max(header, place.rows.lowerBound - offset)
      let end = min(rows, max(place.rows.upperBound - offset, min(header, place.rows.upperBound)))
      guard begin < end else { return nil }
      return DayPlace(place.date, rows: begin..<end, columns: place.columns)
    }
    var window = GridDrawing(shown, visible, titleLines: 0, header: header)
    window.title = title
    return window
  }

  /// The offset nearest to a given one at which a day can be seen, where it has room at all.
  func offset(_ offset: Int, showing place: DayPlace?, rows: Int) -> Int {
    let room = rows - header
    let most = max(0, lines.count - rows)
    guard room > 0 else { return 0 }
    var offset = min(max(0, offset), most)
    if let place, place.rows.count <= room, place.rows.lowerBound >= header {
      offset = min(offset, place.rows.lowerBound - header)
      offset = max(offset, place.rows.upperBound - header - room)
    }
    return min(offset, most)
  }
}
