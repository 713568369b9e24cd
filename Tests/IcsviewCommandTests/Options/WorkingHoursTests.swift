import Testing

@testable import IcsviewCommand

struct `working hours` {
  @Test(arguments: [
    ("9-17", 32_400..<61_200), ("08:30-16:45", 30_600..<60_300), ("0-24", 0..<86_400),
    ("7-7:01", 25_200..<25_260),
  ])
  func `are when work begins and ends`(text: String, seconds: Range<Int>) {
    #expect(WorkingHours(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "-", "9", "9-", "-17", "9-9", "17-9", "9-17-18", "9-25", "9-24:01", "9:60-17", "9:-17",
    "+9-17",
    "a-b", "009-17", "٩-١٧", "9–17", "9:0:0-17", "99999999999999999999-17",
  ])
  func `are nothing else`(text: String) {
    #expect(WorkingHours(text) == nil)
  }
}
