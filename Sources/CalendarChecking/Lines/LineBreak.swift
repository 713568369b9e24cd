/// How a physical line ends.
enum LineBreak: Int, CaseIterable {
  case crlf
  case lf
  case cr
  /// By the end of the file.
  case none

  /// The number of its bytes.
  var byteCount: Int {
    switch self {
    case .crlf: 2
    case .lf, .cr: 1
    case .none: 0
    }
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .crlf: "CR LF"
    case .lf: "LF"
    case .cr: "CR"
    case .none: "nothing"
    }
  }
}
