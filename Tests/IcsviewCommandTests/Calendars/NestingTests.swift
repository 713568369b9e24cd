import Foundation
import IcsviewCommand
import TestSupport
import Testing

/// Decision S5.
struct `a calendar nested 400,000 deep` {
  @Test(arguments: [["list"], ["--month=2025-06"], ["list", "--format", "ndjson"]])
  func `is shown like any other`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "BEGIN:X-A\n", count: 400_000)
    let text = event("deep").replacingOccurrences(of: "SUMMARY", with: "LOCATION:here\nSUMMARY")
      .replacingOccurrences(of: "END:VEVENT", with: deep)
    try folder.write(text, to: "a.ics")
    let result = GoldenCommand.run(arguments + [folder.path])
    #expect(result.output.contains("deep"))
    #expect(result.status == .success)
  }
}
