import CivilCalendar
import EventFilters
import EventFormats
import ICalendar
import IcsviewCommand
import TimeZones

/// Any text as a condition on records.
enum FiltersTarget {
  static func test(_ input: FuzzInput) {
    let text = input.text
    guard let expression = expression(text) else { return }
    let opposite = self.expression("not (\(text))")
    require(opposite == .not(expression), "a condition in parentheses is another")
    guard let opposite, let filter = try? EventFilter([expression]),
      let negation = try? EventFilter([opposite])
    else { return }
    for record in SampleRecord.all {
      let isWanted = filter.accepts(record)
      require(isWanted == filter.accepts(record), "a filter changes its mind")
      guard !filter.hasAborted, !negation.hasAborted else { return }
      require(isWanted != negation.accepts(record), "a condition and its opposite agree")
    }
  }

  private static func expression(_ text: String) -> FilterExpression<Range<Instant>>? {
    do throws(FilterSyntaxError) {
      let expression = try FilterExpression(text) { date, offset in
        require(offset + date.utf8.count <= text.utf8.count, "a date stands behind the text")
        return try? FilterDate(date)
      }
      let today = CivilDate(clampingYear: 2025, month: 6, day: 16)
      return expression.mapDates { $0.span(today: today, in: SampleZones.berlin) }
    } catch {
      require((0...text.utf8.count).contains(error.utf8Offset), "an error stands behind the text")
      return nil
    }
  }
}

/// A record of which each kind of value is known, or none.
private struct SampleRecord: FilteredRecord {
  let component: DescribedComponent
  let isCancelled: Bool
  let attendees: [Attendee]

  static let all = [0, 1].map { number in
    SampleRecord(
      component: DescribedComponent(ComponentReference(source: 0, entry: number), isFree: false),
      isCancelled: number == 1,
      attendees: number == 0 ? [] : [Attendee(Person(name: "Ann", email: "ann@example.org"))],
    )
  }

  func value(of field: RecordField) -> FilterValue {
    guard component.reference.entry == 0 else { return .absent }
    let noon = Instant(secondsSinceEpoch: 1_750_068_000)
    return switch FieldKind(field) {
    case .text: .text("Straße with a\nbreak")
    case .texts: .texts(["Work", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa!"])
    case .number: .number(5)
    case .duration: .number(5400)
    case .flag: .flag(true)
    case .time: .time(noon)
    case .days: .days(noon..<noon.adding(seconds: 86_400))
    }
  }
}
