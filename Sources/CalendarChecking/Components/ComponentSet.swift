/// A set of components, for tables.
struct ComponentSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ types: ComponentType...) {
    rawValue = types.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// Whether a component is among them.
  func contains(_ type: ComponentType) -> Bool { rawValue & 1 << type.rawValue != 0 }

  static let calendar = ComponentSet(.calendar)
  static let event = ComponentSet(.event)
  static let todo = ComponentSet(.todo)
  static let journal = ComponentSet(.journal)
  static let freeBusy = ComponentSet(.freeBusy)
  static let timeZone = ComponentSet(.timeZone)
  static let observance = ComponentSet(.standard, .daylight)
  static let alarm = ComponentSet(.alarm)
  static let availability = ComponentSet(.availability)
  static let available = ComponentSet(.available)
  static let participant = ComponentSet(.participant)
  static let location = ComponentSet(.location)
  static let resource = ComponentSet(.resource)
  /// A time zone and what is in it.
  static let zoneParts: ComponentSet = [.timeZone, .observance]
  /// Those that schedule something (RFC 5545 3.6.1 to 3.6.4).
  static let scheduled = ComponentSet(.event, .todo, .journal, .freeBusy)
  static let all = ComponentSet(rawValue: .max)
}
