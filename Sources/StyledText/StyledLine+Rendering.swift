extension StyledLine {
  /// The line as it is written to a terminal, without a line end.
  ///
  /// At depth `none` and without links it is plain text. Each styled part ends its style, and each link is ended,
  /// so lines can be cut apart.
  package func rendered(theme: Theme, depth: ColorDepth, hasLinks: Bool = false) -> String {
    guard depth != .none || hasLinks else { return text }
    var output = ""
    var style = ""
    var link: Link?
    func end() {
      if !style.isEmpty { output += EscapeSequence.reset }
      if link != nil { output += EscapeSequence.endOfLink }
    }
    for run in trimmed.runs {
      let begin = EscapeSequence.begin(theme.style(of: run.role), depth)
      let target = hasLinks ? run.link : nil
      if begin != style || target != link {
        end()
        output += (target.map { EscapeSequence.begin($0) } ?? "") + begin
        style = begin
        link = target
      }
      output += run.text.text
    }
    end()
    return output
  }
}
