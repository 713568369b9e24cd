/// Someone, or something, that a calendar address stands for (RFC 5545 3.3.3).
package struct Person: Equatable, Sendable {
  /// The common name (CN parameter); the address itself where it is no mail address and there is no name.
  package var name: String?
  /// The mail address without `mailto:`, or nil where the calendar address is of another kind.
  package var email: String?

  /// A person by CN and by address, the latter without `mailto:`.
  package init(name: String? = nil, email: String? = nil) {
    self.name = name
    self.email = email
  }
}

/// Someone who is invited (RFC 5545 3.8.4.1); words are in lower case, nil where the file has none.
package struct Attendee: Equatable, Sendable {
  /// Who it is.
  package var person: Person
  /// The ROLE parameter (3.2.16), such as `req-participant`, which is the default of the standard.
  package var role: String?
  /// The PARTSTAT parameter (3.2.12), such as `accepted`; the standard's default is `needs-action`.
  package var status: String?
  /// The CUTYPE parameter (3.2.3), such as `room`; the standard's default is `individual`.
  package var kind: String?

  /// A person with ROLE, PARTSTAT and CUTYPE, in small letters.
  package init(
    _ person: Person,
    role: String? = nil,
    status: String? = nil,
    kind: String? = nil,
  ) {
    self.person = person
    self.role = role
    self.status = status
    self.kind = kind
  }
}
