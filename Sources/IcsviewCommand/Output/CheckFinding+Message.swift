import CalendarChecking

extension CheckFinding {
  /// What is wrong and what to write instead.
  var message: String {
    let remedy = nearest.map { "did you mean \(quoted($0))?" }
    return FindingTable.description(of: kind).sentence(remedy: remedy) { name in
      facts.first { $0.name.rawValue == name }?.shownText ?? name
    }
  }

  /// The name that was probably meant by one that is not known.
  private var nearest: String? {
    let names = FindingTable.knownNames(for: self)
    guard let typed = facts.first?.text, !names.isEmpty else { return nil }
    return nearestName(to: typed, among: names)
  }
}

extension FindingFact {
  /// The fact as a message shows it: a text of the file between quotes, a name without.
  fileprivate var shownText: String {
    name == .value ? quoted(text) : escaped(text)
  }
}
