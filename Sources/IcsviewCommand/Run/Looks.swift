import GridRendering
import ICUSupport
import StyledText

/// How output for people looks: language, signs, width and colours.
struct Looks {
  let presentation: Presentation
  /// The columns of a line.
  let width: Int
  private(set) var theme: Theme
  let depth: ColorDepth
  /// Whether titles lead to the addresses of events.
  let hasLinks: Bool
  /// Whether the terminal shows nothing but ASCII, going by its locale.
  let isASCII: Bool

  /// What a request asks for, and for the rest what environment and locale imply.
  init(_ request: Request, _ environment: Environment) {
    let locale = request.locale ?? environment.locale
    presentation = Presentation(
      language: CalendarLanguage(localeIdentifier: locale),
      firstWeekday: request.weekStart,
      hourCycle: request.hourCycle.map { $0 == .twelve ? .twelve : .twentyFour },
      symbols: request.isASCII || environment.needsASCII ? .ascii : .unicode
    )
    width = request.width ?? environment.columns
    theme = Theme.builtIn.first { $0.name == request.theme.rawValue } ?? .standard
    depth = environment.colorDepth(request.color)
    hasLinks = request.hasLinks
    isASCII = environment.needsASCII
  }

  /// The looks with the colours that calendars have of their own.
  func colored(for calendars: CalendarList) -> Looks {
    var looks = self
    looks.theme = theme.colored(
      for: calendars.items.map { $0.color.flatMap { Color(css: $0) } },
    )
    return looks
  }

  /// The looks in another theme.
  func themed(_ theme: Theme) -> Looks {
    var looks = self
    looks.theme = theme
    return looks
  }

  /// A line as it is written.
  func rendered(_ line: StyledLine) -> String {
    line.rendered(theme: theme, depth: depth, hasLinks: hasLinks)
  }
}

extension Environment {
  /// The locale for dates, by the order of POSIX.
  var locale: String {
    let names = [EnvironmentVariable.lcAll, .lcTime, .lang].compactMap { variables[$0] }
    return names.first { !$0.isEmpty } ?? "C"
  }

  /// COLUMNS, else the terminal's width, else 80; narrow ones count as 20.
  var columns: Int {
    let set = variables[.columns].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(set ?? terminalWidth ?? 80, 20), 1000)
  }

  /// Whether a terminal shows ASCII only, going by its locale.
  fileprivate var needsASCII: Bool {
    guard standardOutput == .terminal else { return false }
    let name = locale.lowercased()
    return !name.contains("utf-8") && !name.contains("utf8")
  }

  func colorDepth(_ choice: Request.ColorChoice) -> ColorDepth {
    switch choice {
    case .never: return .none
    case .always: return deepestColors
    case .auto:
      let isWanted = variables[.noColor].map(\.isEmpty) ?? true
      let isAble = standardOutput == .terminal && variables[.term] != "dumb"
      return isWanted && isAble ? deepestColors : .none
    }
  }

  /// All the colours that the terminal says it has.
  private var deepestColors: ColorDepth {
    let term = variables[.term] ?? ""
    if ["truecolor", "24bit"].contains(variables[.colorTerm]) || term.hasSuffix("-direct") {
      return .full
    }
    return term.contains("256color") ? .indexed : .sixteen
  }
}
