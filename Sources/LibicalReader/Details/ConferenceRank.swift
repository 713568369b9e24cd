/// How much an address is worth that leads into a conference, for someone who attends from a computer.
struct ConferenceRank: Comparable {
  private let points: Int

  private init(points: Int) { self.points = points }

  /// Below all others.
  static let none = ConferenceRank(points: -1)

  /// The rank of a CONFERENCE (RFC 7986 5.11).
  ///
  /// - Parameters:
  ///   - address: The address; the web goes before telephones and the like.
  ///   - features: The words of the FEATURE parameter (6.3): seeing goes before hearing, and that before writing. What is
  ///     meant for the moderator comes last.
  ///   - label: The LABEL parameter (6.4), which says in words whom it is for.
  init(address: String, features: Set<String>, label: String?) {
    let isForModerator =
      features.contains("moderator") || (label ?? "").lowercased().contains("moderator")
    let feature =
      if features.contains("video") {
        2
      } else if features.isEmpty || !features.isDisjoint(with: ["audio", "phone", "screen"]) {
        1
      } else {
        0
      }
    let isOnWeb = address.prefix(4).lowercased() == "http"
    points = (isOnWeb ? 8 : 0) + (isForModerator ? 0 : 4) + feature
  }

  static func < (first: ConferenceRank, second: ConferenceRank) -> Bool {
    first.points < second.points
  }
}
