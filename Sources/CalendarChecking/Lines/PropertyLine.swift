/// The parts of a content line: name, parameters and value (RFC 5545 3.1).
///
/// Ranges refer to the bytes of the unfolded line.
struct PropertyLine {
  let line: UnfoldedLine
  /// The name without white space around it.
  let name: Range<Int>
  let parameters: [WrittenParameter]
  /// Everything behind the colon.
  let value: Range<Int>
  /// Whether a colon or semicolon of a parameter's value cut the line at the wrong place, so that the value is
  /// not known.
  let isCutShort: Bool

  /// Where a byte of the line stands in the file.
  func position(of index: Int) -> FilePosition { line.position(of: index) }

  /// A part as text.
  func text(_ range: Range<Int>) -> String { line.text(range) }

  /// The name in capitals.
  var capitalName: String { text(name).uppercased() }

  /// The name as messages show it: no longer than one can read.
  var shownName: String { String(text(name.prefix(60))) }

  /// Where the name stands.
  var namePosition: FilePosition { position(of: name.lowerBound) }

  /// Where the value begins.
  var valuePosition: FilePosition { position(of: value.lowerBound) }

  /// The parameter of a name, the first if it stands there twice.
  func parameter(_ name: ParameterName) -> WrittenParameter? {
    parameters.first { $0.known == name }
  }
}
