import ICalendar

/// What a source that is no calendar seems to be, and what would get the calendar out of it.
enum ForeignContent: Hashable {
  case webPage
  /// A mail message whose parts are none of them a calendar.
  case mail
  /// Compressed data, and the command that takes it apart.
  case compressed(command: String)
  case zip

  /// Recognises what bytes are by their first ones, or nil.
  init?(_ begin: [UInt8]) {
    if let (_, command) = ForeignContent.signatures.first(where: { begin.starts(with: $0.0) }) {
      self = .compressed(command: command)
    } else if begin.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      self = .zip
    } else {
      let text = String(decoding: begin, as: UTF8.self).lowercased()
      guard ["<!doctype html", "<html"].contains(where: text.contains) else { return nil }
      self = .webPage
    }
  }

  private static let signatures: [([UInt8], String)] = [
    ([0x1F, 0x8B], "gzip"), (Array("BZh".utf8), "bzip2"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
  ]

  /// What it is, with an article.
  var name: String {
    switch self {
    case .webPage: "a web page, no calendar"
    case .mail: "a mail message"
    case .compressed: "compressed"
    case .zip: "a zip archive"
    }
  }

  /// What to do instead.
  func advice(_ path: String) -> String {
    let file = path == "-" ? nil : shellWord(path) ?? "FILE"
    return switch (self, file) {
    case (.webPage, _): "download the calendar's own address instead"
    case (.mail, _): "no part of it is a calendar"
    case (.compressed(let command), let file?): "try \(command) -dc \(file) | icsview"
    case (.compressed(let command), nil): "put '\(command) -dc |' before icsview"
    case (.zip, let file?): "try unzip -p \(file) | icsview"
    case (.zip, nil): "write it to a FILE and try unzip -p FILE | icsview"
    }
  }
}

/// A path as a shell takes it, or nil for one that cannot be shown as it is.
private func shellWord(_ path: String) -> String? {
  let path = path.hasPrefix("-") ? "./\(path)" : path
  let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./+@%,:=-".utf8
  if !path.isEmpty, path.utf8.allSatisfy(plain.contains) { return path }
  // What `quoted` has to write differently is not the path any more.
  guard quoted(path) == "'\(path)'" else { return nil }
  return path.split(separator: "'", omittingEmptySubsequences: false)
    .map { "'\($0)'" }.joined(separator: "\\'")
}

extension SourceFailure {
  /// Says what bytes are in which the scanner found no calendar.
  static func noCalendar(_ bytes: SourceBytes, in path: String) -> SourceFailure {
    let begin = bytes.prefix(1024)
    let isBlank = begin.allSatisfy {
      $0 <= UInt8(ascii: " ") || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF
    }
    if isBlank, bytes.count <= begin.count { return .empty(path: path) }
    let isMail = MailMessage.isMail(bytes)
    return .noCalendar(path: path, content: isMail ? .mail : ForeignContent(begin))
  }
}
