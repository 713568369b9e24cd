import CivilCalendar
import Recurrence
import TestSupport
import Testing

struct `a random rule` {
  @Test(arguments: [
    (Frequency.yearly, 4_000), (.monthly, 2_000), (.weekly, 1_000), (.daily, 500), (.hourly, 40),
    (.minutely, 4), (.secondly, 1),
  ])
  func `gives what trying every second gives`(frequency: Frequency, days: Int) {
    var rules = RandomRules(seed: UInt64(frequency.rawValue))
    var matching = 0
    for _ in 0..<60 {
      let (rule, start) = (rules.rule(of: frequency), rules.start())
      let begin = start.adding(seconds: rules.number(in: -days...days) * 43_200)
      let window = begin..<begin.adding(seconds: rules.number(in: 1...days) * 86_400)
      let until =
        rules.chance(3) ? start.adding(seconds: rules.number(in: -1...days) * 86_400) : nil
      let startCounts = rules.chance(2)
      let expansion = RuleExpansion(
        rule,
        start: start,
        window: window,
        until: until,
        startCounts: startCounts
      )
      let expected = NaiveExpansion(rule: rule, start: start)
        .instances(in: window, until: until, startCounts: startCounts)
      let given = Array(expansion)
      guard given == expected else {
        let (missing, extra) = (Set(expected).subtracting(given), Set(given).subtracting(expected))
        let difference = "missing \(missing.sorted().prefix(3)), extra \(extra.sorted().prefix(3))"
        Issue.record("\(rule) from \(start) in \(window): \(difference)")
        return
      }
      matching += given.isEmpty ? 0 : 1
    }
    #expect(matching > 10)
  }
}
