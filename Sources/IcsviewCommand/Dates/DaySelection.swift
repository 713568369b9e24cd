package import CivilCalendar

/// Days chosen by dates and ranges of dates, such as `2025-06-16,2025-06-18..2025-06-20`.
///
/// A range goes from the first day that its first date means to the last day that its second one means.
package struct DaySelection: Hashable, Sendable {
  /// One date, or a range from one to another.
  struct Part: Hashable, Sendable {
    let first: DateExpression
    let last: DateExpression
    /// Where the part begins in the text, in UTF-8 bytes.
    let utf8Offset: Int
  }

  /// The selection as it was given.
  package let text: String
  private(set) var parts: [Part]

  /// Reads dates and ranges with commas between them.
  package init(
    _ text: String,
    weekdayNames: WeekdayNames = .english
  ) throws(DateSyntaxError) {
    self.text = text
    parts = []
    var begin = text.utf8.startIndex
    while true {
      let end = text.utf8[begin...].firstIndex(of: UInt8(ascii: ",")) ?? text.utf8.endIndex
      parts.append(try DaySelection.part(text[begin..<end], of: text, weekdayNames))
      guard end < text.utf8.endIndex else { return }
      begin = text.utf8.index(after: end)
    }
  }

  /// The chosen days, half-open, in order, with no two ranges that touch.
  ///
  /// Throws where a range ends before it begins, which can depend on the day.
  package func days(today: CivilDate) throws(DateSyntaxError) -> [Range<CivilDate>] {
    var ranges: [Range<CivilDate>] = []
    for part in parts {
      let begin = part.first.firstDay(today: today)
      let end = part.last.days(today: today).upperBound
      guard begin < end else {
        throw DateSyntaxError(text: text, utf8Offset: part.utf8Offset, problem: .backwards)
      }
      ranges.append(begin..<end)
    }
    return DaySelection.joined(ranges)
  }

  private static func part(
    _ part: Substring,
    of text: String,
    _ weekdayNames: WeekdayNames
  ) throws(DateSyntaxError) -> Part {
    let utf8Offset = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    guard let dots = part.firstRange(of: "..") else {
      let date = try date(part, of: text, weekdayNames)
      return Part(first: date, last: date, utf8Offset: utf8Offset)
    }
    return Part(
      first: try date(part[..<dots.lowerBound], of: text, weekdayNames),
      last: try date(part[dots.upperBound...], of: text, weekdayNames),
      utf8Offset: utf8Offset,
    )
  }

  private static func date(
    _ date: Substring,
    of text: String,
    _ weekdayNames: WeekdayNames
  ) throws(DateSyntaxError) -> DateExpression {
    do {
      return try DateExpression(date, weekdayNames: weekdayNames)
    } catch {
      var fault = error
      fault.text = text
      fault.utf8Offset += text.utf8.distance(from: text.startIndex, to: date.startIndex)
      throw fault
    }
  }

  /// The same days in order, with no two ranges that touch.
  static func joined(_ ranges: [Range<CivilDate>]) -> [Range<CivilDate>] {
    var result: [Range<CivilDate>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
