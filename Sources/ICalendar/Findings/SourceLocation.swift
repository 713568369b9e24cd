/// A place in a source.
package struct SourceLocation: Hashable, Sendable {
  /// The source's name: its path as it was given, or `-` for standard input.
  package let file: String
  /// The number of the physical line, from 1.
  package let line: Int
  /// The column in UTF-8 bytes, from 1.
  package let column: Int

  /// A place in a file; lines, and columns of UTF-8 bytes, are counted from 1.
  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The form that editors and compilers use: `file:line:column`.
  package var description: String { "\(file):\(line):\(column)" }
}
