import CivilCalendar
import IcsviewCommand
import TimeZones

/// Any text as a date, a selection of days or a day with a time.
enum DatesTarget {
  static func test(_ input: FuzzInput) {
    var input = input
    let today = input.day()
    let text = input.text
    do throws(DateSyntaxError) {
      check(try DateExpression(text).days(today: today))
    } catch {
      check(error, of: text)
    }
    do throws(DateSyntaxError) {
      let ranges = try DaySelection(text).days(today: today)
      ranges.forEach(check)
      require(
        zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound },
        "selected days overlap",
      )
    } catch {
      check(error, of: text)
    }
    do throws(DateSyntaxError) {
      let expression = try DateTimeExpression(text)
      require(abs(expression.utcOffset ?? 0) < 86_400, "a clock is more than a day off")
    } catch {
      check(error, of: text)
    }
    do throws(DateSyntaxError) {
      let span = try FilterDate(text).span(today: today, in: SampleZones.berlin)
      require(!span.isEmpty, "a date has no time")
    } catch {
      check(error, of: text)
    }
  }

  private static func check(_ days: Range<CivilDate>) {
    require(!days.isEmpty, "a date has no day")
    require(days.lowerBound >= .first && days.upperBound <= .upperBound, "a day is none")
  }

  private static func check(_ error: DateSyntaxError, of text: String) {
    require(error.text == text, "an error is of another text")
    require((0...text.utf8.count).contains(error.utf8Offset), "an error stands behind the text")
  }
}
