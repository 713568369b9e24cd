/// The name of a zone as the IANA database forms it, such as `America/Argentina/Ushuaia`.
///
/// Only such a name is ever looked for below the folder of the zones, so that none leads out of it.
struct ZoneName: Hashable {
  /// The name.
  let text: String

  /// A name, or nil if no zone can have it.
  init?(_ text: String) {
    guard (1...ZoneName.longest).contains(text.utf8.count) else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.allSatisfy(ZoneName.isPart), !ZoneName.aliases.contains(text) else { return nil }
    self.text = text
  }

  /// The most bytes of a name that is looked for; the longest in use has about 40.
  private static let longest = 255

  /// Names of files in the folder of the zones that stand for the machine's own zone.
  private static let aliases: Set = ["localtime", "posixrules"]

  /// Whether these are letters, digits, `_`, `+` and `-`: the database uses no others.
  private static func isPart(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "+")
          || $0 == UInt8(ascii: "-")
      }
  }

  /// Whether the name is of the form area and location, which means the same zone everywhere.
  ///
  /// Short names such as `IST` mean different zones to different tables.
  var hasLocation: Bool { text.utf8.contains(UInt8(ascii: "/")) }
}
