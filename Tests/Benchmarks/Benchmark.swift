/// One thing that is measured: some work, and how many times it does what the figure is for.
struct Benchmark {
  let name: String
  /// What the figure is counted in, such as `ns a rule`.
  let unit: Unit
  /// How often one run does what is counted.
  let count: Int
  let work: () -> Int

  /// How a figure is given.
  enum Unit {
    /// Time for each of the things counted.
    case nanoseconds(per: String)
    /// Time of one run.
    case milliseconds
    /// Bytes counted for each unit of time.
    case gigabytesPerSecond
  }

  /// Whether something of a name is to be run.
  static func isWanted(_ name: String) -> Bool {
    let wanted = CommandLine.arguments.dropFirst()
    return wanted.isEmpty || wanted.contains { name.hasPrefix($0) || $0.hasPrefix(name) }
  }

  /// Runs the work some times and prints the median; the first run only warms up.
  ///
  /// With arguments only what begins with one of them is run.
  func run(times: Int = 7) {
    guard Benchmark.isWanted(name) else { return }
    let clock = ContinuousClock()
    var checksum = work()
    var durations: [Double] = []
    for _ in 0..<times {
      let duration = clock.measure { checksum &+= work() }
      let (seconds, attoseconds) = duration.components
      durations.append(Double(seconds) + Double(attoseconds) * 1e-18)
    }
    let median = durations.sorted()[times / 2]
    let figure: String =
      switch unit {
      case .nanoseconds(let thing): "\(decimals(median * 1e9 / Double(count))) ns a \(thing)"
      case .milliseconds: "\(decimals(median * 1e3)) ms"
      case .gigabytesPerSecond: "\(decimals(Double(count) / median / 1e9)) GB/s"
      }
    let space = String(repeating: " ", count: max(1, 28 - name.count))
    // The checksum keeps the compiler from leaving the work out.
    print("\(name)\(space)\(figure)\(checksum == .min ? "!" : "")")
  }

  private func decimals(_ value: Double) -> String {
    let scaled = Int((value * 100).rounded())
    let fraction = scaled % 100
    return "\(scaled / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
