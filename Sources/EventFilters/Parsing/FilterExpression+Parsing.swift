extension FilterExpression {
  /// Reads an expression.
  ///
  ///     any:        all ("or" all)…
  ///     all:        part ("and" part)…
  ///     part:       "not" part | "(" any ")" | key | key comparison value
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - readDate: Reads a date that begins at an offset in UTF-8 bytes, or gives nil if it is none.
  /// - Throws: What is wrong with the text, at its first fault.
  package init(
    _ text: String,
    date readDate: @escaping (_ text: String, _ utf8Offset: Int) -> Date?
  ) throws(FilterSyntaxError) {
    var parser = try FilterParser(text, readDate)
    self = try parser.whole()
  }
}
