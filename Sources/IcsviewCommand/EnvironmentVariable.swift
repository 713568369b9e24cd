/// The environment variables that the program looks at; no other is read.
package enum EnvironmentVariable: String, CaseIterable, Hashable, Sendable {
  case calendarFolder = "CALENDAR_DIR"
  case colorTerm = "COLORTERM"
  case configuration = "ICSVIEW_CONFIG"
  case configurationFolder = "XDG_CONFIG_HOME"
  case columns = "COLUMNS"
  case home = "HOME"
  case lcAll = "LC_ALL"
  case lcTime = "LC_TIME"
  case lang = "LANG"
  case noColor = "NO_COLOR"
  case term = "TERM"
  case timeZone = "TZ"
  case timeZoneFolder = "TZDIR"

  /// What the manual says of it.
  var meaning: String {
    switch self {
    case .calendarFolder: "A folder of calendars that is read when no FILE is named."
    case .colorTerm: "All colours are used if it is `truecolor` or `24bit`."
    case .columns: "The width of the output, if it is a number."
    case .configuration: "The file of the configuration, which must be there; `/dev/null` is none."
    case .configurationFolder: "Holds `icsview/config`, in place of `~/.config`."
    case .home: "Holds the usual places of calendars and of the configuration; `~` stands for it."
    case .lcAll, .lcTime, .lang:
      "The locale; of `LC_ALL`, `LC_TIME` and `LANG` the first that is set counts."
    case .noColor: "No colours if it is set to anything, unless `--color always` is given."
    case .term: "No colours if it is `dumb`."
    case .timeZone: "The display zone, if `--tz` is not given."
    case .timeZoneFolder: "Where the system keeps its time zones."
    }
  }
}
