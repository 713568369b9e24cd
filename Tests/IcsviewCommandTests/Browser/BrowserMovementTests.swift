import Agenda
import CivilCalendar
import Terminal
import Testing

@testable import IcsviewCommand

struct `moving in the browser` {
  private static let events = """
    20250602T1000 Early
    20250616T0900 Standup
    20250616T1100 Review
    20250618 Day off
    20250703T1400 Later
    """

  private func focus(
    after keys: String,
    _ arguments: String...,
    events: String = events
  ) throws -> String {
    var browser = try BrowserCase(events, arguments.first ?? "--ascii")
    for key in keys {
      browser.type(.character(key))
      // Movement in the list needs what was read.
      _ = browser.screen
    }
    return browser.app.focus.description
  }

  @Test(arguments: [
    ("", "2025-06-16"), ("h", "2025-06-15"), ("j", "2025-06-23"), ("kk", "2025-06-02"),
    ("lll", "2025-06-19"), ("jjj", "2025-07-07"), ("kkk", "2025-05-26"), (">", "2025-07-16"),
    ("<<", "2025-04-16"), ("}", "2026-06-16"), ("{{", "2023-06-16"), ("w>", "2025-06-23"),
    ("d<", "2025-06-15"), ("y>", "2026-06-16"), ("a>", "2025-07-16"), ("}}t", "2025-06-16"),
    ("aj", "2025-06-16"), ("ajj", "2025-06-18"), ("ajjj", "2025-07-03"), ("ak", "2025-06-02"),
    ("ajjjkkk", "2025-06-16"),
  ])
  func `follows the keys`(keys: String, day: String) throws {
    #expect(try focus(after: keys) == day)
  }

  @Test func `keeps the day, or the last day of a shorter month`() throws {
    var browser = try BrowserCase("20250131 End", "--month=2025-01-31")
    #expect(browser.app.focus.description == "2025-01-31")
    browser.type(">")
    #expect(browser.app.focus.description == "2025-02-28")
  }

  @Test(arguments: [
    ("2025-09-01", "2025-09-01"), ("2025-10", "2025-10-01"), ("+2w", "2025-06-30"),
    ("friday", "2025-06-20"), ("2024-W01-1", "2024-01-01"),
  ])
  func `goes to a date in any form`(text: String, day: String) throws {
    var browser = try BrowserCase(Self.events)
    browser.type("g")
    browser.type(text: text)
    browser.type(.enter)
    #expect(browser.app.focus.description == day)
    #expect(browser.app.mode == .calendar)
  }

  @Test func `stops at the ends of the calendar`() throws {
    #expect(try focus(after: "lll>}", "--day=9999-12-30") == "9999-12-31")
    #expect(try focus(after: "hh<{k", "--day=0001-01-02") == "0001-01-01")
  }

  @Test(arguments: [
    ("past", "l", "2025-06-16"), ("past", "h", "2025-06-15"), ("past", ">", "2025-07-16"),
    ("future", "h", "2025-06-16"), ("future", "l", "2025-06-17"),
    ("with-events", "l", "2025-06-18"), ("with-events", "h", "2025-06-02"),
    ("with-events", ">", "2025-07-03"),
  ])
  func `goes only to days that can be selected, if there are any`(
    choice: String,
    keys: String,
    day: String
  ) throws {
    // The pages around the one that is shown have to be read.
    var browser = try BrowserCase(Self.events, "--selectable=\(choice)")
    browser.readAll()
    for key in keys { browser.type(.character(key)) }
    _ = browser.screen
    browser.readAll()
    if day == "2025-07-03" { browser.type("<", ">") }
    #expect(browser.app.focus.description == day)
  }

  @Test func `says why a day cannot be selected`() throws {
    var browser = try BrowserCase(Self.events, "--selectable=past")
    browser.type("l")
    #expect(browser.status == "2025-06-17 is after today, and --selectable is past")
  }

  @Test func `makes every move of a burst and reads only the page it ends on`() throws {
    var browser = try BrowserCase(Self.events)
    for _ in 0..<500 { browser.type(">") }
    for _ in 0..<499 { browser.type("<") }
    #expect(browser.app.focus.description == "2025-07-16")
    #expect(browser.app.needsContent)
    #expect(browser.screen.contains("July 2025"))
    #expect(!browser.app.needsContent)
  }

  @Test func `keeps no more than a few pages, however far it goes`() throws {
    var browser = try BrowserCase(Self.events, "--month=0500")
    for turn in 0..<20_000 {
      browser.type(turn < 10_000 ? ">" : "<")
      if turn % 500 == 0 { browser.readAll() }
    }
    browser.readAll()
    #expect(browser.app.pages.pages.count == 3)
    #expect(browser.app.focus.description == "0500-01-01")
  }
}
