internal import CivilCalendar

/// The words of recurrence rules.
enum RuleVocabulary {
  static let properties = Vocabulary<Void>(["RRULE": (), "EXRULE": ()] as KeyValuePairs)

  static let parts = Vocabulary(RulePart.allCases.map { (key: $0.rawValue, value: $0) })

  static let frequencies = Vocabulary<Frequency>([
    "YEARLY": .yearly, "MONTHLY": .monthly, "WEEKLY": .weekly, "DAILY": .daily, "HOURLY": .hourly,
    "MINUTELY": .minutely, "SECONDLY": .secondly,
  ])

  static let weekdays = Vocabulary<Weekday>([
    "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday,
    "SA": .saturday, "SU": .sunday,
  ])

  static let skipBehaviors = Vocabulary<SkipBehavior>([
    "OMIT": .omit, "BACKWARD": .backward, "FORWARD": .forward,
  ])
}
