/// How many times of day a rule has on whole days; each kind of day is counted once.
struct CountsOfDays {
  private let times: TimesOfDay
  /// By how far the stride of the rule is when the day begins.
  private var countByPhase: [Int: Int] = [:]

  init(_ times: TimesOfDay) { self.times = times }

  /// How many times a day has that is after DTSTART's.
  mutating func count(on day: Int, _ budget: inout StepBudget) -> Int {
    guard let phase = times.phase(of: day) else { return times.countWithoutStride }
    if let known = countByPhase[phase] { return known }
    let count = times.count(in: 0..<86_400, on: day, &budget)
    countByPhase[phase] = count
    return count
  }
}
