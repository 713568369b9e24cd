import StyledText

/// Sorts the measures of many days into shades, from nothing to a lot.
///
/// Shares and lengths of time have shades of their own; numbers are compared with each other, so that about a
/// quarter of the days that have any has each shade.
struct HeatScale: Hashable {
  /// How much each shade but the first and the last has at most, in ascending order.
  private let bounds: [Double]
  /// The bounds as they are written.
  private let labels: [DayMark?]
  /// The shades that occur.
  private let used: Set<Int>

  /// The scale for some measures.
  ///
  /// - Parameters:
  ///   - marks: What measures the days, all in the same way.
  ///   - workingDay: The seconds of a working day, which is a lot.
  init(_ marks: [DayMark], workingDay: Int) {
    let counted = marks.filter { $0.weight > 0 }.sorted { $0.weight < $1.weight }
    let quarters = 1...3 as ClosedRange
    switch counted.first {
    case .hours: labels = quarters.map { .hours(workingDay * $0 / 4) }
    case .ring: labels = quarters.map { .ring(Double($0) / 4) }
    default: labels = quarters.map { counted.isEmpty ? nil : counted[(counted.count * $0 - 1) / 4] }
    }
    let bounds = labels.map { $0?.weight ?? 0 }
    self.bounds = bounds
    used = Set(marks.map { HeatScale.shade(of: $0, bounds) })
  }

  /// The shade of a measure, from 0 to 4.
  func shade(of mark: DayMark) -> Int { HeatScale.shade(of: mark, bounds) }

  private static func shade(of mark: DayMark, _ bounds: [Double]) -> Int {
    guard mark.weight > 0 else { return 0 }
    return 1 + (bounds.firstIndex { mark.weight <= $0 } ?? bounds.count)
  }

  /// What the shades mean, such as `· none  ░ up to 1  ▒ 3  █ more`.
  func legend(_ presentation: Presentation) -> StyledLine {
    var parts: [StyledLine] = []
    for shade in 0...4 where shade == 0 || used.contains(shade) {
      let sign = StyledLine("\(presentation.symbols.shades[shade]) ", .shade(shade))
      parts.append(sign.followed(by: meaning(of: shade, isFirst: parts.count == 1, presentation)))
    }
    return parts.reduce(StyledLine()) { line, part in
      line.columns == 0 ? part : line.followed(by: StyledLine("  ")).followed(by: part)
    }
  }

  private func meaning(of shade: Int, isFirst: Bool, _ presentation: Presentation) -> StyledLine {
    if shade == 0 { return StyledLine("none", .note) }
    guard shade <= bounds.count, let label = labels[shade - 1] else {
      return StyledLine("more", .note)
    }
    let text: StyledLine =
      switch label {
      case .dots(let calendars): StyledLine(presentation.text(of: calendars.count), .note)
      case .ring(let share): StyledLine("\(presentation.text(of: Int(share * 100)))%", .note)
      case .amount(let amount): StyledLine(amount.magnitude.text(columns: 12, presentation), .note)
      default: label.drawn(width: 12, hangs: false, presentation).line
      }
    return StyledLine(isFirst ? "up to " : "", .note).followed(by: text)
  }
}

extension DayMark {
  /// How much it is, for comparing it with others of its kind.
  var weight: Double {
    switch self {
    case .dots(let calendars): Double(calendars.count)
    case .count(let count), .fraction(let count, _): Double(count)
    case .hours(let seconds): Double(seconds)
    case .ring(let share): share
    case .amount(let amount): amount.magnitude.approximation
    case .text: 0
    }
  }
}
