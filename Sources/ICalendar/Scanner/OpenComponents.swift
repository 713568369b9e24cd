/// The components that are open at a line, outermost first.
///
/// An END is looked up among all of them. So that a file of many stray ENDs inside deep nesting does not
/// cost the square of its length, it is counted how often each name is open.
struct OpenComponents {
  /// An open component; plain numbers, since one is made for each component of a source.
  struct Frame {
    let identity: Identity
    /// Where the line of BEGIN begins.
    let offset: Int
    /// The number of the line of BEGIN.
    let line: Int
    /// How many entries the index had there.
    let entryCount: Int

    var kind: ComponentKind { identity.kind }
  }

  /// What stands for the name of a component in comparisons, whatever its length and case.
  struct Identity: Equatable {
    let kind: ComponentKind
    /// A hash of a name that the program does not know, else 0.
    let hash: Int

    private init(_ kind: ComponentKind) {
      self.kind = kind
      hash = 0
    }

    static let calendar = Identity(.calendar)

    init(_ bytes: Span<UInt8>, _ name: Range<Int>) {
      kind = ComponentKind(PropertyKey(bytes, name))
      guard kind == .other else {
        hash = 0
        return
      }
      var hasher = Hasher()
      for position in name {
        let byte = bytes[position]
        hasher.combine(byte & ~((byte & 0x40) >> 1))
      }
      hash = hasher.finalize()
    }
  }

  private var frames: [Frame] = []
  /// The names of the frames of unknown names, or the beginnings of long ones.
  private var otherNames: [String] = []
  /// How often each kind is open, by its raw value.
  private var kindCounts = [Int](repeating: 0, count: Int(ComponentKind.other.rawValue) + 1)
  /// How often each unknown name is open.
  private var hashCounts: [Int: Int] = [:]

  var last: Frame? { frames.last }
  var count: Int { frames.count }

  func contains(_ identity: Identity) -> Bool {
    identity.kind == .other
      ? hashCounts[identity.hash] != nil : kindCounts[Int(identity.kind.rawValue)] > 0
  }

  /// The name of the innermost component, or the beginning of a long one.
  var lastName: String {
    guard let kind = last?.kind else { return "" }
    return kind == .other ? otherNames.last ?? "" : kind.name
  }

  /// Opens a component; its name counts only where the kind does not tell it.
  mutating func push(_ frame: Frame, named name: String? = nil) {
    frames.append(frame)
    kindCounts[Int(frame.kind.rawValue)] += 1
    guard frame.kind == .other else { return }
    hashCounts[frame.identity.hash, default: 0] += 1
    otherNames.append(name ?? frame.kind.name)
  }

  /// Opens a component of which only the name matters.
  mutating func push(_ identity: Identity) {
    push(Frame(identity: identity, offset: 0, line: 0, entryCount: 0))
  }

  /// Closes the innermost component of a name and all inside of it, and says how many; 0 if none is open.
  @discardableResult
  mutating func pop(to identity: Identity) -> Int {
    guard contains(identity) else { return 0 }
    var count = 0
    while let frame = last {
      pop()
      count += 1
      if frame.identity == identity { break }
    }
    return count
  }

  mutating func pop() {
    guard let frame = frames.popLast() else { return }
    kindCounts[Int(frame.kind.rawValue)] -= 1
    guard frame.kind == .other else { return }
    otherNames.removeLast()
    guard let count = hashCounts[frame.identity.hash] else { return }
    hashCounts[frame.identity.hash] = count > 1 ? count - 1 : nil
  }
}
