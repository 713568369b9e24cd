extension Request {
  /// A calendar that is called something and has a colour, as `-c [NAME=]PATH[@COLOR]` says it.
  package struct NamedCalendar: Hashable, Sendable {
    /// A file, a folder, or `-`.
    package let path: String
    /// What it is called, or nil for its own name.
    package let name: String?
    /// Its colour as typed, or nil for its own.
    package let color: String?

    /// A calendar at a path, with the name and colour that it is to have.
    package init(path: String, name: String? = nil, color: String? = nil) {
      self.path = path
      self.name = name
      self.color = color
    }

    /// Reads the value of the option, or nil if there is no path in it.
    ///
    /// A name ends at the first `=`, unless a `/` comes first. A colour is a word or a code behind the last
    /// `@`; an `@` that ends the value has no colour behind it, for a path with such an end of its own.
    init?(_ text: String) {
      var rest = text[...]
      var name: Substring?
      if let equals = rest.firstIndex(of: "="), !rest[..<equals].contains("/") {
        name = rest[..<equals]
        rest = rest[equals...].dropFirst()
      }
      var color: Substring?
      if let at = rest.lastIndex(of: "@"), NamedCalendar.isColor(rest[at...].dropFirst()) {
        color = rest[at...].dropFirst()
        rest = rest[..<at]
      }
      guard !rest.isEmpty else { return nil }
      self.init(
        path: String(rest),
        name: name.flatMap { $0.isEmpty ? nil : String($0) },
        color: color.flatMap { $0.isEmpty ? nil : String($0) },
      )
    }

    /// The same calendar by another path.
    func at(_ path: String) -> NamedCalendar { NamedCalendar(path: path, name: name, color: color) }

    /// The value of the option that means this.
    var text: String {
      let slash = path.firstIndex(of: "/") ?? path.endIndex
      let needsName = name != nil || path[..<slash].contains("=")
      let last = path.lastIndex(of: "@")
      let needsColor = color != nil || last.map { Self.isColor(path[$0...].dropFirst()) } ?? false
      return (needsName ? "\(name ?? "")=" : "") + path + (needsColor ? "@\(color ?? "")" : "")
    }

    /// Whether a text is the name of a colour, `#` with hexadecimal digits, or nothing.
    private static func isColor(_ text: Substring) -> Bool {
      if text.first == "#" {
        return [4, 5, 7, 9].contains(text.count) && text.dropFirst().allSatisfy(\.isHexDigit)
      }
      return text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    }
  }

  /// Which calendars are shown, by their names.
  package struct CalendarChoice: Hashable, Sendable {
    /// These only, or all if there are none.
    package var included: [String] = []
    /// All but these.
    package var excluded: [String] = []
  }

  /// What holds where no calendar is named and none is piped in.
  package struct Usual: Hashable, Sendable {
    /// The calendars that the configuration names.
    package var sources: [Source] = []
    /// Which calendars it chooses.
    package var choice = CalendarChoice()
  }
}
