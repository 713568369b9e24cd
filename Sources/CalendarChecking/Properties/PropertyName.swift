/// The properties in the registry of RFC 5545 8.3.2, with those of later RFCs, and a few others that matter.
enum PropertyName: String, CaseIterable, Sendable {
  // RFC 5545 3.7.
  case calendarScale = "CALSCALE"
  case method = "METHOD"
  case productID = "PRODID"
  case version = "VERSION"
  // RFC 5545 3.8.1.
  case attachment = "ATTACH"
  case categories = "CATEGORIES"
  case classification = "CLASS"
  case comment = "COMMENT"
  case description = "DESCRIPTION"
  case position = "GEO"
  case location = "LOCATION"
  case percentComplete = "PERCENT-COMPLETE"
  case priority = "PRIORITY"
  case resources = "RESOURCES"
  case status = "STATUS"
  case summary = "SUMMARY"
  // RFC 5545 3.8.2.
  case completed = "COMPLETED"
  case end = "DTEND"
  case due = "DUE"
  case start = "DTSTART"
  case duration = "DURATION"
  case freeBusy = "FREEBUSY"
  case transparency = "TRANSP"
  // RFC 5545 3.8.3.
  case zoneID = "TZID"
  case zoneName = "TZNAME"
  case offsetFrom = "TZOFFSETFROM"
  case offsetTo = "TZOFFSETTO"
  case zoneURL = "TZURL"
  // RFC 5545 3.8.4.
  case attendee = "ATTENDEE"
  case contact = "CONTACT"
  case organizer = "ORGANIZER"
  case recurrenceID = "RECURRENCE-ID"
  case relatedTo = "RELATED-TO"
  case url = "URL"
  case uid = "UID"
  // RFC 5545 3.8.5, and EXRULE of RFC 2445 4.8.5.2.
  case exceptionDates = "EXDATE"
  case recurrenceDates = "RDATE"
  case rule = "RRULE"
  case exceptionRule = "EXRULE"
  // RFC 5545 3.8.6.
  case action = "ACTION"
  case repeatCount = "REPEAT"
  case trigger = "TRIGGER"
  // RFC 5545 3.8.7 and 3.8.8.
  case created = "CREATED"
  case stamp = "DTSTAMP"
  case lastModified = "LAST-MODIFIED"
  case sequence = "SEQUENCE"
  case requestStatus = "REQUEST-STATUS"
  // RFC 7808 7.
  case zoneAliasOf = "TZID-ALIAS-OF"
  case zoneUntil = "TZUNTIL"
  // RFC 7953 3.2.
  case busyType = "BUSYTYPE"
  // RFC 7986 5.
  case color = "COLOR"
  case conference = "CONFERENCE"
  case image = "IMAGE"
  case name = "NAME"
  case refreshInterval = "REFRESH-INTERVAL"
  case source = "SOURCE"
  // RFC 9073 6.
  case calendarAddress = "CALENDAR-ADDRESS"
  case locationType = "LOCATION-TYPE"
  case participantType = "PARTICIPANT-TYPE"
  case resourceType = "RESOURCE-TYPE"
  case structuredData = "STRUCTURED-DATA"
  case styledDescription = "STYLED-DESCRIPTION"
  // RFC 9074 6 and 8.
  case acknowledged = "ACKNOWLEDGED"
  case proximity = "PROXIMITY"
  // RFC 9253 8.
  case concept = "CONCEPT"
  case link = "LINK"
  case referenceID = "REFID"
  // Not registered, but with a meaning that some rule looks at.
  case calendarZone = "X-WR-TIMEZONE"
  case libicalError = "X-LIC-ERROR"
  case outlookAllDay = "X-MICROSOFT-CDO-ALLDAYEVENT"
  case outlookBusyStatus = "X-MICROSOFT-CDO-BUSYSTATUS"

  /// Whether it is in the registry.
  var isRegistered: Bool { !rawValue.hasPrefix("X-") }

  /// Finds a property by its name in any case of letters.
  static let table = NameTable(allCases.map { ($0.rawValue, $0) })
}
