import CivilCalendar
import ICUSupport
import StyledText
import Testing

@testable import GridRendering

struct `an amount` {
  private func text(_ text: String, columns: Int, _ presentation: Presentation = .english) throws
    -> String
  {
    try #require(Amount(text)).text(columns: columns, presentation).text
  }

  @Test(arguments: [
    ("12", "12"), ("12.50", "12.5"), ("-3", "-3"), ("+.5", "0.5"), ("-0.25", "-0.25"), ("0", "0"),
    ("-0", "0"), ("1.0000001", "1"), ("007", "7"), ("5.", "5"), ("9223372036854", "9223372036854"),
    ("0.000001", "0.000001"),
  ])
  func `is read as it is written`(written: String, expected: String) throws {
    #expect(try text(written, columns: 20) == expected)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1,5", "12 EUR", "1e3", "0x10", "--1", "1.2.3", "٣", " 1", "9223372036855",
    "99999999999999999999",
  ])
  func `is nothing else`(text: String) {
    #expect(Amount(text) == nil)
  }

  @Test func `is summed up exactly`() throws {
    var sum = Amount.zero
    for _ in 0..<10 { sum += try #require(Amount("0.1")) }
    #expect(sum == Amount("1"))
    let great = try #require(Amount("9000000000000"))
    for _ in 0..<3 { sum += great }
    #expect(sum.text(columns: 30, .english) == "9223372036854.775807")
    let debt = try #require(Amount("-9000000000000"))
    for _ in 0..<9 { sum += debt }
    #expect(sum.text(columns: 30, .english) == "-9223372036854.775807")
  }

  @Test(arguments: [
    ("1234.56", 7, "1234.56"), ("1234.56", 6, "1235"), ("1234.56", 4, "1235"), ("1234.56", 3, "1k"),
    ("1250000", 5, "1250k"), ("1250000", 4, "1.3M"), ("1250000", 3, "1M"), ("999.5", 4, "1000"),
    ("-1234", 4, "-1k"),
    ("123456", 1, "…"), ("9223372036854", 5, "9223G"), ("0.26", 3, "0"), ("-0.26", 3, "0"),
  ])
  func `is shortened to fit`(written: String, columns: Int, expected: String) throws {
    #expect(try text(written, columns: columns) == expected)
  }

  @Test func `is written in the digits of a language`() throws {
    #expect(try text("-1234.05", columns: 9, .of("ar_EG")) == "-١٢٣٤.٠٥")
  }
}
