import EventFormats
import ICUSupport
import TimeZones

/// A condition made ready: what costs little is decided first.
indirect enum FilterNode {
  case all([FilterNode])
  case any([FilterNode])
  case not(FilterNode)
  case test(RecordField, FilterTest)
  case isCancelled
  case participation(of: [String], status: String)
  /// A condition that is decided once for each component, by its number among those.
  case remembered(Int, FilterNode)

  /// How much it can cost to decide.
  var cost: FilterCost {
    switch self {
    case .all(let parts), .any(let parts): parts.map(\.cost).max() ?? .index
    case .not(let part): part.cost
    case .test(_, .matches): .search
    case .test(let field, _): field.cost
    case .isCancelled: .index
    case .participation: .details
    // Most occurrences of a series find it decided.
    case .remembered(_, let part): part.cost
    }
  }

  /// Whether all occurrences of a component have the same answer.
  var isTimeless: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.allSatisfy(\.isTimeless)
    case .not(let part): part.isTimeless
    case .test(let field, _): !field.varies
    case .isCancelled, .participation, .remembered: true
    }
  }

  /// The regular expressions in it.
  var expressions: [RegularExpression] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.expressions)
    case .not(let part), .remembered(_, let part): part.expressions
    case .test(_, .matches(let expression)): [expression]
    case .test, .isCancelled, .participation: []
    }
  }
}

extension FilterNode {
  /// The condition of an expression.
  init(_ expression: FilterExpression<Range<Instant>>) throws(RegularExpressionError) {
    switch expression {
    case .all(let parts): self = .all(try FilterNode.nodes(parts))
    case .any(let parts): self = .any(try FilterNode.nodes(parts))
    case .not(let part): self = .not(try FilterNode(part))
    case .participation(let addresses, let status):
      self = .participation(of: addresses, status: status)
    case .comparison(let field, .notEqual, let operand):
      self = .not(try FilterNode(.comparison(field, .equal, operand)))
    case .comparison(let field, .notMatching, let operand):
      self = .not(try FilterNode(.comparison(field, .matching, operand)))
    case .comparison(.status, .equal, .text(let text)) where text.lowercased() == "cancelled":
      self = .isCancelled
    case .comparison(let field, let comparison, let operand):
      self = .test(field, try FilterTest(comparison, operand))
    }
  }

  private static func nodes(
    _ expressions: [FilterExpression<Range<Instant>>]
  ) throws(RegularExpressionError) -> [FilterNode] {
    var nodes: [FilterNode] = []
    for expression in expressions { nodes.append(try FilterNode(expression)) }
    return nodes
  }
}

extension FilterTest {
  fileprivate init(
    _ comparison: FilterComparison,
    _ operand: FilterOperand<Range<Instant>>
  ) throws(RegularExpressionError) {
    switch operand {
    case .null: self = .isAbsent
    case .text(let text): self = .isText(text.lowercased())
    case .pattern(let pattern): self = .matches(try RegularExpression(pattern))
    case .number(let number): self = .number(comparison, number)
    case .flag(let flag): self = .isFlag(flag)
    case .date(let span): self = .time(comparison, span)
    }
  }
}
