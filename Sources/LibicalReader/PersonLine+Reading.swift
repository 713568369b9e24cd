internal import CLibical
internal import ICalendar

extension PersonLine {
  /// Who it is, as libical reads the line.
  func attendee(_ access: borrowing LibraryAccess) -> Attendee {
    guard let text, let property = icalproperty_new_from_string(text) else {
      return Attendee(person(name: nil, email: nil))
    }
    defer { icalproperty_free(property) }
    func parameter(_ kind: icalparameter_kind) -> String? {
      icalproperty_get_first_parameter(property, kind).flatMap { value(of: $0, kind, access) }
    }
    return Attendee(
      person(name: parameter(ICAL_CN_PARAMETER), email: parameter(ICAL_EMAIL_PARAMETER)),
      role: parameter(ICAL_ROLE_PARAMETER)?.lowercased(),
      status: parameter(ICAL_PARTSTAT_PARAMETER)?.lowercased(),
      kind: parameter(ICAL_CUTYPE_PARAMETER)?.lowercased(),
    )
  }

  /// The value of a parameter: a text, or a word that libical knows; nil if it is blank.
  private func value(
    of parameter: OpaquePointer,
    _ kind: icalparameter_kind,
    _ access: borrowing LibraryAccess,
  ) -> String? {
    let known: UInt32? =
      switch kind {
      case ICAL_ROLE_PARAMETER: icalparameter_get_role(parameter).rawValue
      case ICAL_PARTSTAT_PARAMETER: icalparameter_get_partstat(parameter).rawValue
      case ICAL_CUTYPE_PARAMETER: icalparameter_get_cutype(parameter).rawValue
      default: nil
      }
    let text =
      icalparameter_get_xvalue(parameter)
      ?? known.flatMap { icalparameter_enum_to_string(Int32($0)) }
    guard let text else { return nil }
    let value = String(cString: text)
    return value.utf8.allSatisfy(\.isBlank) ? nil : value
  }

  /// The person behind the address; where that is no mail address, EMAIL (RFC 7986 6.2) may have one.
  private func person(name: String?, email: String?) -> Person {
    let scheme = "mailto:"
    if address.prefix(scheme.count).lowercased() == scheme {
      let mail = String(address.dropFirst(scheme.count))
      return Person(name: name, email: mail.isEmpty ? email : mail)
    }
    if let email { return Person(name: name, email: email) }
    if address.contains("@") { return Person(name: name, email: address) }
    return Person(name: name ?? (address.isEmpty ? nil : address))
  }
}
