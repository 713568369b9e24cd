/// Decides which options of the configuration hold.
enum HeldOptions {
  /// Those of a command, in their order, that neither later ones nor what is typed set aside.
  static func held(
    _ options: [ConfiguredOption],
    of command: Command,
    typed: Set<String>
  ) -> [ConfiguredOption] {
    var held: [ConfiguredOption] = []
    for option in options where option.use(of: command) != nil {
      let name = option.use.option.name
      held.removeAll { earlier in
        let other = earlier.use.option.name
        return other == name && !option.use.option.isRepeatable || setsAside(name, other)
      }
      held.append(option)
    }
    return held.filter { option in
      let name = option.use.option.name
      return !typed.contains(name) && !typed.contains { setsAside($0, name) }
    }
  }

  /// Whether an option makes one that was given before it, or in the configuration, of no account.
  static func setsAside(_ name: String, _ earlier: String) -> Bool {
    alternatives[name]?.contains(earlier) ?? false
  }

  private static let pageKinds: Set = ["month", "week", "day", "year"]
  private static let bounds: Set = ["from", "to", "days", "all"]

  /// Options that say the same thing in another way, or that contradict each other.
  private static let alternatives: [String: Set<String>] = {
    var alternatives: [String: Set<String>] = [
      "select": bounds,
      "from": pageKinds.union(["pages", "three", "all"]),
      "to": pageKinds.union(["pages", "three", "all", "days"]),
      "days": pageKinds.union(["pages", "three", "all", "to"]),
      "all": pageKinds.union(["pages", "three", "from", "to", "days"]),
      "pages": bounds.union(["three"]),
      "three": bounds.union(["pages"]),
      "format": ["json", "template"],
      "json": ["format", "template"],
      "template": ["format", "json"],
    ]
    for kind in pageKinds { alternatives[kind] = pageKinds.union(bounds).subtracting([kind]) }
    return alternatives
  }()
}
