internal import ICalendar

/// How tables write values: as texts that people read, a missing one as an empty text.
///
/// Lists have `;` between their values, as commas are frequent in names. A table is not meant to be taken
/// apart further: where a value has a `;` of its own, JSON tells them apart.
extension FieldValue {
  /// The value as one text of a table.
  var tableText: String { text(joinedBy: ";") }

  /// The value as one text, with something between the values of a list.
  func text(joinedBy separator: String) -> String {
    switch self {
    case .absent: ""
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .texts(let texts): texts.joined(separator: separator)
    case .person(let person): person.tableText
    case .attendees(let attendees):
      attendees.map(\.person.tableText).joined(separator: separator)
    case .alarms(let alarms): alarms.map(\.tableText).joined(separator: separator)
    case .position(let position): "\(position.latitude)\(separator)\(position.longitude)"
    case .time(let time): time.tableText
    }
  }
}

extension Person {
  /// `Name <address>`, or the one that there is.
  fileprivate var tableText: String {
    guard let email else { return name ?? "" }
    return name.map { "\($0) <\(email)>" } ?? email
  }
}

extension Alarm {
  /// Action and trigger with a space between them, such as `display -PT15M`.
  fileprivate var tableText: String {
    [action, trigger].compactMap(\.self).joined(separator: " ")
  }
}

extension RecordTime {
  fileprivate var tableText: String {
    var bytes: [UInt8] = []
    bytes.append(self, .table)
    return String(decoding: bytes, as: UTF8.self)
  }
}
