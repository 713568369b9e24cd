/// How the zone of a time was found; the raw values are the words of the event record.
package enum ZoneSource: String, CaseIterable, Hashable, Sendable {
  /// The calendar's own VTIMEZONE.
  case vtimezone
  /// A name of the IANA database, perhaps after a vendor's prefix.
  case iana
  /// A name that Windows gives to zones.
  case windows
  /// An offset inside the name.
  case offset
  /// The zone of the whole calendar (X-WR-TIMEZONE), since the name says nothing.
  case calendar
  /// Coordinated Universal Time.
  case utc
  /// None: the wall clock of whoever reads it.
  case floating
}
