/// The days that BYYEARDAY chooses.
struct YearDaySet {
  private let values: [Int]

  /// The set of the values of BYYEARDAY.
  init(_ values: [Int]) {
    self.values = values.filter { (1...366).contains($0.magnitude) }
  }

  /// The days in a month.
  func days(in month: MonthLayout) -> DayBits {
    let beforeFirst = DayNumber.newYear(month.year) - 1
    let afterLast = DayNumber.newYear(month.year + 1)
    var bits: DayBits = 0
    for value in values {
      let day = value > 0 ? beforeFirst + value : afterLast + value
      let offset = day - month.firstDay
      if (0..<month.length).contains(offset) { bits |= 1 << DayBits(offset) }
    }
    return bits
  }
}
