extension StyledLine {
  /// The line as it is written to a terminal, without a line end.
  ///
  /// At depth `none` it is plain text. Each styled part ends its style, so lines can be cut apart.
  package func rendered(theme: Theme, depth: ColorDepth) -> String {
    guard depth != .none else { return text }
    var output = ""
    var open = ""
    for run in trimmed.runs {
      let begin = EscapeSequence.begin(theme.style(of: run.role), depth)
      if begin != open {
        if !open.isEmpty { output += EscapeSequence.reset }
        output += begin
        open = begin
      }
      output += run.text.text
    }
    return open.isEmpty ? output : output + EscapeSequence.reset
  }
}
