internal import ICalendar

/// Writes a record as an object by RFC 8259, without white space; texts keep every character.
struct JSONSyntax: RecordSyntax {
  let marks = RecordMarks.json
  let closing = Array("}".utf8)

  func label(at index: Int, of field: RecordField) -> [UInt8] {
    Array("\(index == 0 ? "{" : ",")\"\(field.rawValue)\":".utf8)
  }

  func header(of fields: [RecordField]) -> [UInt8]? { nil }

  func instance(uid: String) -> (before: [UInt8], after: [UInt8]) {
    var before: [UInt8] = []
    append(uid, to: &before)
    before.removeLast()
    before.append(UInt8(ascii: "/"))
    return (before, [UInt8(ascii: "\"")])
  }

  func append(_ value: FieldValue, to bytes: inout [UInt8]) {
    switch value {
    case .absent: bytes.append("null")
    case .text(let text): append(text, to: &bytes)
    case .number(let number): bytes.append(number)
    case .flag(let flag): bytes.append(flag ? "true" : "false")
    case .texts(let texts): append(texts, to: &bytes) { append($0, to: &$1) }
    case .person(let person): append(members(of: person), to: &bytes)
    case .attendees(let attendees):
      append(attendees, to: &bytes) { append(members(of: $0), to: &$1) }
    case .alarms(let alarms): append(alarms, to: &bytes) { append(members(of: $0), to: &$1) }
    case .position(let position):
      let (latitude, longitude) = (position.latitude, position.longitude)
      bytes.append(contentsOf: "{\"latitude\":\(latitude),\"longitude\":\(longitude)}".utf8)
    case .time(let time): bytes.append(time, marks)
    }
  }

  private func append<Element>(
    _ list: [Element],
    to bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void,
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in list.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      each(element, &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private typealias Members = KeyValuePairs<StaticString, String?>

  private func members(of person: Person) -> Members {
    ["name": person.name, "email": person.email]
  }

  private func members(of attendee: Attendee) -> Members {
    [
      "name": attendee.person.name, "email": attendee.person.email, "role": attendee.role,
      "status": attendee.status, "kind": attendee.kind,
    ]
  }

  private func members(of alarm: Alarm) -> Members {
    ["action": alarm.action, "trigger": alarm.trigger]
  }

  private func append(_ members: Members, to bytes: inout [UInt8]) {
    for (index, member) in members.enumerated() {
      bytes.append(contentsOf: "\(index == 0 ? "{" : ",")\"\(member.key)\":".utf8)
      append(FieldValue.text(member.value), to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    JSONText.append(text, to: &bytes)
  }
}
