/// A colour of text on a terminal.
package enum Color: Hashable, Sendable {
  /// One of the eight colours that each user's terminal defines in its own way: black, red, green, yellow,
  /// blue, magenta, cyan, white.
  case named(Name)
  /// Red, green and blue, 0 to 255.
  case rgb(UInt8, UInt8, UInt8)

  /// The names; raw values are the terminal's numbers.
  package enum Name: Int, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
  }
}

extension Color {
  /// The relative luminance of WCAG 2, 0 for black and 1 for white, or nil if the terminal decides.
  var luminance: Double? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    func linear(_ part: UInt8) -> Double {
      // Close to the exact curve, and needing no power function.
      let value = Double(part) / 255
      return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The named colour of the nearest hue, or nil for grays, which some terminals would not set off.
  ///
  /// Brightness does not count, since each terminal has its own for a name.
  package var nearestName: Name? {
    switch self {
    case .named(let name): return name
    case .rgb(let red, let green, let blue):
      let parts = [Int(red), Int(green), Int(blue)]
      let most = parts.max() ?? 0
      let least = parts.min() ?? 0
      guard most - least > 48 else { return nil }
      // A part counts as present in the upper half between the least and the greatest one.
      let bits = parts.enumerated().map { ($1 - least) * 2 > most - least ? 1 << $0 : 0 }
      return Name(rawValue: bits.reduce(0, +))
    }
  }

  /// The nearest number among the 256 of xterm, whose colours from 16 on are fixed.
  package var nearestIndex: Int {
    switch self {
    case .named(let name): return name.rawValue
    case .rgb(let red, let green, let blue):
      let parts = [Int(red), Int(green), Int(blue)]
      let steps = parts.map { Color.nearest(to: $0, in: Color.cubeLevels) }
      let cube = steps.map { Color.cubeLevels[$0] }
      let gray = Color.nearest(to: parts.reduce(0, +) / 3, in: Color.grayLevels)
      let grays = Array(repeating: Color.grayLevels[gray], count: 3)
      return Color.distance(parts, grays) < Color.distance(parts, cube)
        ? 232 + gray : 16 + steps[0] * 36 + steps[1] * 6 + steps[2]
    }
  }

  private static let cubeLevels = [0, 95, 135, 175, 215, 255]
  private static let grayLevels = (0..<24).map { 8 + 10 * $0 }

  private static func nearest(to value: Int, in levels: [Int]) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }

  private static func distance(_ left: [Int], _ right: [Int]) -> Int {
    zip(left, right).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
