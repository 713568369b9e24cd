import CalendarChecking

extension CheckFinding {
  /// What is wrong and what to write instead.
  var message: String {
    let description = FindingTable.description(of: kind)
    let summary = description.summary { name in
      facts.first { $0.name == name }?.shownText ?? name
    }
    let remedy = nearest.map { "did you mean \(quoted($0))?" } ?? description.remedy
    return "\(summary); \(remedy)"
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
    switch self {
    case .value: quoted(text)
    default: escaped(text)
    }
  }
}
