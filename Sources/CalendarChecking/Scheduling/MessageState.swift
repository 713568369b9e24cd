/// What is known of a message (a VCALENDAR with METHOD) from the components before the current one.
struct MessageState {
  /// How many components it has, time zones aside.
  var count = 0
  var firstType: ComponentType?
  var firstUID: String?
  var hasNotedMethod = false
  var hasNotedTypes = false
  var hasNotedUIDs = false
}
