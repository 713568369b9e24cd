import EventFormats

/// What a status bar such as Waybar shows, as it wants to be told: one JSON object in a line.
///
/// The texts are markup of Pango there, so that its signs are escaped.
struct StatusBarItem {
  /// What stands in the bar; empty where nothing is to be shown.
  let text: String
  /// What is shown when the pointer rests on it, in lines.
  let tooltip: String
  /// A class for its looks and a name for its icon.
  let state: String

  /// The object with the end of its line.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    let members = [
      ("text", StatusBarItem.markup(text)), ("alt", state),
      ("tooltip", StatusBarItem.markup(tooltip)), ("class", state),
    ]
    for (place, member) in members.enumerated() {
      bytes.append(UInt8(ascii: place == 0 ? "{" : ","))
      JSONText.append(member.0, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONText.append(member.1, to: &bytes)
    }
    return bytes + Array("}\n".utf8)
  }

  private static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
