/// Any bytes as a file that is checked.
enum FindingsTarget {
  static func test(_ input: FuzzInput) {
    let file = Program.write(input.rest, to: "input.ics")
    OutputCheck.checkTerminal(Program.run("check", file).output)
    let lines = Program.run("check", "--format", "ndjson", file).output
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    require(lines.dropLast().allSatisfy(JSONReader.isObject), "a finding is no JSON")
  }
}
