import Foundation

/// A value of JSON.
enum JSONValue: Decodable, Hashable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  init(_ text: some StringProtocol) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var asText: String? { if case .text(let text) = self { text } else { nil } }

  var asNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  var asList: [JSONValue] { if case .list(let list) = self { list } else { [] } }

  /// The types that JSON Schema says the value has.
  fileprivate var types: Set<String> {
    switch self {
    case .null: ["null"]
    case .flag: ["boolean"]
    case .integer: ["integer", "number"]
    case .number(let number): number.rounded() == number ? ["integer", "number"] : ["number"]
    case .text: ["string"]
    case .list: ["array"]
    case .object: ["object"]
    }
  }
}

/// As much of JSON Schema (draft 2020-12) as the schema of the record uses; any other keyword is a fault.
struct JSONSchema {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// What is wrong with a value, a line for each fault; nothing if it is valid.
  func faults(in value: JSONValue) -> [String] { faults(in: value, root, at: "") }

  private func faults(in value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
    return keywords.keys.sorted().flatMap { keyword in
      faults(in: value, keyword, keywords[keyword] ?? .null, schema, at: path)
        .map { path.isEmpty || $0.hasPrefix(path) ? $0 : "\(path): \($0)" }
    }
  }

  private func faults(
    in value: JSONValue,
    _ keyword: String,
    _ operand: JSONValue,
    _ schema: JSONValue,
    at path: String
  ) -> [String] {
    func fault(unless isValid: Bool) -> [String] { isValid ? [] : ["\(path): \(keyword)"] }
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref":
      let name = operand.asText?.split(separator: "/").last.map(String.init) ?? ""
      return faults(in: value, root["$defs"]?[name] ?? .null, at: path)
    case "type":
      let types = operand.asText.map { [$0] } ?? operand.asList.compactMap(\.asText)
      return fault(unless: !value.types.isDisjoint(with: types))
    case "enum": return fault(unless: operand.asList.contains(value))
    case "anyOf":
      return fault(unless: operand.asList.contains { faults(in: value, $0, at: path).isEmpty })
    case "pattern":
      guard let text = value.asText, let regex = try? Regex(operand.asText ?? "(") else {
        return fault(unless: value.asText == nil)
      }
      return fault(unless: text.contains(regex))
    case "minimum":
      return fault(unless: value.asNumber.map { $0 >= operand.asNumber ?? .nan } ?? true)
    case "maximum":
      return fault(unless: value.asNumber.map { $0 <= operand.asNumber ?? .nan } ?? true)
    case "maxItems": return fault(unless: Double(value.asList.count) <= operand.asNumber ?? .nan)
    case "items":
      return value.asList.enumerated().flatMap { faults(in: $1, operand, at: "\(path)/\($0)") }
    case "properties", "required", "additionalProperties":
      guard case .object(let members) = value else { return [] }
      return faults(in: members, keyword, operand, schema, at: path)
    default: return ["\(path): unknown keyword \(keyword)"]
    }
  }

  private func faults(
    in members: [String: JSONValue],
    _ keyword: String,
    _ operand: JSONValue,
    _ schema: JSONValue,
    at path: String
  ) -> [String] {
    switch keyword {
    case "properties":
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        operand[name].map { faults(in: member, $0, at: "\(path)/\(name)") } ?? []
      }
    case "required":
      return operand.asList.compactMap(\.asText).filter { members[$0] == nil }
        .map { "\(path)/\($0): required" }
    default:
      guard operand == .flag(false) else { return ["\(path): \(keyword)"] }
      return members.keys.sorted().filter { schema["properties"]?[$0] == nil }
        .map { "\(path)/\($0): \(keyword)" }
    }
  }
}
