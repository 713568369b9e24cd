/// A place in a file.
package struct FilePosition: Hashable, Sendable {
  /// The number of the physical line, from 1.
  package let line: Int
  /// The column in bytes of the physical line, from 1; a byte order mark does not count.
  package let column: Int
  /// The byte in the file, from 0.
  package let offset: Int

  /// Where the physical line begins, as a byte in the file.
  package var lineOffset: Int { offset - (column - 1) }

  /// A place by its line and column, both from 1, and its offset, from 0; columns and offsets count
  /// bytes.
  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension FilePosition: Comparable {
  package static func < (left: FilePosition, right: FilePosition) -> Bool {
    left.offset < right.offset
  }
}
