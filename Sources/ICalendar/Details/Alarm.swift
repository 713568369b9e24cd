/// A reminder of an event or to-do (RFC 5545 3.6.6).
package struct Alarm: Equatable, Sendable {
  /// ACTION (3.8.6.1) in lower case, such as `display`.
  package var action: String?
  /// TRIGGER (3.8.6.3) as written: a duration relative to the event, or a date-time.
  package var trigger: String?

  /// An alarm by ACTION and TRIGGER, as they are written.
  package init(action: String? = nil, trigger: String? = nil) {
    self.action = action
    self.trigger = trigger
  }
}
