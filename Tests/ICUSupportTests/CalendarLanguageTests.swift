import CivilCalendar
import ICUSupport
import Testing

struct `a calendar language` {
  @Test(
    arguments: [
      ("ko_KR", "2025년 6월", "2025년 6월 16일 (월)", "6월 16일"),
      ("ja_JP", "2025年6月", "2025年6月16日(月)", "6月16日"),
      ("zh_CN", "2025年6月", "2025年6月16日周一", "6月16日"),
      ("de_DE", "Juni 2025", "Mo., 16. Juni 2025", "16. Juni"),
      ("hu_HU", "2025. június", "2025. június 16., H", "jún. 16."),
      ("ar_EG", "يونيو ٢٠٢٥", "الاثنين، ١٦ يونيو ٢٠٢٥", "١٦ يونيو"),
      ("he_IL", "יוני 2025", "יום ב׳, 16 ביוני 2025", "16 ביוני"),
      ("th_TH", "มิถุนายน 2568", "จ. 16 มิถุนายน 2568", "16 มิ.ย."),
      ("en_US", "June 2025", "Mon 16 June 2025", "16 Jun"),
      ("C", "June 2025", "Mon 16 June 2025", "16 Jun"),
      ("fr_FR", "juin 2025", "lun. 16 juin 2025", "16 juin"),
      ("pl_PL", "czerwiec 2025", "pon., 16 czerwca 2025", "16 cze"),
      // Countries whose own calendar has other months.
      ("fa_IR", "ژوئن ۲۰۲۵", nil, nil), ("ar_SA", "يونيو ٢٠٢٥", nil, nil),
    ] as [(String, String, String?, String?)]
  )
  func `writes months and days as its readers do`(
    locale: String,
    title: String,
    full: String?,
    short: String?
  ) throws {
    let language = CalendarLanguage(localeIdentifier: locale)
    let date = try #require(CivilDate(year: 2025, month: 6, day: 16))
    #expect(language.title(of: CivilMonth(of: date)) == title)
    if let full { #expect(language.fullDate(date) == full) }
    if let short { #expect(language.shortDate(date) == short) }
  }

  @Test(arguments: [
    ("C", "16–22 June 2025", "30 Jun – 6 July 2025", "29 December 2025 – 4 January 2026"),
    ("ko_KR", "2025년 6월 16–22일", "6월 30일 – 2025년 7월 6일", "2025년 12월 29일 – 2026년 1월 4일"),
    ("de_DE", "16–22. Juni 2025", "30. Juni – 6. Juli 2025", "29. Dezember 2025 – 4. Januar 2026"),
    (
      "hu_HU", "2025. június 16–22.", "jún. 30. – 2025. július 6.",
      "2025. december 29. – 2026. január 4."
    ),
    ("ar_EG", "١٦–٢٢ يونيو ٢٠٢٥", "٣٠ يونيو – ٦ يوليو ٢٠٢٥", "٢٩ ديسمبر ٢٠٢٥ – ٤ يناير ٢٠٢٦"),
  ])
  func `writes days in a row`(locale: String, month: String, months: String, years: String) throws {
    let language = CalendarLanguage(localeIdentifier: locale)
    func dates(_ first: String, _ last: String) throws -> String {
      func date(_ text: String) throws -> CivilDate {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
      }
      return language.dates(from: try date(first), through: try date(last), dash: "–")
    }
    #expect(try dates("2025-06-16", "2025-06-22") == month)
    #expect(try dates("2025-06-30", "2025-07-06") == months)
    #expect(try dates("2025-12-29", "2026-01-04") == years)
  }

  @Test(arguments: [
    ("ko_KR", "월 화 수 목 금 토 일"), ("ja_JP", "月 火 水 木 金 土 日"), ("zh_CN", "周一 周二 周三 周四 周五 周六 周日"),
    ("de_DE", "Mo Di Mi Do Fr Sa So"), ("hu_HU", "H K Sze Cs P Szo V"),
    ("en_GB", "Mon Tue Wed Thu Fri Sat Sun"),
    ("th_TH", "จ. อ. พ. พฤ. ศ. ส. อา."), ("POSIX", "Mon Tue Wed Thu Fri Sat Sun"),
  ])
  func `shortens weekdays`(locale: String, names: String) {
    let language = CalendarLanguage(localeIdentifier: locale)
    #expect(Weekday.allCases.map { language.name(of: $0) }.joined(separator: " ") == names)
  }

  @Test func `leaves out a year that is known`() throws {
    let date = try #require(CivilDate(year: 2025, month: 7, day: 2))
    #expect(CalendarLanguage.english.longDate(date) == "2 July 2025")
    #expect(CalendarLanguage.english.longDate(date, inYear: 2025) == "2 July")
    #expect(CalendarLanguage(localeIdentifier: "de_DE").longDate(date, inYear: 2025) == "2. Juli")
    #expect(
      CalendarLanguage(localeIdentifier: "ko_KR").longDate(date, inYear: 2024) == "2025년 7월 2일"
    )
  }

  @Test func `has names of weekdays and months in several forms`() {
    let arabic = CalendarLanguage(localeIdentifier: "ar_EG")
    #expect(
      NameForm.allCases.map { arabic.name(of: .monday, $0) } == [
        "الاثنين", "الاثنين", "إثنين", "ن",
      ]
    )
    let polish = CalendarLanguage(localeIdentifier: "pl_PL")
    #expect(polish.name(ofMonth: 6) == "czerwiec")
    #expect(polish.name(ofMonth: 6, .abbreviated) == "cze")
    #expect(polish.name(ofMonth: 13).isEmpty && polish.name(ofMonth: 0).isEmpty)
  }

  @Test(arguments: [
    ("de_DE", Weekday.monday, 4, [Weekday.saturday, .sunday]),
    ("en_US", .sunday, 1, [.saturday, .sunday]),
    ("ko_KR", .sunday, 1, [.saturday, .sunday]), ("ar_EG", .saturday, 1, [.friday, .saturday]),
    ("he_IL", .sunday, 1, [.friday, .saturday]), ("hu_HU", .monday, 4, [.saturday, .sunday]),
    ("C", .monday, 4, [.saturday, .sunday]),
  ])
  func `knows its country's week`(locale: String, first: Weekday, minimum: Int, weekend: [Weekday])
  {
    let language = CalendarLanguage(localeIdentifier: locale)
    #expect(language.weekRule == WeekRule(firstWeekday: first, minimumDays: minimum))
    #expect(language.weekend == Set(weekend))
  }

  @Test(arguments: [
    ("en_US", HourCycle.twelve, "9:05 AM", "12:00 PM"), ("ko_KR", .twelve, "오전 9:05", "오후 12:00"),
    ("de_DE", .twentyFour, "09:05", "12:00"), ("ar_EG", .twelve, "٩:٠٥ ص", "١٢:٠٠ م"),
    ("C", .twentyFour, "09:05", "12:00"),
    ("ja_JP", .twentyFour, "09:05", "12:00"),
  ])
  func `tells the time`(locale: String, cycle: HourCycle, morning: String, noon: String) throws {
    let language = CalendarLanguage(localeIdentifier: locale)
    #expect(language.hourCycle == cycle)
    #expect(language.text(of: try #require(CivilTime(hour: 9, minute: 5)), cycle) == morning)
    #expect(language.text(of: try #require(CivilTime(hour: 12, minute: 0)), cycle) == noon)
  }

  @Test(arguments: [
    ("en_US", "9:05am", "12pm"), ("ko_KR", "오전9:05", "오후12시"), ("ar_EG", "٩:٠٥ص", "١٢م"),
    ("ja_JP", "午前9:05", "午後0時"), ("C", "9:05am", "12pm"),
  ])
  func `tells the time in little room`(locale: String, morning: String, noon: String) throws {
    let language = CalendarLanguage(localeIdentifier: locale)
    #expect(language.shortText(of: try #require(CivilTime(hour: 9, minute: 5)), .twelve) == morning)
    #expect(language.shortText(of: try #require(CivilTime(hour: 12, minute: 0)), .twelve) == noon)
    #expect(
      language.shortText(of: .midnight, .twentyFour) == language.text(of: .midnight, .twentyFour)
    )
  }

  @Test func `counts from zero at noon in Japan`() throws {
    let japanese = CalendarLanguage(localeIdentifier: "ja_JP")
    #expect(japanese.text(of: .midnight, .twelve) == "午前0:00")
    #expect(japanese.text(of: try #require(CivilTime(hour: 13, minute: 30)), .twelve) == "午後1:30")
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de_DE"), ("de_DE@euro", "de_DE"), ("de_DE.UTF-8@euro", "de_DE"),
    ("de-DE", "de-DE"),
    ("sr_RS@latin", "sr_Latn_RS"), ("th_TH@calendar=gregorian", "th_TH@calendar=gregorian"),
    ("ru@duratiosu-v9us@duratiosu-v9=99m=99maryyavs", "ru"), ("de_DE@x=1", "de_DE"),
    ("de_DE@numbers=", "de_DE"),
    ("de", "de"),
  ])
  func `is found by the names that environments have`(name: String, identifier: String) {
    #expect(CalendarLanguage(localeIdentifier: name).identifier == identifier)
  }

  @Test(arguments: [
    "C", "POSIX", "C.UTF-8", "", "xx_YY", "nonsense", "deutsch", "root", "日本", "de_DE\u{1B}[31m",
    "@", ".", "_", "-",
    String(repeating: "de_", count: 1000),
  ])
  func `is English without a country for other names`(name: String) {
    #expect(CalendarLanguage(localeIdentifier: name) == .english)
  }

  @Test func `writes numbers in its digits`() {
    #expect(CalendarLanguage(localeIdentifier: "ar_EG").number(2025) == "٢٠٢٥")
    #expect(CalendarLanguage(localeIdentifier: "fa_IR").number(-7, digits: 3) == "-۰۰۷")
    #expect(CalendarLanguage.english.number(7, digits: 2) == "07")
  }

  @Test func `obeys a calendar that the locale asks for`() {
    let june = CivilMonth(year: 2025, month: 6)
    let thai = CalendarLanguage(localeIdentifier: "th_TH@calendar=gregorian")
    #expect(thai.title(of: june).hasSuffix("2025"))
    let hebrew = CalendarLanguage(localeIdentifier: "he_IL@calendar=hebrew")
    #expect(hebrew.title(of: june) == "יוני 2025")
  }
}
