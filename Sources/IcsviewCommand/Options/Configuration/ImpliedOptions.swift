import CivilCalendar
import ICUSupport
import TimeZones

/// What holds where an option is not given: what the environment implies, or the default.
struct ImpliedOptions {
  private let request: Request
  private let environment: Environment
  private let language: CalendarLanguage

  init(_ request: Request, _ environment: Environment) {
    self.request = request
    self.environment = environment
    language = CalendarLanguage(localeIdentifier: request.locale ?? environment.locale)
  }

  /// An option as it could be typed, and where it comes from; nil if nothing stands for not giving it.
  func value(of option: Option) -> (text: String, origin: String)? {
    let (value, origin) =
      switch option.name {
      case "tz": (zone, environment.variables[.timeZone] == nil ? "system" : "TZ")
      case "locale": (environment.locale, localeOrigin)
      case "week-start":
        (WeekdayNames.englishNames[language.weekRule.firstWeekday.rawValue - 1], "locale")
      case "time": (language.hourCycle == .twelve ? "12" : "24", "locale")
      case "width": ("\(environment.columns)", widthOrigin)
      case "color" where environment.variables[.noColor].map({ !$0.isEmpty }) ?? false:
        ("never", "NO_COLOR")
      default: (option.usual, "default")
      }
    if case .toggle(let isUsuallyOn, _) = option.behaviour {
      return (isUsuallyOn ? "--\(option.name)" : "--no-\(option.name)", "default")
    }
    return value.map { ("--\(option.name) \(ConfigurationWord.written($0))", origin) }
  }

  private var zone: String? {
    (try? DisplayZone.zone(nil, environment, TimeZoneDatabase(environment)))?.identifier
  }

  private var localeOrigin: String {
    let names = [EnvironmentVariable.lcAll, .lcTime, .lang]
    return names.first { !(environment.variables[$0] ?? "").isEmpty }?.rawValue ?? "default"
  }

  private var widthOrigin: String {
    if (environment.variables[.columns].flatMap { Int($0) } ?? 0) > 0 { return "COLUMNS" }
    return environment.terminalWidth == nil ? "default" : "terminal"
  }
}
