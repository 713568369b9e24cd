import Testing

@testable import CalendarChecking

struct `the table of findings` {
  @Test func `has one row for each kind`() {
    #expect(
      FindingTable.all.map(\.kind).sorted { $0.rawValue < $1.rawValue }
        == FindingKind.allCases.sorted { $0.rawValue < $1.rawValue }
    )
  }

  @Test func `has a case that shows each kind`() {
    let shown = Set(FindingCases.all.filter { !$0.places.isEmpty }.map(\.kind))
    let missing = Set(FindingKind.allCases).subtracting(shown)
    #expect(missing.isEmpty)
  }

  @Test(arguments: FindingTable.all)
  func `is worded as messages are`(row: FindingDescription) {
    for text in [row.summary, row.remedy] {
      #expect(!text.hasSuffix("."))
      #expect(
        text.first?.isUppercase != true || text.hasPrefix("{") || text.first?.isLetter == true
      )
    }
    #expect(row.section.wholeMatch(of: /RFC \d{4}( [A\d][.\d]*)?/) != nil, "\(row.section)")
    #expect(row.kind.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
  }
}
