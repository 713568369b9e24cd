/// The components that are open at a line, outermost first.
///
/// An END is looked up among all of them. So that a file of many stray ENDs inside deep nesting does not
/// cost the square of its length, it is counted how often each name is open.
struct OpenComponents {
  /// A component that is open.
  struct Frame {
    var component: Component
    /// The name in capitals, whole, which its END has to repeat.
    let capitalName: String
    /// Components that stand in this one although they belong outside of it.
    ///
    /// Either this one has no END, or they are at the wrong place: its end decides.
    fileprivate(set) var strays: [Component] = []
    /// Whether a property behind a component in this one was reported.
    var hasNotedOrder = false
  }

  private(set) var frames: [Frame] = []
  private var counts: [String: Int] = [:]
  private var typeCounts = [Int](repeating: 0, count: ComponentType.allCases.count)
  /// The place of the frame that has strays; there is one at most.
  private(set) var placeOfStrays: Int?

  var isEmpty: Bool { frames.isEmpty }
  var count: Int { frames.count }

  /// The innermost frame.
  var last: Frame? { frames.last }

  /// What the innermost component is.
  var head: ComponentHead? { frames.last?.component.head }

  /// Whether the innermost component holds another one.
  var hasChild: Bool { frames.last?.component.firstChild != nil }

  /// The line of the first property of a name in the innermost component.
  func lineOfFirst(_ name: PropertyName) -> Int? {
    frames.last?.component.lineOfFirst(name)
  }

  /// Changes the innermost frame in its place.
  mutating func changeLast(_ change: (inout Frame) -> Void) {
    guard !frames.isEmpty else { return }
    change(&frames[frames.count - 1])
  }

  /// Whether a component of a name is open.
  func contains(_ capitalName: String) -> Bool { counts[capitalName] != nil }

  /// Whether a component is open that another one may stand in.
  func canHold(_ type: ComponentType) -> Bool {
    ComponentType.allCases.contains {
      typeCounts[Int($0.rawValue)] > 0 && type.canStand(in: $0)
    }
  }

  /// Notes in the innermost frame that a component may belong outside of it.
  mutating func add(stray: Component) {
    placeOfStrays = frames.count - 1
    changeLast { $0.strays.append(stray) }
  }

  mutating func push(_ frame: Frame) {
    frames.append(frame)
    counts[frame.capitalName, default: 0] += 1
    typeCounts[Int(frame.component.type.rawValue)] += 1
  }

  mutating func pop() -> Frame? {
    guard let frame = frames.popLast() else { return nil }
    let count = counts[frame.capitalName] ?? 0
    counts[frame.capitalName] = count > 1 ? count - 1 : nil
    typeCounts[Int(frame.component.type.rawValue)] -= 1
    if placeOfStrays == frames.count { placeOfStrays = nil }
    return frame
  }
}
