/// Whether an event takes up time for whoever looks for a free slot.
package enum BusyStatus: String, Sendable {
  /// TRANSP:OPAQUE.
  case busy
  /// TRANSP:TRANSPARENT.
  case free
  /// Perhaps taken, by Outlook.
  case tentative
  /// Taken by being away from work, by Outlook.
  case outOfOffice = "oof"
}
