import CivilCalendar
import GridRendering
import StyledText
import Terminal
import Testing
import TimeZones

@testable import IcsviewCommand

struct `the browser` {
  private static let events = """
    20250602T1000 Early
    20250616T0900 Standup
    20250616T1100 Review
    20250618 Day off
    20250703T1400 Standup
    20300101T1400 Far standup
    """

  private func browser(_ arguments: String..., size: (Int, Int) = (24, 80)) throws -> BrowserCase {
    try BrowserCase(Self.events, "--time=24", arguments.first ?? "--week-start=mon", size: size)
  }

  @Test func `finds the next match and the one before, also far away`() throws {
    var browser = try browser()
    browser.type("/")
    browser.type(text: "STAND")
    browser.type(.enter)
    #expect(browser.app.focus.description == "2025-06-16")
    browser.type("n")
    #expect(browser.app.focus.description == "2025-07-03")
    browser.type("n")
    #expect(browser.app.focus.description == "2030-01-01")
    browser.type("n")
    #expect(browser.status == "no match of 'STAND' after this")
    browser.type("N", "N")
    #expect(browser.app.focus.description == "2025-06-16")
    browser.type(.escape)
    #expect(browser.app.search == nil)
  }

  @Test func `searches backwards where nothing follows`() throws {
    var browser = try browser()
    browser.type("/")
    browser.type(text: "early")
    browser.type(.enter)
    #expect(browser.app.focus.description == "2025-06-02")
    browser.type("/")
    browser.type(text: "nowhere")
    browser.type(.enter)
    #expect(browser.status == "no match of 'nowhere'")
  }

  @Test func `writes the events of the selected days`() throws {
    var browser = try browser()
    browser.type("v", "l", "l", "e")
    #expect(browser.status.hasPrefix("Write 3 events to: "))
    browser.type(text: "a.csv")
    browser.type(.enter)
    #expect(browser.effects == [.write(path: "a.csv", replacing: false)])
    #expect(browser.app.chosenEvents().count == 3)
  }

  @Test func `writes the event that is chosen in the list`() throws {
    var browser = try browser()
    browser.type(.tab, "j", "|")
    #expect(browser.status.hasPrefix("Pipe 1 event as ndjson (Tab: others) to: "))
    browser.type(text: "wc -l")
    browser.type(.enter)
    #expect(browser.effects == [.pipe(command: "wc -l", .ndjson)])
  }

  @Test func `pipes in the form that was chosen before`() throws {
    var browser = try browser()
    browser.type("|", .tab, .tab)
    #expect(browser.status.hasPrefix("Pipe 2 events as csv (Tab: others) to: "))
    browser.type(text: "wc")
    #expect(browser.status.hasPrefix("Pipe 2 events as csv to: wc"))
    browser.type(.enter, "|")
    browser.type(text: "x")
    browser.type(.tab, .tab, .tab, .tab, .enter)
    #expect(
      browser.effects == [.pipe(command: "wc", .csv), .pipe(command: "x", .ndjson)],
    )
  }

  @Test func `asks before it writes over a file`() throws {
    var browser = try browser()
    browser.app.askToReplace("a.csv")
    #expect(browser.status.hasPrefix("a.csv exists; write over it? (y/n)"))
    browser.type("x")
    #expect(browser.status == "nothing was written")
    browser.app.askToReplace("a.csv")
    browser.type("y")
    #expect(browser.effects == [.write(path: "a.csv", replacing: true)])
  }

  @Test func `writes only to files whose names say how`() throws {
    var browser = try browser()
    browser.type("e")
    browser.type(text: "events.doc")
    browser.type(.enter)
    #expect(browser.effects.isEmpty)
    #expect(browser.status.contains("the name has to end in .ndjson, .json"))
  }

  @Test func `has nothing to write on a day without events`() throws {
    var browser = try browser()
    browser.type("l", "e")
    #expect(browser.status == "no events are chosen")
  }

  @Test func `selects days one by one and in ranges`() throws {
    var browser = try browser()
    browser.type(" ", "j", "v", "l", "v", "h", "h", " ")
    #expect(
      browser.app.selection.map { "\($0.lowerBound) \($0.count)" }
        == ["2025-06-16 1", "2025-06-22 3"]
    )
    browser.type(.escape)
    #expect(browser.app.selection.isEmpty)
  }

  @Test func `begins with the days that the command line selects`() throws {
    let browser = try browser("--select=2025-07-03")
    #expect(browser.app.focus.description == "2025-07-03")
    #expect(browser.app.selection.map(\.lowerBound.description) == ["2025-07-03"])
  }

  @Test func `leaves out what is filtered`() throws {
    var browser = try browser()
    #expect(browser.screen.contains("Day off"))
    browser.type("f", "j", "j", " ", "f")
    #expect(!browser.screen.contains("Day off"))
    #expect(browser.screen.contains("Standup"))
    browser.type("f", "k", "k", .enter, .escape)
    #expect(!browser.screen.contains("Standup"))
  }

  @Test func `keeps its place when files are read again`() throws {
    var browser = try browser()
    browser.type(.tab, "j")
    #expect(browser.screen.contains("> 11:00           Review"))
    try browser.replace("20250616T0700 New\n" + Self.events)
    #expect(browser.screen.contains("  07:00           New"))
    #expect(browser.app.focus.description == "2025-06-16")
    #expect(browser.screen.contains("> 11:00           Review"))
  }

  @Test func `goes on to the next day at midnight`() throws {
    var browser = try browser()
    #expect(browser.screen.contains("(16)"))
    browser.send(.tick(browser.app.session.now.adding(seconds: 86_400)))
    browser.type("j")
    #expect(browser.screen.contains("[17]"))
    browser.type("t")
    #expect(browser.app.focus.description == "2025-06-17")
  }

  @Test func `ends by its key, and by no key while a text is typed`() throws {
    var browser = try browser()
    browser.type("/", "q", .escape, "?", "q", "c", "q", "f", "q", .enter, "q")
    #expect(browser.effects.isEmpty)
    browser.type("q", "r")
    #expect(browser.effects == [.quit, .reload])
  }

  @Test func `has a meaning for each key only once`() {
    let keys = KeyTable.rows.flatMap { $0.bindings.map(\.key) }
    #expect(Set(keys).count == keys.count)
    #expect(KeyTable.action(of: .enter) == .open)
  }
}

struct `the mouse in the browser` {
  private static let events = """
    20250616T0900 Standup
    20250616T1100 Review
    20250618 Day off
    """

  private func browser() throws -> BrowserCase {
    var browser = try BrowserCase(Self.events, "--time=24", "--week-start=mon")
    _ = browser.screen
    return browser
  }

  @Test func `chooses the day that it points at`() throws {
    var browser = try browser()
    browser.send(.press(row: 8, column: 13))
    #expect(browser.app.focus.description == "2025-06-18")
    browser.send(.press(row: 2, column: 3))
    #expect(browser.app.focus.description == "2025-05-26")
  }

  @Test func `turns pages at the signs and picks a month at the title`() throws {
    var browser = try browser()
    browser.send(.press(row: 0, column: 1))
    #expect(browser.app.focus.description == "2025-05-16")
    browser.send(.press(row: 0, column: 78))
    browser.send(.press(row: 0, column: 78))
    #expect(browser.app.focus.description == "2025-07-16")
    browser.send(.press(row: 0, column: 40))
    #expect(browser.screen.contains(">July"))
    browser.send(.press(row: 1, column: 40))
    #expect(browser.app.focus.description == "2025-02-16")
  }

  @Test func `chooses an event, and shows its details the second time`() throws {
    var browser = try browser()
    browser.send(.press(row: 3, column: 60))
    #expect(browser.app.event == 1)
    #expect(browser.app.pane == .list)
    browser.send(.press(row: 3, column: 60))
    #expect(browser.app.mode == .details(0))
    browser.send(.press(row: 3, column: 60))
    #expect(browser.app.mode == .calendar)
  }

  @Test func `turns pages by its wheel, or goes on in the list`() throws {
    var browser = try browser()
    browser.send(.wheel(1, row: 5, column: 5))
    #expect(browser.app.focus.description == "2025-07-16")
    browser.send(.wheel(-1, row: 5, column: 5))
    _ = browser.screen
    browser.send(.wheel(1, row: 5, column: 60))
    browser.send(.wheel(1, row: 5, column: 60))
    #expect(browser.app.focus.description == "2025-06-18")
  }

  @Test func `chooses no day that cannot be selected`() throws {
    var browser = try BrowserCase(Self.events, "--selectable=past", "--week-start=mon")
    _ = browser.screen
    browser.send(.press(row: 8, column: 13))
    #expect(browser.app.focus.description == "2025-06-16")
    #expect(browser.status.hasPrefix("2025-06-18 is after today"))
  }

  @Test func `finds every day where it is drawn`() throws {
    for view in BrowserView.allCases where view != .agenda {
      for (rows, columns) in [(60, 300), (40, 140), (24, 80), (60, 60), (40, 26)] {
        var browser = try BrowserCase(Self.events, "--week-start=mon", size: (rows, columns))
        browser.send(.view(view))
        _ = browser.screen
        guard let places = browser.app.arrangement().drawing?.places else {
          Issue.record("no grid in \(view)")
          continue
        }
        let screen = browser.lines
        for place in places where place.date.month == 6 && place.date.year == 2025 {
          let text = place.rows.map { row -> String in
            String(screen[row + 1].text.columns(place.columns))
          }.joined(separator: " ")
          let isNamed = view == .day || view == .year || text.contains("\(place.date.day)")
          #expect(isNamed, "\(view) \(rows)x\(columns): \(place.date) in '\(text)'")
        }
      }
    }
  }
}

extension String {
  /// The characters in some columns, where each takes one.
  fileprivate func columns(_ columns: Range<Int>) -> Substring {
    dropFirst(max(0, columns.lowerBound - 1)).prefix(columns.count + 1)
  }
}
