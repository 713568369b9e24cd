import ICalendar
import Testing

struct `the link of a meeting` {
  @Test(arguments: [
    (
      "Join: https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%7d now",
      "https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%7d"
    ),
    ("<https://teams.live.com/meet/123?p=a>", "https://teams.live.com/meet/123?p=a"),
    ("https://us02web.zoom.us/j/123456?pwd=abc.", "https://us02web.zoom.us/j/123456?pwd=abc"),
    ("HTTPS://ZOOM.US/J/123", "https://ZOOM.US/J/123"),
    ("(https://zoom.us/my/someone)", "https://zoom.us/my/someone"),
    ("https://agency.zoomgov.com/j/1", "https://agency.zoomgov.com/j/1"),
    ("x\nhttps://meet.google.com/abc-defg-hij\ny", "https://meet.google.com/abc-defg-hij"),
    (
      "https://example.webex.com/example/j.php?MTID=m1",
      "https://example.webex.com/example/j.php?MTID=m1"
    ),
    ("https://example.webex.com/meet/someone, thanks", "https://example.webex.com/meet/someone"),
    ("http://zoom.us:443/j/1", "http://zoom.us:443/j/1"),
    ("https://support.zoom.us/hc https://zoom.us/j/2", "https://zoom.us/j/2"),
  ])
  func `is found in text`(text: String, link: String) {
    #expect(MeetingLink.first(in: text) == link)
  }

  @Test(arguments: [
    "", "no link: here", "https://", "https:// zoom.us/j/1", "https://zoom.us",
    "https://zoom.us/u/abc",
    "https://zoom.us/j/", "https://example.org/zoom.us/j/1", "https://zoom.us@example.org/j/1",
    "https://notzoom.us/j/1", "https://teams.microsoft.com/meetingOptions/?x",
    "https://meet.google.com/",
    "https://help.webex.com/article", "ftp://zoom.us/j/1", "https://webex.com/meet/x",
  ])
  func `is not what only looks like it`(text: String) {
    #expect(MeetingLink.first(in: text) == nil)
  }
}
