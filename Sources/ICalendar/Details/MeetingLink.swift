/// Finds the address of an online meeting in text, where services put it that know no property for it.
package enum MeetingLink {
  /// The first address that leads into a meeting of Teams, Zoom, Google Meet or Webex, or nil.
  ///
  /// Addresses of help pages, settings and telephone numbers of these services are passed over.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func first(in text: String) -> String? {
    var rest = Array(text.utf8)[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let before = rest[..<colon]
      rest = rest[(colon + 1)...]
      guard let scheme = ["https", "http"].first(where: before.ends(with:)),
        rest.starts(with: "//".utf8)
      else { continue }
      let end = rest.firstIndex { !$0.isPartOfAddress } ?? rest.endIndex
      let address = rest[..<end].withoutPunctuation
      rest = rest[end...]
      if isMeeting(address.dropFirst(2)) {
        return "\(scheme):" + String(decoding: address, as: UTF8.self)
      }
    }
    return nil
  }

  /// Whether an address leads into a meeting; it begins with the name of the host.
  private static func isMeeting(_ address: ArraySlice<UInt8>) -> Bool {
    let hostEnd = address.firstIndex { "/?#".utf8.contains($0) } ?? address.endIndex
    let path = String(decoding: address[hostEnd...], as: UTF8.self).lowercased()
    var host = String(decoding: address[..<hostEnd], as: UTF8.self).lowercased()[...]
    // Who the user is may stand before the host, and the port behind it.
    if let userEnd = host.lastIndex(of: "@") { host = host[userEnd...].dropFirst() }
    if let port = host.firstIndex(of: ":") { host = host[..<port] }
    return services.contains { service in
      (host == service.host || host.hasSuffix("." + service.host))
        && service.paths.contains { path.hasPrefix($0) && path.utf8.count > $0.utf8.count }
    } || isWebexMeeting(host, path)
  }

  /// The hosts of services, also with something before them, and how the paths of their meetings begin.
  private static let services: [(host: String, paths: [String])] = [
    ("teams.microsoft.com", ["/l/meetup-join/", "/meet/"]),
    ("teams.microsoft.us", ["/l/meetup-join/", "/meet/"]),
    ("teams.live.com", ["/l/meetup-join/", "/meet/"]),
    ("zoom.us", ["/j/", "/my/", "/w/", "/wc/"]),
    ("zoomgov.com", ["/j/", "/my/", "/w/", "/wc/"]),
    ("meet.google.com", ["/"]),
  ]

  /// Webex puts the name of a site before these parts of a path.
  private static func isWebexMeeting(_ host: Substring, _ path: String) -> Bool {
    host.hasSuffix(".webex.com")
      && ["/j.php?", "/meet/", "/join/", "/joinservice/"].contains(where: path.contains(word:))
  }
}

extension String {
  /// Whether a part of the text is a word.
  fileprivate func contains(word: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: word.utf8) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with a word in any case.
  fileprivate func ends(with word: String) -> Bool {
    suffix(word.utf8.count).elementsEqual(word.utf8) { $0.lowercased == $1 }
  }

  /// The bytes without what belongs to the sentence around an address.
  fileprivate var withoutPunctuation: ArraySlice<UInt8> {
    var rest = self
    while let last = rest.last, ".,;:!?)]}'*".utf8.contains(last) { rest = rest.dropLast() }
    return rest
  }
}

extension UInt8 {
  /// Whether an address can go on with the byte.
  fileprivate var isPartOfAddress: Bool {
    self > 0x20 && self != 0x7F && self != .lessThan && self != .greaterThan && self != .quote
  }
}
