import TestSupport
import Testing

@testable import IcsviewCommand

struct `names and colours of calendars` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("Work=a.ics@teal", "a.ics", "Work", "teal"), ("a.ics", "a.ics", nil, nil),
    ("Work=a.ics", "a.ics", "Work", nil), ("a.ics@#1E90FF", "a.ics", nil, "#1E90FF"),
    ("My work=/x=y/a.ics", "/x=y/a.ics", "My work", nil), ("./a=b.ics", "./a=b.ics", nil, nil),
    ("me@example.org", "me@example.org", nil, nil), ("a@home@", "a@home", nil, nil),
    ("a@#12", "a@#12", nil, nil), ("=a.ics", "a.ics", nil, nil), ("Work=-@red", "-", "Work", "red"),
    ("Émile=日本.ics@#fff", "日本.ics", "Émile", "#fff"),
  ])
  func `stand before and behind a path`(
    text: String,
    path: String,
    name: String?,
    color: String?
  ) {
    let expected = Request.NamedCalendar(path: path, name: name, color: color)
    #expect(Request.NamedCalendar(text) == expected)
  }

  @Test(arguments: ["", "Work=", "@red", "Work=@red"])
  func `need a path`(text: String) {
    #expect(Request.NamedCalendar(text) == nil)
  }

  @Test func `come from the user, the calendar, its folder and its file, in this order`() throws {
    try folder.write(event("1", uid: "1"), to: "vdir/1.ics")
    try folder.write(event("2", uid: "2"), to: "vdir/2.ics")
    try folder.write(event("3", uid: "3"), to: "titled/3.ics")
    try folder.write("\u{9} A  title \n", to: "titled/displayname")
    try folder.write("#00FF00\n", to: "titled/color")
    try folder.write(event("4", uid: "4"), to: "mixed/4.ics")
    try folder.write(event("5", uid: "5") + event("6", uid: "6"), to: "mixed/two.ics")
    try folder.write(calendar("COLOR:blue\nX-WR-CALNAME:Own"), to: "titled/own.ics")
    try folder.write(calendar("X-WR-CALNAME:Own"), to: "given.ics")
    let sources: [Request.Source] = [
      .path("vdir/../vdir/."), .path("titled"), .path("mixed"),
      .calendar(Request.NamedCalendar(path: "given.ics", name: "Given", color: "red")),
    ]
    #expect(
      calendars(sources) == [
        "vdir", "A title #00FF00", "Own blue", "4", "two", "Given red",
      ],
    )
  }

  @Test func `are a folder's for the whole of it, under the home folder too`() throws {
    try folder.write(calendar("X-WR-CALNAME:Own"), to: "home/a/x.ics")
    try folder.write(event("1", uid: "1"), to: "home/a/deep/y.ics")
    let named = Request.NamedCalendar(path: "~/a", name: "All", color: nil)
    #expect(calendars([.calendar(named)]) == ["All"])
  }

  @Test func `choose what is shown, in any case of letters`() throws {
    try folder.write(event("work", uid: "1") + calendar("X-WR-CALNAME:Other"), to: "Work.ics")
    try folder.write(event("home", uid: "2"), to: "home.ics")
    try folder.write(event("play", uid: "3"), to: "play.ics")
    let files = ["Work.ics", "home.ics", "play.ics"]
    #expect(titles(run(files + ["-a", "work", "--include", "HOME"])) == ["home", "work"])
    #expect(titles(run(files + ["-x", "work"])) == ["home", "play"])
    #expect(titles(run(files + ["-a", "work", "-a", "home", "--exclude=home"])) == ["work"])
    #expect(titles(run(files + ["-a", "other"])) == [])
    let wrong = run(files + ["-x", "wokr"])
    #expect(wrong.status == .wrongUsage)
    #expect(
      wrong.diagnostics == """
        icsview: no calendar is called 'wokr', as '--exclude' says; did you mean 'Work'?
          calendars: Work, Other, home, play

        """,
    )
  }

  @Test func `leave no copy of an event in a calendar that is left out`() throws {
    try folder.write(event("shared", uid: "1"), to: "a.ics")
    try folder.write(event("shared", uid: "1"), to: "b.ics")
    #expect(titles(run(["a.ics", "b.ics"])) == ["shared"])
    #expect(titles(run(["a.ics", "b.ics", "-x", "a"])) == ["shared"])
    #expect(titles(run(["a.ics", "b.ics", "-x", "b"])) == ["shared"])
  }

  private func calendars(_ sources: [Request.Source]) -> [String] {
    var request = Request()
    request.sources = sources
    let loader = SourceLoader.load(request, environment([]))
    #expect(loader.failures == [])
    return CalendarList(loader.sources).items.map { item in
      [item.name, item.color].compactMap { $0 }.joined(separator: " ")
    }
  }

  private func run(_ arguments: [String]) -> GoldenCommand.Result {
    GoldenCommand.run(environment(["list", "--format", "ndjson", "--all"] + arguments))
  }

  private func environment(_ arguments: [String]) -> Environment {
    var environment = GoldenCommand.environment(arguments)
    environment.workingFolder = folder.path
    environment.variables[.home] = folder.path(of: "home")
    return environment
  }

  private func calendar(_ lines: String) -> String { "BEGIN:VCALENDAR\n\(lines)\nEND:VCALENDAR\n" }
}
