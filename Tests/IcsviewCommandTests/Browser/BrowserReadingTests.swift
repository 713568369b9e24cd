import Agenda
import CivilCalendar
import StyledText
import Terminal
import Testing

@testable import IcsviewCommand

struct `reading in the browser` {
  private static let events = """
    20250602T1000 Early
    20250616T0900 Standup
    20250618 Day off
    20250703T1400 Long ago
    20250717T1400 Planning
    20300101T1400 Far standup
    """

  private func browser(_ arguments: String...) throws -> BrowserCase {
    try BrowserCase(Self.events, arguments.first ?? "--week-start=mon", "--time=24")
  }

  @Test func `shows the page at once, and its events when they were read`() throws {
    var browser = try browser()
    browser.type(">")
    browser.app.prepare()
    let first = browser.app.lines().map(\.text).joined(separator: "\n")
    #expect(first.contains("July 2025"))
    #expect(first.contains("reading …"))
    #expect(!first.contains("Planning"))
    #expect(browser.screen.contains("Planning"))
    #expect(!browser.screen.contains("reading"))
  }

  @Test(arguments: ["m", "w", "d", "y", "a"] as [Character])
  func `goes on where it was interrupted`(view: Character) throws {
    var interrupted = try browser()
    interrupted.type(.character(view))
    var steps = 0
    while interrupted.app.needsContent {
      let isOther = interrupted.app.work { true }
      #expect(isOther == !interrupted.app.needsContent)
      steps += 1
      try #require(steps < 10_000)
    }
    #expect(steps > 3)
    var other = try browser()
    other.type(.character(view))
    #expect(interrupted.screen == other.screen)
  }

  @Test func `leaves a page that is not shown any more`() throws {
    var browser = try browser()
    browser.type(">")
    _ = browser.app.work { true }
    let page = try #require(browser.app.pageReading?.page)
    #expect(page == browser.app.pages.current)
    browser.type("<", "<", "<")
    browser.readAll()
    #expect(browser.app.pageReading == nil)
    #expect(browser.screen.contains("April 2025"))
  }

  @Test func `reads the page first, then those around it`() throws {
    var browser = try browser()
    #expect(browser.app.hasVisibleWork)
    #expect(browser.app.work { false })
    #expect(!browser.app.hasVisibleWork)
    #expect(browser.app.hasWork)
    #expect(!browser.app.work { false })
    #expect(!browser.app.hasWork)
  }

  @Test func `moves to a day with events as soon as it knows them`() throws {
    var browser = try browser("--selectable=with-events")
    browser.type(">")
    #expect(browser.app.focus.description == "2025-07-16")
    _ = browser.screen
    #expect(browser.app.focus.description == "2025-07-17")
  }

  @Test func `makes moves in the list as soon as it knows the events`() throws {
    var browser = try browser()
    browser.type(.tab, "j", "j")
    #expect(browser.app.focus.description == "2025-06-16")
    #expect(browser.screen.contains("> 14:00           Long ago"))
    #expect(browser.app.focus.description == "2025-07-03")
    // Over two months without events and back.
    browser.type("j", "j", "j", "k", "k", "k", "k")
    #expect(browser.screen.contains("> all day         Day off"))
    browser.type("k", .enter)
    #expect(browser.screen.hasPrefix(" ‹                              Mon 16 June 2025"))
    browser.type("h")
    #expect(browser.screen.hasPrefix(" ‹                               Mon 2 June 2025"))
    browser.type("h")
    #expect(browser.app.mode == .details(0))
    #expect(browser.screen.contains("No events"))
    #expect(browser.app.mode == .calendar)
    #expect(browser.app.focus.description == "2025-05-31")
  }

  @Test func `looks for an event of the list a little at a time`() throws {
    let events = (0..<100).map { "20200616T0900 Event \($0)" }.joined(separator: "\n")
    var browser = try BrowserCase(events + "\n20250616T1400 Here", "--time=24")
    browser.type(.tab)
    _ = browser.screen
    // Up to the page before, which has none.
    _ = browser.app.update(.key("k"))
    while browser.app.seeking == nil { _ = browser.app.work { false } }
    #expect(browser.app.work { true })
    browser.app.prepare()
    #expect(browser.app.lines().last?.text.hasSuffix("looking back 1 %") ?? false)
    _ = browser.app.update(.key("k"))
    #expect(browser.app.seeking?.purpose == .moves(-2))
    #expect(browser.screen.contains("> 09:00           Event"))
    #expect(browser.app.event == 98)
    #expect(browser.app.focus.description == "2020-06-16")
  }

  @Test func `leaves it at that as soon as another key is pressed`() throws {
    var browser = try browser()
    _ = browser.screen
    browser.type(.tab, "j", "j", "j", "j", "j")
    while browser.app.seeking == nil, browser.app.hasVisibleWork { _ = browser.app.work { false } }
    #expect(browser.app.seeking != nil)
    _ = browser.app.update(.key(.escape))
    #expect(browser.app.seeking == nil)
    #expect(browser.screen.contains("August 2025"))
  }

  @Test(arguments: [.escape, .enter] as [Key])
  func `leaves it at that where details are left`(key: Key) throws {
    var browser = try browser()
    _ = browser.screen
    browser.type(.tab, .enter)
    for _ in 0..<5 { _ = browser.app.update(.key("l")) }
    while browser.app.seeking == nil, browser.app.hasVisibleWork { _ = browser.app.work { false } }
    #expect(browser.app.seeking != nil)
    _ = browser.app.update(.key(key))
    #expect(browser.app.seeking == nil)
    #expect(browser.app.mode == .calendar)
  }

  @Test func `says where no event comes any more`() throws {
    var browser = try BrowserCase("20250616T0900 Standup", "--time=24")
    browser.type(.tab, "j")
    #expect(browser.status == "no event after this")
    browser.type("k")
    #expect(browser.screen.contains("> 09:00           Standup"))
    browser.type("k")
    #expect(browser.status == "no event before this")
  }

  @Test func `searches a little at a time, and then goes to the match`() throws {
    let events = (0..<100).map { "20250616T0900 Event \($0)" }.joined(separator: "\n")
    var browser = try BrowserCase(events + "\n20300101T1400 Far standup", "--time=24")
    _ = browser.screen
    _ = browser.app.update(.key("/"))
    for letter in "far" { _ = browser.app.update(.key(.character(letter))) }
    _ = browser.app.update(.key(.enter))
    #expect(browser.app.work { true })
    #expect(browser.app.searchReading != nil)
    browser.app.prepare()
    #expect(browser.app.lines().last?.text.hasSuffix("/far  15 %") ?? false)
    #expect(browser.screen.contains("January 2030"))
    #expect(browser.status.hasSuffix("/far"))
  }

  @Test func `does not lead away who goes on while it searches`() throws {
    var browser = try browser()
    _ = browser.screen
    for key in "/far" { _ = browser.app.update(.key(.character(key))) }
    _ = browser.app.update(.key(.enter))
    browser.type("l")
    #expect(browser.app.focus.description == "2025-06-17")
    browser.type("n")
    #expect(browser.app.focus.description == "2030-01-01")
  }

  @Test(arguments: ["Standup?", "ä", "(x)", "a\\b", "it's", "a,b"])
  func `finds what is searched for, however it is written`(text: String) throws {
    let event = "20250616T0900 Now \(text.escaped) then"
    var browser = try BrowserCase("20250610T0900 Other\n\(event)", "--time=24")
    browser.type("/")
    browser.type(text: text.uppercased())
    browser.type(.enter)
    #expect(browser.app.matches.count == 1)
  }
}

extension String {
  /// As it stands in a calendar file.
  fileprivate var escaped: String {
    map { "\\,;".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
