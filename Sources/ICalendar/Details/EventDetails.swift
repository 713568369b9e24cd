/// What one component says besides its times: texts, people, alarms, state.
///
/// A value that is missing, empty or unreadable is nil; lists are empty then. Start, end, due date and
/// rules are not here: they are known from the component index without reading any details.
package struct EventDetails: Equatable, Sendable {
  /// SUMMARY (RFC 5545 3.8.1.12), the first one that has a text.
  package var summary: String?
  /// LOCATION (3.8.1.7), or the place that Apple's programs mark on a map.
  package var location: String?
  /// DESCRIPTION (3.8.1.5), the first one that has a text, or STYLED-DESCRIPTION (RFC 9073 6.5) or what
  /// Outlook writes instead; HTML is turned into text.
  package var description: String?
  /// URL (3.8.4.6), as written.
  package var url: String?
  /// Where to join: CONFERENCE (RFC 7986 5.11) or what services write instead, on the web if possible;
  /// else the link of an online meeting in the location or the description.
  package var conference: String?
  /// STATUS (3.8.1.11) in lower case, such as `confirmed` or `needs-action`.
  package var status: String?
  /// Whether the time is taken: TRANSP (3.8.2.7), and Outlook's word for it where that says more.
  package var busy: BusyStatus?
  /// CLASS (3.8.1.3) in lower case, such as `private`.
  package var classification: String?
  /// PRIORITY (3.8.1.9), 1 (highest) to 9; 0 means "undefined" and is nil.
  package var priority: Int?
  /// All CATEGORIES (3.8.1.2) in order, as written.
  package var categories: [String] = []
  /// COLOR (RFC 7986 5.9) in lower case: the name of a CSS3 colour.
  package var color: String?
  /// GEO (3.8.1.6).
  package var position: GeographicPosition?
  /// ORGANIZER (3.8.4.3).
  package var organizer: Person?
  /// Every ATTENDEE (3.8.4.1) in order.
  package var attendees: [Attendee] = []
  /// Every VALARM (3.6.6) in order.
  package var alarms: [Alarm] = []
  /// PERCENT-COMPLETE (3.8.1.8) of a to-do, 0 to 100.
  package var percentComplete: Int?

  /// Details of which none is known.
  package init() {}
}

/// A point on the globe by RFC 5545 3.8.1.6.
package struct GeographicPosition: Equatable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  package let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  package let longitude: Double

  /// The position of two angles in degrees, or nil where there is none.
  package init?(latitude: Double, longitude: Double) {
    guard (-90.0...90).contains(latitude), (-180.0...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
