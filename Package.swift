// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: the language's own strictness, with warnings as errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings of the targets that import no C library: each unsafe construct there is marked as such.
let strictAndSafe = strict + [.strictMemorySafety()]

let package = Package(
  name: "icsview",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "icsview", targets: ["icsview"])],
  targets: [
    // The C libraries, each made visible by a module map and a shim for what Swift cannot import.
    .systemLibrary(
      name: "CLibical",
      providers: [.apt(["libical-dev"]), .brew(["libical"])],
    ),
    .systemLibrary(
      name: "CICU",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])],
    ),
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])],
    ),

    // Time, in pure Swift: civil dates, recurrence over wall clocks, zones.
    .target(name: "CivilCalendar", swiftSettings: strictAndSafe),
    .target(name: "Recurrence", dependencies: ["CivilCalendar"], swiftSettings: strictAndSafe),
    .target(
      name: "TimeZones",
      dependencies: ["CivilCalendar", "Recurrence"],
      swiftSettings: strictAndSafe,
    ),

    // The calendar file: structure and time by own code, the other properties by libical.
    .target(
      name: "ICalendar",
      dependencies: ["CivilCalendar", "Recurrence", "TimeZones"],
      swiftSettings: strictAndSafe,
    ),
    .target(
      name: "CalendarChecking",
      dependencies: ["CivilCalendar", "ICalendar", "Recurrence", "TimeZones"],
      swiftSettings: strictAndSafe,
    ),
    .target(
      name: "LibicalReader",
      dependencies: ["CLibical", "CivilCalendar", "ICalendar"],
      swiftSettings: strict,
    ),

    // From occurrences to lines and records.
    .target(name: "ICUSupport", dependencies: ["CICU", "CivilCalendar"], swiftSettings: strict),
    .target(
      name: "Agenda",
      dependencies: ["CivilCalendar", "ICalendar", "TimeZones"],
      swiftSettings: strictAndSafe,
    ),
    .target(name: "StyledText", dependencies: ["ICUSupport"], swiftSettings: strictAndSafe),
    .target(
      name: "GridRendering",
      dependencies: ["Agenda", "CivilCalendar", "ICUSupport", "StyledText"],
      swiftSettings: strictAndSafe,
    ),
    .target(
      name: "EventFormats",
      dependencies: ["Agenda", "CivilCalendar", "ICalendar", "ICUSupport", "TimeZones"],
      swiftSettings: strictAndSafe,
    ),

    .target(
      name: "EventFilters",
      dependencies: ["EventFormats", "ICalendar", "ICUSupport", "TimeZones"],
      swiftSettings: strictAndSafe,
    ),

    .target(
      name: "Terminal",
      dependencies: ["CNcurses", "ICUSupport", "StyledText"],
      swiftSettings: strict,
    ),

    // The program.
    .target(
      name: "IcsviewCommand",
      dependencies: [
        "Agenda", "CalendarChecking", "CivilCalendar", "EventFilters", "EventFormats",
        "GridRendering", "ICalendar", "ICUSupport", "LibicalReader", "Recurrence", "StyledText",
        "Terminal", "TimeZones",
      ],
      swiftSettings: strictAndSafe,
    ),
    .executableTarget(
      name: "icsview",
      dependencies: ["IcsviewCommand"],
      swiftSettings: strictAndSafe,
    ),

    // Tests, one target beside each target of the program.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Agenda", "CivilCalendar", "EventFormats", "GridRendering", "ICalendar", "ICUSupport",
        "Recurrence", "StyledText", "TestSupport", "TimeZones",
      ],
      path: "Tests/Benchmarks",
      swiftSettings: strict,
    ),
    .testTarget(
      name: "CivilCalendarTests",
      dependencies: ["CivilCalendar", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "RecurrenceTests",
      dependencies: ["CivilCalendar", "Recurrence", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "TimeZonesTests",
      dependencies: ["CivilCalendar", "LocalTimeOracle", "Recurrence", "TimeZones", "TestSupport"],
      swiftSettings: strict,
    ),
    .executableTarget(name: "LocalTimeOracle", path: "Tests/LocalTimeOracle"),
    .testTarget(
      name: "ICalendarTests",
      dependencies: ["CivilCalendar", "ICalendar", "Recurrence", "TimeZones", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "CalendarCheckingTests",
      dependencies: ["CalendarChecking", "CivilCalendar", "ICalendar", "TimeZones", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "LibicalReaderTests",
      dependencies: [
        "CLibical", "CivilCalendar", "ICalendar", "LibicalReader", "Recurrence", "TestSupport",
      ],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "ICUSupportTests",
      dependencies: ["CivilCalendar", "ICUSupport", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "AgendaTests",
      dependencies: ["Agenda", "CivilCalendar", "ICalendar", "TimeZones", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "StyledTextTests",
      dependencies: ["StyledText", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "GridRenderingTests",
      dependencies: [
        "Agenda", "CivilCalendar", "GridRendering", "ICUSupport", "StyledText", "TestSupport",
      ],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["StyledText", "Terminal", "TestSupport"],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "EventFormatsTests",
      dependencies: [
        "Agenda", "CivilCalendar", "EventFormats", "ICalendar", "ICUSupport", "TimeZones",
        "TestSupport",
      ],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "EventFiltersTests",
      dependencies: [
        "EventFilters", "EventFormats", "ICalendar", "ICUSupport", "TestSupport", "TimeZones",
      ],
      swiftSettings: strict,
    ),
    .testTarget(
      name: "IcsviewCommandTests",
      dependencies: [
        "Agenda", "CalendarChecking", "CivilCalendar", "EventFilters", "EventFormats",
        "GridRendering", "ICalendar", "ICUSupport", "IcsviewCommand", "StyledText", "Terminal",
        "TestSupport", "TimeZones",
      ],
      swiftSettings: strict,
    ),
  ],
)

// The fuzzer is linked by `make fuzz` alone: libFuzzer brings its own `main`, so that no other build can have it.
if Context.environment["ICSVIEW_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CLibical", "CivilCalendar", "EventFilters", "EventFormats", "ICUSupport", "ICalendar",
        "IcsviewCommand", "LibicalReader", "Recurrence", "TimeZones",
      ],
      path: "Tests/Fuzz",
      swiftSettings: strict,
    )
  )
}
