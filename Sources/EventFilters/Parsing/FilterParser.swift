import EventFormats
import ICUSupport

/// Reads an expression by recursive descent, a token ahead.
struct FilterParser<Date: Hashable & Sendable> {
  typealias Expression = FilterExpression<Date>
  typealias DateReader = (_ text: String, _ utf8Offset: Int) -> Date?

  private let text: String
  private let readDate: DateReader
  private var tokens: FilterTokens
  private var token: FilterToken
  private var depth = 0

  /// How many parentheses and `not` can stand within each other.
  private static var mostNested: Int { 100 }

  init(_ text: String, _ readDate: @escaping DateReader) throws(FilterSyntaxError) {
    self.text = text
    self.readDate = readDate
    tokens = FilterTokens(text)
    token = try tokens.next()
  }

  /// Reads the whole text.
  mutating func whole() throws(FilterSyntaxError) -> Expression {
    let expression = try any()
    guard token.kind == .end else { throw unexpected(.continuation(inParentheses: false)) }
    return expression
  }

  private mutating func any() throws(FilterSyntaxError) -> Expression {
    var parts = [try all()]
    while token.isKeyword("or") {
      try advance()
      parts.append(try all())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func all() throws(FilterSyntaxError) -> Expression {
    var parts = [try part()]
    while token.isKeyword("and") {
      try advance()
      parts.append(try part())
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func part() throws(FilterSyntaxError) -> Expression {
    if token.isKeyword("not") {
      return .not(try nested { (parser) throws(FilterSyntaxError) in try parser.part() })
    }
    switch token.kind {
    case .open:
      let inner = try nested { (parser) throws(FilterSyntaxError) in try parser.any() }
      guard token.kind == .close else { throw unexpected(.continuation(inParentheses: true)) }
      try advance()
      return inner
    case .word(let word) where !token.isKeyword:
      guard let field = RecordField(rawValue: word.lowercased()) else {
        throw fault(.unknownKey(word))
      }
      try advance()
      return try comparison(of: field)
    default:
      throw unexpected(.condition)
    }
  }

  /// Reads what follows a `not` or a parenthesis.
  private mutating func nested(
    _ read: (inout FilterParser) throws(FilterSyntaxError) -> Expression
  ) throws(FilterSyntaxError) -> Expression {
    guard depth < Self.mostNested else { throw fault(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    try advance()
    return try read(&self)
  }

  private mutating func comparison(
    of field: RecordField
  ) throws(FilterSyntaxError) -> Expression {
    let kind = FieldKind(field)
    guard case .comparison(let comparison) = token.kind else {
      // A flag can stand alone.
      let ends = token.kind == .end || token.kind == .close || token.isKeyword
      guard kind == .flag, ends else { throw unexpected(.comparison(of: field)) }
      return .comparison(field, .equal, .flag(true))
    }
    guard kind.comparisons.contains(comparison) else {
      throw fault(.comparisonNotOf(field, comparison))
    }
    let symbol = token
    try advance()
    let operand = try operand(of: field, comparison, symbol)
    try advance()
    return .comparison(field, comparison, operand)
  }

  private func operand(
    of field: RecordField,
    _ comparison: FilterComparison,
    _ symbol: FilterToken
  ) throws(FilterSyntaxError) -> FilterOperand<Date> {
    let value: String
    switch token.kind {
    case .word(let word) where !token.isKeyword:
      if comparison.isPattern { return try pattern(word, at: token.utf8Offset) }
      if word.lowercased() == "null" {
        guard comparison == .equal || comparison == .notEqual else {
          throw fault(.comparisonWithNull(comparison), at: symbol.utf8Offset)
        }
        return .null
      }
      value = word
    case .quoted(let content):
      if comparison.isPattern { return try pattern(content, at: token.utf8Offset + 1) }
      value = content
    default:
      throw unexpected(.value(of: field))
    }
    guard let operand = operand(value, FieldKind(field)) else {
      throw fault(.value(value, isNoneOf: field))
    }
    return operand
  }

  private func pattern(
    _ pattern: String,
    at utf8Offset: Int
  ) throws(FilterSyntaxError) -> FilterOperand<Date> {
    do {
      _ = try RegularExpression(pattern)
    } catch {
      throw fault(.pattern(error.problem), at: utf8Offset + error.utf8Offset)
    }
    return .pattern(pattern)
  }

  private func operand(_ value: String, _ kind: FieldKind) -> FilterOperand<Date>? {
    switch kind {
    case .text, .texts: .text(value)
    case .number: value.hasPrefix("+") ? nil : Int(value).map { .number($0) }
    case .duration: DurationText.seconds(value).map { .number($0) }
    case .flag: Bool(value.lowercased()).map { .flag($0) }
    case .time, .days: readDate(value, dateOffset).map { .date($0) }
    }
  }

  /// Where the value at hand begins, without its quote.
  private var dateOffset: Int {
    if case .quoted = token.kind { token.utf8Offset + 1 } else { token.utf8Offset }
  }

  private mutating func advance() throws(FilterSyntaxError) { token = try tokens.next() }

  private func unexpected(_ expectation: FilterSyntaxError.Expectation) -> FilterSyntaxError {
    fault(.unexpected(token.text, expected: expectation))
  }

  private func fault(
    _ problem: FilterSyntaxError.Problem,
    at utf8Offset: Int? = nil
  ) -> FilterSyntaxError {
    FilterSyntaxError(
      text: text,
      utf8Offset: utf8Offset ?? token.utf8Offset,
      problem: problem,
    )
  }
}

extension FilterComparison {
  /// Whether what is compared with is a regular expression.
  fileprivate var isPattern: Bool { self == .matching || self == .notMatching }
}
