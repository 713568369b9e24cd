internal import CLibical
internal import ICalendar

/// The details of a component while the properties that libical has parsed are being read.
///
/// Where a property may stand only once, the first that says something counts.
struct DetailsReading: ~Copyable {
  private var details = EventDetails()
  /// What Outlook says besides TRANSP.
  private var outlookBusyStatus: BusyStatus?
  private var conferenceRank = ConferenceRank.none

  /// Takes in a parsed component, and the TRIGGER of each of its alarms as written.
  mutating func read(
    _ component: OpaquePointer,
    triggers: [String?],
    _ access: borrowing LibraryAccess,
  ) {
    var next = icalcomponent_get_first_property(component, ICAL_ANY_PROPERTY)
    while let property = next {
      read(property: ParsedProperty(property), access)
      next = icalcomponent_get_next_property(component, ICAL_ANY_PROPERTY)
    }
    var child = icalcomponent_get_first_component(component, ICAL_VALARM_COMPONENT)
    for trigger in triggers {
      guard let alarm = child else { return }
      let action = icalcomponent_get_first_property(alarm, ICAL_ACTION_PROPERTY)
      let read = Alarm(action: action.flatMap { ParsedProperty($0).word(access) }, trigger: trigger)
      if read != Alarm() { details.alarms.append(read) }
      child = icalcomponent_get_next_component(component, ICAL_VALARM_COMPONENT)
    }
  }

  private mutating func read(property: ParsedProperty, _ access: borrowing LibraryAccess) {
    let pointer = property.pointer
    switch property.kind {
    case ICAL_SUMMARY_PROPERTY where details.summary == nil:
      details.summary = property.text(icalproperty_get_summary(pointer))
    case ICAL_LOCATION_PROPERTY where details.location == nil:
      details.location = property.text(icalproperty_get_location(pointer))
    case ICAL_DESCRIPTION_PROPERTY where details.description == nil:
      readDescription(property, access)
    case ICAL_URL_PROPERTY where details.url == nil:
      details.url = property.text(icalproperty_get_url(pointer))
    case ICAL_CONFERENCE_PROPERTY: readConference(property, access)
    case ICAL_STATUS_PROPERTY where details.status == nil: details.status = property.word(access)
    case ICAL_TRANSP_PROPERTY where details.busy == nil: readTransparency(property, access)
    case ICAL_CLASS_PROPERTY where details.classification == nil:
      details.classification = property.word(access)
    case ICAL_PRIORITY_PROPERTY where details.priority == nil:
      let priority = Int(icalproperty_get_priority(pointer))
      if (1...9).contains(priority) { details.priority = priority }
    case ICAL_PERCENTCOMPLETE_PROPERTY where details.percentComplete == nil:
      let percent = Int(icalproperty_get_percentcomplete(pointer))
      if (0...100).contains(percent) { details.percentComplete = percent }
    case ICAL_COLOR_PROPERTY where details.color == nil:
      details.color = property.text(icalproperty_get_color(pointer))?.lowercased()
    case ICAL_GEO_PROPERTY where details.position == nil:
      let position = icsview_get_geo(pointer)
      details.position = GeographicPosition(
        latitude: position.latitude,
        longitude: position.longitude
      )
    case ICAL_ORGANIZER_PROPERTY where details.organizer == nil:
      let address = property.text(icalproperty_get_organizer(pointer))
      details.organizer = property.attendee(address, access)?.person
    case ICAL_ATTENDEE_PROPERTY:
      let address = property.text(icalproperty_get_attendee(pointer))
      if let attendee = property.attendee(address, access) { details.attendees.append(attendee) }
    case ICAL_X_PROPERTY where outlookBusyStatus == nil:
      outlookBusyStatus = property.word(access).flatMap(BusyStatus.init(outlookWord:))
    default: break
    }
  }

  private mutating func readDescription(
    _ property: ParsedProperty,
    _ access: borrowing LibraryAccess,
  ) {
    guard let text = property.text(icalproperty_get_description(property.pointer)) else { return }
    let type = property.parameter(ICAL_FMTTYPE_PARAMETER, access)?.lowercased()
    let shown =
      type == "text/html"
      ? HTMLText.plainText(of: text) : HTMLText.plainText(ifMarkedUp: text) ?? text
    if !shown.utf8.allSatisfy({ $0.isBlank || $0 == .lineFeed }) { details.description = shown }
  }

  private mutating func readConference(
    _ property: ParsedProperty,
    _ access: borrowing LibraryAccess,
  ) {
    guard let address = property.text(icalproperty_get_conference(property.pointer)) else { return }
    let rank = ConferenceRank(
      address: address,
      features: property.features(access),
      label: property.parameter(ICAL_LABEL_PARAMETER, access),
    )
    guard rank > conferenceRank else { return }
    conferenceRank = rank
    details.conference = address
  }

  private mutating func readTransparency(
    _ property: ParsedProperty,
    _ access: borrowing LibraryAccess,
  ) {
    switch icalproperty_get_transp(property.pointer) {
    case ICAL_TRANSP_OPAQUE, ICAL_TRANSP_OPAQUENOCONFLICT: details.busy = .busy
    case ICAL_TRANSP_TRANSPARENT, ICAL_TRANSP_TRANSPARENTNOCONFLICT: details.busy = .free
    default: break
    }
  }

  /// The details, with what follows from others of them.
  consuming func finish(categories: [String]) -> EventDetails {
    details.categories = categories
    // Outlook tells more kinds of time apart that is taken; whether it is taken, the standard's word says.
    if details.busy == nil || details.busy == .busy && outlookBusyStatus != .free {
      details.busy = outlookBusyStatus ?? details.busy
    }
    if details.conference == nil {
      details.conference =
        details.location.flatMap(MeetingLink.first)
        ?? details.description.flatMap(MeetingLink.first)
    }
    return details
  }
}

extension BusyStatus {
  /// The value of X-MICROSOFT-CDO-BUSYSTATUS in lower case.
  fileprivate init?(outlookWord word: String) {
    switch word {
    case "free": self = .free
    case "tentative": self = .tentative
    case "oof": self = .outOfOffice
    default: self = .busy
    }
  }
}
