import IcsviewCommand
import Testing

struct `the environment` {
  @Test(arguments: [("a.ics", "/home/a.ics"), ("../a.ics", "/home/../a.ics"), ("/a.ics", "/a.ics")])
  func `finds files from its folder on`(name: String, path: String) {
    let environment = Environment(arguments: [], workingFolder: "/home", clock: { 0 })
    #expect(environment.path(of: name) == path)
    #expect(Environment(arguments: [], clock: { 0 }).path(of: name) == name)
  }
}
