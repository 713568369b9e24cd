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
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.hasSuffix(" "))
    }
    #expect(row.section.wholeMatch(of: /RFC \d{4}( [A\d][.\d]*)?/) != nil, "\(row.section)")
    #expect(row.kind.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
  }

  @Test func `names no fact that a finding does not have`() {
    for test in FindingCases.all {
      for finding in findings(in: test.bytes, isWanted: { $0 == test.kind }) {
        let sentence = FindingTable.description(of: finding.kind).sentence { name in
          finding.facts.first { $0.name.rawValue == name }?.text ?? "{\(name)}"
        }
        #expect(!sentence.contains("{"), "\(finding.kind): \(sentence)")
      }
    }
  }
}
