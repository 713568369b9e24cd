import TestSupport

/// A calendar of series, overrides, exceptions, to-dos and mistakes, the same for each seed.
struct RandomCalendar {
  private var random: SeededGenerator
  /// Its components, in their order.
  private(set) var components: [String] = []

  /// Its components as one text.
  var text: String { components.joined() }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for number in 0..<16 { addSeries(number) }
  }

  private mutating func pick(_ values: String...) -> String {
    values.randomElement(using: &random) ?? ""
  }

  private mutating func day() -> String {
    func two(_ range: ClosedRange<Int>) -> String {
      let number = Int.random(in: range, using: &random)
      return number < 10 ? "0\(number)" : "\(number)"
    }
    return "20\(two(8...13))\(two(1...12))\(two(1...28))"
  }

  /// The property with a time: a date, or a time on one of several clocks.
  private mutating func time(_ name: String, isDate: Bool) -> String {
    let clock = "T\(pick("00", "02", "09", "23"))\(pick("00", "30"))00"
    return isDate
      ? "\(name);VALUE=DATE:\(day())"
      : pick(
        "\(name):\(day())\(clock)Z",
        "\(name):\(day())\(clock)",
        "\(name);TZID=America/New_York:\(day())\(clock)",
        "\(name);TZID=Pacific/Apia:20111230\(clock)",
        "\(name);TZID=Nowhere:\(day())\(clock)",
      )
  }

  private mutating func addSeries(_ number: Int) {
    let isDate = Int.random(in: 0..<4, using: &random) == 0
    // Some UIDs are those of other series.
    let uid = "UID:\(Int.random(in: 0..<20, using: &random))"
    var lines = [uid, time("DTSTART", isDate: isDate)]
    lines.append(pick("", "DURATION:PT1H", "DURATION:P3D", "DURATION:P400D", "DURATION:-PT1H"))
    lines.append(
      pick(
        "",
        "",
        "RRULE:FREQ=WEEKLY",
        "RRULE:FREQ=DAILY;COUNT=20",
        "RRULE:FREQ=MONTHLY;BYDAY=-1FR",
        "RRULE:FREQ=WEEKLY;UNTIL=20120101T000000Z",
        "RRULE:FREQ=DAILY;INTERVAL=5;UNTIL=2012",
        "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=30\nRRULE:FREQ=MONTHLY;COUNT=5",
      ),
    )
    for name in ["EXDATE", "RDATE"] where Bool.random(using: &random) {
      lines.append(time(name, isDate: isDate))
    }
    add(pick("VEVENT", "VEVENT", "VEVENT", "VTODO"), lines)
    guard number % 3 == 0 else { return }
    let range = pick("", ";RANGE=THISANDFUTURE")
    let start = time("DTSTART", isDate: Bool.random(using: &random))
    add("VEVENT", [uid, time("RECURRENCE-ID\(range)", isDate: isDate), start, "SEQUENCE:1"])
    add("VTODO", [uid, "SUMMARY:no date"])
    add("VTODO", ["UID:todo\(number)", start, time("DUE", isDate: isDate), "RRULE:FREQ=WEEKLY"])
    add("VFREEBUSY", ["UID:f\(number)", "FREEBUSY:\(day())T100000Z/PT1H,\(day())T100000Z/P1D"])
  }

  private mutating func add(_ name: String, _ lines: [String]) {
    let content = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    components.append("BEGIN:\(name)\n\(content)\nEND:\(name)\n")
  }
}
