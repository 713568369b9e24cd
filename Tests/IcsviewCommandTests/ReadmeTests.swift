import Foundation
import TestSupport
import Testing

@testable import IcsviewCommand

struct `the README` {
  @Test func `shows three or more commands, all of which are understood`() throws {
    let url = Fixtures.packageFolder.appending(path: "README.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let commands = lines.flatMap { commandLines(in: String($0)) }
    #expect(commands.count >= 3)
    for arguments in commands {
      #expect(throws: Never.self, "\(arguments)") { try Invocation(arguments: arguments) }
    }
  }
}
