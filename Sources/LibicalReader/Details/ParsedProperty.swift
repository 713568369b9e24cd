internal import CLibical
internal import ICalendar

/// A property that libical has parsed; it belongs to its component.
struct ParsedProperty {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  var kind: icalproperty_kind { icalproperty_isa(pointer) }

  /// A copy of a text of libical, without the guard around it, or nil if it is empty.
  func text(_ text: UnsafePointer<CChar>?) -> String? {
    guard let text, text.pointee != 0 else { return nil }
    let copy = String(cString: text)
    guard copy.utf8.first == [UInt8].textGuard, copy.utf8.count > 1,
      copy.utf8.last == [UInt8].textGuard
    else { return copy }
    let guarded = String(copy.unicodeScalars.dropFirst().dropLast())
    return guarded.isEmpty ? nil : guarded
  }

  /// The value in lower case: a word that libical knows, or any other.
  func word(_ access: borrowing LibraryAccess) -> String? {
    text(icalproperty_get_value_as_string(pointer))?.lowercased()
  }

  /// The value of a parameter: a text, or a word that libical knows; nil if it is missing.
  func parameter(_ kind: icalparameter_kind, _ access: borrowing LibraryAccess) -> String? {
    guard let parameter = icalproperty_get_first_parameter(pointer, kind) else { return nil }
    if let text = icalparameter_get_xvalue(parameter) { return self.text(text) }
    let known: UInt32? =
      switch kind {
      case ICAL_ROLE_PARAMETER: icalparameter_get_role(parameter).rawValue
      case ICAL_PARTSTAT_PARAMETER: icalparameter_get_partstat(parameter).rawValue
      case ICAL_CUTYPE_PARAMETER: icalparameter_get_cutype(parameter).rawValue
      default: nil
      }
    return known.flatMap { text(icalparameter_enum_to_string(Int32($0))) }
  }

  /// The words of the FEATURE parameter (RFC 7986 6.3) in lower case.
  ///
  /// They are read from the text of it, since libical 3 knows one word and libical 4 a list.
  func features(_ access: borrowing LibraryAccess) -> Set<String> {
    guard let parameter = icalproperty_get_first_parameter(pointer, ICAL_FEATURE_PARAMETER),
      let text = text(icalparameter_as_ical_string(parameter))
    else { return [] }
    return Set(text.lowercased().split { "=,\"".contains($0) }.dropFirst().map(String.init))
  }

  /// Who the property names, where its value is the address of someone; nil if it says nothing.
  func attendee(_ address: String?, _ access: borrowing LibraryAccess) -> Attendee? {
    let person = Person(
      address: address ?? "",
      name: parameter(ICAL_CN_PARAMETER, access),
      otherMail: parameter(ICAL_EMAIL_PARAMETER, access),
    )
    let attendee = Attendee(
      person,
      role: parameter(ICAL_ROLE_PARAMETER, access)?.lowercased(),
      status: parameter(ICAL_PARTSTAT_PARAMETER, access)?.lowercased(),
      kind: parameter(ICAL_CUTYPE_PARAMETER, access)?.lowercased(),
    )
    return attendee == Attendee(Person()) ? nil : attendee
  }
}

extension Person {
  /// The person of an address; where that is no mail address, EMAIL (RFC 7986 6.2) may have one.
  fileprivate init(address: String, name: String?, otherMail: String?) {
    let scheme = "mailto:"
    if address.prefix(scheme.count).lowercased() == scheme {
      let mail = String(address.dropFirst(scheme.count))
      self.init(name: name, email: mail.isEmpty ? otherMail : mail)
    } else if let otherMail {
      self.init(name: name, email: otherMail)
    } else if address.contains("@") {
      self.init(name: name, email: address)
    } else {
      self.init(name: name ?? (address.isEmpty ? nil : address))
    }
  }
}
