package import CivilCalendar

/// Pages without end, of which only a few exist: the current one in the middle and `radius` on either side.
///
/// Moving drops a page at one end and appends one at the other; contents of the pages that stay are kept.
/// Moves cost no loading: a burst of them makes every move, and `load` fetches once what is missing then.
/// Memory does not grow with the distance travelled.
///
/// At the ends of the calendar, the years 1 and 9999, the pages beyond them repeat the last one there is.
package struct PagedCalendar<Content> {
  /// How many pages stand on either side of the current one.
  package let radius: Int
  /// The pages, the current one in the middle.
  package private(set) var pages: [Page]
  /// The day in focus; it is always on the current page.
  package private(set) var focus: CivilDate
  private var contents: [Content?]

  /// A calendar at a page.
  ///
  /// - Parameters:
  ///   - kind: What each page shows.
  ///   - day: The day in focus.
  ///   - weekRule: How weeks are cut.
  ///   - radius: How many pages stand on either side, at least 0.
  package init(_ kind: PageKind, at day: CivilDate, weekRule: WeekRule, radius: Int = 1) {
    self.radius = max(0, radius)
    focus = min(day, .last)
    pages = PagedCalendar.pages(
      around: Page(kind, containing: focus, weekRule: weekRule),
      radius: self.radius,
    )
    contents = Array(repeating: nil, count: pages.count)
  }

  /// The page in the middle.
  package var current: Page { pages[radius] }

  /// The content of the page at a distance from the current one, if it is loaded.
  package func content(at distance: Int) -> Content? {
    let index = radius + distance
    return contents.indices.contains(index) ? contents[index] : nil
  }

  /// Moves some pages on, back when negative; the focus keeps its place in the page, clamped.
  ///
  /// - Complexity: O(`radius`), however far the way is.
  package mutating func shift(by count: Int) {
    move(to: current.day(focus, movedBy: count))
  }

  /// Moves to the page of a day and puts the focus on it.
  ///
  /// - Complexity: O(`radius`), however far the way is.
  package mutating func jump(to day: CivilDate) {
    move(to: min(day, .last))
  }

  /// Moves the focus some days on; over the page's edge the page follows.
  package mutating func moveFocus(by days: Int) {
    jump(to: focus.advanced(by: days))
  }

  /// Shows the day in focus on a page of another kind.
  package mutating func change(to kind: PageKind) {
    guard kind != current.kind else { return }
    self = PagedCalendar(kind, at: focus, weekRule: current.weekRule, radius: radius)
  }

  /// Fetches the content of each page that has none, the current page first.
  ///
  /// - Parameter fetch: Makes the content of a page.
  /// - Throws: What `fetch` throws; the pages before that one are loaded.
  package mutating func load<Failure: Error>(_ fetch: (Page) throws(Failure) -> Content)
    throws(Failure)
  {
    for distance in 0...radius {
      for index in distance == 0 ? [radius] : [radius + distance, radius - distance]
      where contents[index] == nil {
        contents[index] = try fetch(pages[index])
      }
    }
  }

  /// Forgets all contents, for example because the files have changed.
  package mutating func invalidate() {
    contents = Array(repeating: nil, count: pages.count)
  }

  private mutating func move(to day: CivilDate) {
    focus = day
    guard !current.period.contains(day) else { return }
    let known = zip(pages, contents).filter { $0.1 != nil }
    pages = PagedCalendar.pages(
      around: Page(current.kind, containing: day, weekRule: current.weekRule),
      radius: radius,
    )
    contents = pages.map { page in known.first { $0.0 == page }?.1 }
  }

  private static func pages(around page: Page, radius: Int) -> [Page] {
    (-radius...radius).map { page.advanced(by: $0) }
  }
}

extension PagedCalendar: Sendable where Content: Sendable {}
