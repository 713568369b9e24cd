import ICalendar
package import ICUSupport
package import TimeZones

/// Says which occurrences are wanted.
///
/// Parts of the condition that need no more than the index are decided first, and those that do not depend
/// on the time once for each component. A filter belongs to one thread.
package final class EventFilter {
  private var root: FilterNode
  private var answers: [[DescribedComponent: Bool]] = []

  /// A filter that all of some conditions hold for.
  package init(
    _ conditions: [FilterExpression<Range<Instant>>]
  ) throws(RegularExpressionError) {
    root = try FilterNode(.all(conditions))
    root = prepared(root)
  }

  /// Whether an occurrence is wanted.
  package func accepts(_ record: some FilteredRecord) -> Bool { decide(root, record) }

  /// Whether of two occurrences of one component one can be wanted and the other not.
  package var dependsOnTime: Bool { !root.isTimeless }

  /// Whether a regular expression took so long that a search was aborted.
  package var hasAborted: Bool { root.expressions.contains(where: \.hasAborted) }

  private func decide(_ node: FilterNode, _ record: some FilteredRecord) -> Bool {
    switch node {
    case .all(let parts): return parts.allSatisfy { decide($0, record) }
    case .any(let parts): return parts.contains { decide($0, record) }
    case .not(let part): return !decide(part, record)
    case .test(let field, let test): return test.passes(record.value(of: field))
    case .isCancelled: return record.isCancelled
    case .participation(let addresses, let status):
      return record.attendees.contains { attendee in
        attendee.status == status
          && attendee.person.email.map { addresses.contains($0.lowercased()) } ?? false
      }
    case .remembered(let number, let part):
      let component = record.component
      if let answer = answers[number][component] { return answer }
      let answer = decide(part, record)
      answers[number][component] = answer
      return answer
    }
  }
}

extension EventFilter {
  /// The same condition with its parts in the order of their costs, and with those remembered that can be.
  private func prepared(_ node: FilterNode) -> FilterNode {
    if node.isTimeless, node.cost > .index { return remembered(node) }
    switch node {
    case .all(let parts): return .all(prepared(parts) { .all($0) })
    case .any(let parts): return .any(prepared(parts) { .any($0) })
    case .not(let part): return .not(prepared(part))
    case .test, .isCancelled, .participation, .remembered: return node
    }
  }

  private func prepared(
    _ parts: [FilterNode],
    joined join: ([FilterNode]) -> FilterNode
  ) -> [FilterNode] {
    let canBeRemembered = { (part: FilterNode) in part.isTimeless && part.cost > .index }
    var result = parts.filter { !canBeRemembered($0) }.map(prepared)
    let timeless = parts.filter(canBeRemembered)
    if !timeless.isEmpty { result.append(remembered(join(timeless))) }
    return inOrderOfCost(result)
  }

  private func remembered(_ node: FilterNode) -> FilterNode {
    answers.append([:])
    return .remembered(answers.count - 1, sorted(node))
  }

  /// The same condition with its parts in the order of their costs.
  private func sorted(_ node: FilterNode) -> FilterNode {
    switch node {
    case .all(let parts): return .all(inOrderOfCost(parts.map(sorted)))
    case .any(let parts): return .any(inOrderOfCost(parts.map(sorted)))
    case .not(let part): return .not(sorted(part))
    case .test, .isCancelled, .participation, .remembered: return node
    }
  }

  private func inOrderOfCost(_ parts: [FilterNode]) -> [FilterNode] {
    parts.sorted { $0.cost < $1.cost }
  }
}
