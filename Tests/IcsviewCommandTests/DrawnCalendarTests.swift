import Foundation
import ICUSupport
import IcsviewCommand
import TestSupport
import Testing

/// Draws calendars as they are, those of the project and, where `ICSVIEW_EVIDENCE` names a folder, all below it.
struct `a drawing of any calendar` {
  @Test func `has calendars to draw`() {
    #expect(DrawnCalendar.all.count > 10)
  }

  @Test(arguments: DrawnCalendar.all)
  func `is within its width and cuts no letter`(calendar: DrawnCalendar) {
    var random = SeededGenerator(seed: UInt64(calendar.number))
    let letters = DrawnCalendar.lettersOfNames.union(calendar.letters)
    for layout in DrawnCalendar.layouts.shuffled(using: &random).prefix(5) {
      let width = Int.random(in: 20...200, using: &random)
      let locale = DrawnCalendar.locales.randomElement(using: &random) ?? "C"
      let arguments = layout + ["--width", "\(width)", "--locale", locale, "--", calendar.path]
      let drawing = GoldenCommand.run(arguments)
      for line in drawing.output.split(separator: "\n") {
        let columns = TextWidth.columns(of: String(line))
        let isWithin = columns <= width
        #expect(isWithin, "\(columns) columns: \(arguments.joined(separator: " ")): \(line)")
        let pieces = line.filter { $0.isCompound && !letters.contains($0) }
        #expect(pieces.isEmpty, "cut: \(arguments.joined(separator: " ")): \(line)")
      }
    }
  }
}

/// A calendar that is drawn in some layouts.
struct DrawnCalendar: CustomTestStringConvertible {
  let number: Int
  let path: String

  var testDescription: String { (path as NSString).lastPathComponent }

  static let layouts = [
    ["--layout", "compact"], ["--layout", "wall"], ["--week", "--layout", "strip"],
    ["--week", "--layout", "timeline"], ["--day"], ["--year"], ["--month", "-3"],
    ["--month", "--mark", "hours", "--tz2", "Asia/Seoul"], ["show", "--limit", "20"],
    ["list", "--limit", "200", "--type", "all", "--tz2", "America/New_York"],
    ["--week", "--layout", "timeline", "--ascii"], ["--layout", "wall", "--ascii"],
  ]

  static let locales = [
    "en_US", "ko_KR", "ja_JP", "zh_CN", "de_DE", "hu_HU", "ar_EG", "he_IL", "th_TH",
  ]

  static let all: [DrawnCalendar] = {
    let evidence = ProcessInfo.processInfo.environment["ICSVIEW_EVIDENCE"]
    let folders = ["calendars", "sources"].map(Fixtures.path)
    return (evidence.map { [$0] } ?? folders).flatMap(calendars).enumerated()
      .map { DrawnCalendar(number: $0, path: $1) }
  }()

  private static func calendars(below folder: String) -> [String] {
    // A link to a folder would not be entered.
    let folder = URL(filePath: folder).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in [".ics", ".vcs", ".ifb", ".ical"].contains { name.hasSuffix($0) }
    }
    .sorted().map { "\(folder)/\($0)" }
  }

  /// The letters of several characters that a drawing with room for everything has.
  var letters: Set<Character> {
    let wide = ["--limit", "300", "--width", "1000", "--type", "all", "--", path]
    return DrawnCalendar.letters(of: [["list"] + wide, ["show"] + wide, ["--year"] + wide])
  }

  /// Those in the names of months and days, of which only Thai has some.
  static let lettersOfNames = letters(
    of: [["--year=2025"], ["--layout", "wall", "--width", "200"], ["--week=2025-06-16"]]
      .map { $0 + ["--locale", "th_TH", "calendars/demo.ics"] },
  )

  private static func letters(of drawings: [[String]]) -> Set<Character> {
    Set(drawings.map { GoldenCommand.run($0).output }.joined().filter(\.isCompound))
  }
}

extension Character {
  /// Whether it is put together from several characters, or can be a piece of such a letter.
  fileprivate var isCompound: Bool {
    unicodeScalars.count > 1
      || unicodeScalars.contains { scalar in
        scalar.properties.generalCategory == .nonspacingMark || scalar.properties.isEmojiModifier
          || (0x1F1E6...0x1F1FF).contains(scalar.value) || scalar.properties.isJoinControl
      }
  }
}
