import ICalendar
import Terminal
import TimeZones

/// What can happen to the browser.
enum Action: Hashable, Sendable {
  /// A key was pressed; what it does depends on what is shown.
  case key(Key)
  /// The mouse was pressed at a place of the screen.
  case press(row: Int, column: Int)
  /// The wheel was turned at a place of the screen, forward when positive.
  case wheel(Int, row: Int, column: Int)
  /// The screen has another size.
  case resize(ScreenSize)
  /// The clock goes on.
  case tick(Instant)
  /// Something is to be said.
  case say(String)

  case left, right, up, down
  /// Goes some pages on, back when negative.
  case turnPages(Int)
  /// Goes some years on, back when negative.
  case turnYears(Int)
  case view(BrowserView)
  case today, goTo, pickMonth
  case switchPane, open, back
  case search, nextMatch, previousMatch
  case filter
  case startRange, chooseDay
  case write, pipe
  case reload
  case help, quit
  /// Moves a drawing that is higher than its part of the screen, down when positive.
  case scrollDrawing(Int)
}
