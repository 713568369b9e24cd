import CivilCalendar
import Testing

@testable import IcsviewCommand

struct `a span of days` {
  private let today = CivilDate(clampingYear: 2025, month: 6, day: 16)

  /// The first and last day of the list that some arguments of `list` ask for.
  private func days(_ arguments: String) throws -> String? {
    let words = ["list"] + arguments.split(separator: " ").map(String.init)
    guard case .request(let request) = try Invocation(arguments: words),
      let bounds = try request.span.bounds(today: today)
    else { return nil }
    let begin = bounds.begin.map { "\($0)" } ?? ""
    let end = bounds.end.map { "\($0.advanced(by: -1))" } ?? ""
    return "\(begin)/\(end)"
  }

  @Test(arguments: [
    ("--from 2025-06-16 --to 2025-06-18", "2025-06-16/2025-06-18"),
    ("--from 2025-06-16 --to 2025-06-16", "2025-06-16/2025-06-16"),
    ("--from 2025-06 --to 2025-08", "2025-06-01/2025-08-31"),
    ("--from 2025 --to 2025", "2025-01-01/2025-12-31"),
    ("--from 2025-W25 --to 2025-W25", "2025-06-16/2025-06-22"),
    ("--from -2w", "2025-06-02/"), ("--to fri", "/2025-06-20"), ("--all", "/"),
    ("--all --from today", "2025-06-16/"),
    ("--days 3", "2025-06-16/2025-06-18"), ("--days 1", "2025-06-16/2025-06-16"),
    ("--days -3", "2025-06-14/2025-06-16"), ("--days -1", "2025-06-16/2025-06-16"),
    ("--days 0", "2025-06-16/2025-06-15"),
    ("--from 2025-06-01 --days 7", "2025-06-01/2025-06-07"),
    ("--from 2025-06 --days -2", "2025-05-31/2025-06-01"),
    ("--from 9999-12-31 --days 3652059", "9999-12-31/9999-12-31"),
    ("--from 0001 --days -3652059", "0001-01-01/0001-01-01"),
  ])
  func `is a first and a last day`(arguments: String, expected: String) throws {
    #expect(try days(arguments) == expected)
  }

  @Test func `is nothing where nothing is said`() throws {
    #expect(try days("") == nil)
    #expect(try days("--all --no-all") == nil)
  }

  @Test func `refuses an end before the beginning`() throws {
    let error = UsageError.endsBeforeItBegins(from: today, to: today.advanced(by: -1))
    #expect(throws: error) { try days("--from today --to yesterday") }
  }

  @Test func `refuses two ends`() throws {
    #expect(throws: UsageError.contradiction("--days", "--to")) {
      try days("--days 3 --to 2025-07-01")
    }
  }
}
