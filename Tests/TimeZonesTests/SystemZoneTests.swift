import CivilCalendar
import TestSupport
import TimeZones
import Testing

struct `the zones of the system` {
  /// 1900-01-01 to 2100-01-01.
  static let period = -2_208_988_800..<4_102_444_800
  /// 2100-01-01 to the end of 9999.
  static let future = 4_102_444_800..<253_402_300_800

  @Test func `are as the C library has them, at every change and at random`() throws {
    var random = SeededGenerator(seed: 9636)
    let questions = SystemZones.names.map { name in
      (zone: name, instants: instants(of: SystemZones.rules(name), using: &random))
    }
    try #require(questions.count > 400, "the package tzdata is needed")
    let answers = try LocalTime.offsets(questions)
    for (question, answer) in zip(questions, answers) {
      let rules = try #require(SystemZones.rules(question.zone))
      let offsets = question.instants.map { rules.offset(at: Instant(secondsSinceEpoch: $0)) }
      guard let index = offsets.indices.first(where: { offsets[$0] != answer[$0] }) else {
        continue
      }
      let instant = Instant(secondsSinceEpoch: question.instants[index])
      Issue.record("\(question.zone) at \(instant): \(offsets[index]), not \(answer[index])")
    }
  }

  /// Each change with the second before and after it, a regular pace that no season slips through, and
  /// random instants.
  private func instants(
    of rules: TimeZoneRules?,
    using random: inout SeededGenerator
  ) -> [Int] {
    let begin = Instant(secondsSinceEpoch: Self.period.lowerBound)
    let end = Instant(secondsSinceEpoch: Self.period.upperBound)
    let changes = rules?.transitions(from: begin, until: end) ?? []
    let aroundChanges = changes.map(\.instant.secondsSinceEpoch).flatMap { [$0 - 1, $0, $0 + 1] }
    let paced = Array(
      stride(from: Self.period.lowerBound, to: Self.period.upperBound, by: 3_456_789)
    )
    let scattered = (0..<150).map { _ in Int.random(in: Self.period, using: &random) }
    let far = (0..<150).map { _ in Int.random(in: Self.future, using: &random) }
    return aroundChanges + paced + scattered + far
  }
}
