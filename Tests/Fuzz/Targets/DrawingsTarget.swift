/// Any bytes as a file, shown on a terminal.
enum DrawingsTarget {
  private static let ways = [
    [], ["--layout", "wall"], ["--layout", "strip"], ["--week", "--layout", "timeline"], ["--week"],
    ["--day"], ["--year"], ["--three", "--mark", "hours"], ["list"],
    ["list", "--tz2", "Asia/Seoul"],
    ["next", "20"], ["show", "--limit", "50"],
  ]

  static func test(_ input: FuzzInput) {
    var input = input
    let way = input.byte()
    let width = 20 + input.byte() % 140
    let file = Program.write(input.rest, to: "input.ics")
    let common = ["--color", "always", "--width", "\(width)", file]
    let result = Program.run(ways[way % ways.count] + common)
    OutputCheck.checkTerminal(result.output, hasStyles: true)
  }
}
