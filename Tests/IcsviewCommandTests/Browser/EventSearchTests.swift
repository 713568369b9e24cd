import ICalendar
import Testing

@testable import IcsviewCommand

struct `a search of the browser` {
  @Test(arguments: [
    ("review", "SUMMARY:Design Review\n"), ("DESIGN", "SUMMARY:Design Review\n"),
    ("größe", "SUMMARY:GRÖSSE? Größe!\n"), ("now, then", "SUMMARY:Now\\, then\n"),
    ("é", "SUMMARY:Café\n"), ("design review", "DESCRIPTION:<p>Design <b>Review</b></p>\n"),
    ("hidden", "SUMMARY;ENCODING=QUOTED-PRINTABLE:h=69dden\n"), ("", "SUMMARY:\n"),
  ])
  func `passes over no component that can have the text`(text: String, component: String) {
    #expect(EventSearch(text).canBeIn(Array(component.utf8)))
  }

  @Test(arguments: [
    ("review", "SUMMARY:Revie\n"), ("größe", "SUMMARY:Klein\n"), ("x, y, room", "SUMMARY:x, y\n"),
  ])
  func `passes over what cannot have the text`(text: String, component: String) {
    #expect(!EventSearch(text).canBeIn(Array(component.utf8)))
  }

  @Test func `finds titles, places and descriptions`() {
    var details = EventDetails()
    details.location = "Room 4, upper floor"
    #expect(EventSearch("room 4").matches(details))
    #expect(!EventSearch("room 5").matches(details))
    details.description = "Bring ROOM 5"
    #expect(EventSearch("Room 5").matches(details))
  }
}
