extension CalendarSource {
  /// Whether components of a VCALENDAR have nothing to do with those of others, whatever their UIDs.
  ///
  /// A file of several messages (RFC 5546) is what happened to events, one message after the other: requests,
  /// replies to them, counter-proposals. None of them is a newer copy of another, as decision R5 takes
  /// components of one UID to be; a reader of messages sees each as it was sent. A file with one message is
  /// joined with other files as any calendar is.
  func isSeparateMessage(_ calendar: UInt32) -> Bool {
    index.calendars.count > 1 && index.calendars[Int(calendar)].isMessage
  }

  /// For each component a hash that is the same for those of one UID, unless a message keeps them apart.
  var identityHashes: [UInt64] {
    guard index.calendars.count > 1 else { return index.entries.map(\.uidHash) }
    let isMessage = index.calendars.map(\.isMessage)
    guard isMessage.contains(true) else { return index.entries.map(\.uidHash) }
    return index.entries.map { entry in
      guard entry.uidHash != 0, isMessage[Int(entry.calendar)] else { return entry.uidHash }
      let mixed = entry.uidHash ^ (UInt64(entry.calendar) + 1) &* 0x9E37_79B9_7F4A_7C15
      return mixed == 0 ? 1 : mixed
    }
  }
}
