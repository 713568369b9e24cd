/// Turns HTML, as descriptions of events hold it, into text for people.
///
/// This is no browser: paragraphs, lines, lists and the addresses of links are kept, everything else is
/// dropped. Markup may be as broken as it likes; what is no tag is text.
package struct HTMLText {
  private let html: [UInt8]
  private let newlinesCount: Bool
  private var position = 0
  private var output = HTMLTextOutput()
  /// Quotes and angle brackets that do not occur any more, so that none is looked for twice.
  private var absent: Set<UInt8> = []
  /// Where the link that is open points to, and where its text begins in the output.
  private var link: (address: [UInt8], begin: Int)?

  /// The text of HTML.
  ///
  /// - Complexity: O(*n*) in the length.
  package static func plainText(of html: String) -> String {
    var text = HTMLText(html, newlinesCount: false)
    return text.read()
  }

  /// The text of what is perhaps HTML; nil if it has no tags that only HTML has.
  ///
  /// Where there is no tag that makes lines, the line breaks of the text itself count.
  ///
  /// - Complexity: O(*n*) in the length.
  package static func plainText(ifMarkedUp text: String) -> String? {
    guard text.utf8.contains(.lessThan) else { return nil }
    var search = HTMLText(text, newlinesCount: false)
    guard let hasLines = search.findMarkup() else { return nil }
    var html = HTMLText(text, newlinesCount: !hasLines)
    return html.read()
  }

  private init(_ html: String, newlinesCount: Bool) {
    self.html = Array(html.utf8)
    self.newlinesCount = newlinesCount
  }

  private mutating func read() -> String {
    while position < html.count {
      switch html[position] {
      case .lessThan:
        if skipComment() { continue }
        if let tag = readTag() { take(tag) } else { appendByte() }
      case .ampersand:
        if let character = HTMLEntity.read(html, &position) {
          output.append(character)
        } else {
          appendByte()
        }
      default: appendByte()
      }
    }
    endLink()
    return output.finish()
  }

  private mutating func appendByte() {
    let byte = html[position]
    position += 1
    if byte == .lineFeed, newlinesCount { output.breakLine() } else { output.append(byte: byte) }
  }

  /// Whether there are tags, and whether they make lines; nil if this is no HTML.
  private mutating func findMarkup() -> Bool? {
    var hasLines = false
    var isHTML = false
    while let found = firstIndex(of: .lessThan, from: position) {
      position = found
      guard let tag = readTag() else {
        position += 1
        continue
      }
      guard let element = HTMLElement(tag.name) else { continue }
      if element.makesLines { hasLines = true }
      if tag.isEnd || element.isTelling || html[tag.attributes].contains(.equals) { isHTML = true }
    }
    return isHTML ? hasLines : nil
  }
}

extension HTMLText {
  /// A tag between angle brackets; the name is in lower case.
  private struct Tag {
    let name: String
    let isEnd: Bool
    /// The place of what stands after the name.
    let attributes: Range<Int>
  }

  /// The tag at the position, which moves behind it; nil if there is none.
  private mutating func readTag() -> Tag? {
    var begin = position + 1
    let isEnd = begin < html.count && html[begin] == .slash
    if isEnd { begin += 1 }
    var end = begin
    while end < html.count, html[end].isLetterOrDigit || isPrefixEnd(at: end) { end += 1 }
    guard end > begin, html[begin].isLetter, end < html.count, end - begin <= HTMLElement.longest,
      html[end].isHTMLSpace || html[end] == .slash || html[end] == .greaterThan,
      let close = endOfTag(from: end)
    else { return nil }
    position = close + 1
    return Tag(
      name: String(decoding: html[begin..<end], as: UTF8.self).lowercased(),
      isEnd: isEnd,
      attributes: attributes(end..<close),
    )
  }

  /// Whether there is the `:` of a name such as `o:p`, and not that of an address in angle brackets.
  private func isPrefixEnd(at index: Int) -> Bool {
    html[index] == UInt8(ascii: ":") && index + 1 < html.count && html[index + 1].isLetter
  }

  /// A range without the blanks around it and the `/` of an empty element.
  private func attributes(_ range: Range<Int>) -> Range<Int> {
    var (begin, end) = (range.lowerBound, range.upperBound)
    while begin < end, html[begin].isHTMLSpace || html[begin] == .slash { begin += 1 }
    while begin < end, html[end - 1].isHTMLSpace || html[end - 1] == .slash { end -= 1 }
    return begin..<end
  }

  /// Where the `>` of a tag is, beyond the quotes of its attributes where these are closed.
  private mutating func endOfTag(from begin: Int) -> Int? {
    guard !absent.contains(.greaterThan) else { return nil }
    var index = begin
    while index < html.count, html[index] != .greaterThan {
      if html[index] == .quote || html[index] == .apostrophe, html[index - 1] == .equals {
        guard let close = firstIndex(of: html[index], from: index + 1) else { break }
        index = close
      }
      index += 1
    }
    if index < html.count, html[index] == .greaterThan { return index }
    return firstIndex(of: .greaterThan, from: begin)
  }

  /// Moves behind a comment or declaration at the position, if there is one.
  private mutating func skipComment() -> Bool {
    let rest = html[position...]
    if rest.starts(with: "<!--".utf8) {
      var index = position + 4
      while index < html.count, !html[index...].starts(with: "-->".utf8) { index += 1 }
      position = min(index + 3, html.count)
      return true
    }
    guard rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8),
      let end = firstIndex(of: .greaterThan, from: position)
    else { return false }
    position = end + 1
    return true
  }

  /// The next place of a byte; a byte that is not found once is not looked for again.
  private mutating func firstIndex(of byte: UInt8, from begin: Int) -> Int? {
    guard !absent.contains(byte) else { return nil }
    if let index = html[begin...].firstIndex(of: byte) { return index }
    absent.insert(byte)
    return nil
  }
}

extension HTMLText {
  private mutating func take(_ tag: Tag) {
    guard let element = HTMLElement(tag.name) else { return }
    switch element {
    case .hidden:
      if !tag.isEnd { skipContent(of: tag.name) }
    case .lineBreak: output.breakLine()
    case .block, .section: output.endLine()
    case .paragraph: output.endParagraph()
    case .item: tag.isEnd ? output.endLine() : output.beginItem()
    case .cell: output.append(byte: .space)
    case .preformatted:
      output.endParagraph()
      output.isPreformatted = !tag.isEnd
    case .link:
      endLink()
      if !tag.isEnd, let address = address(in: tag.attributes) {
        link = (address, output.beginLink())
      }
    case .inline: break
    }
  }

  /// Moves to the end tag of an element whose content is no text.
  private mutating func skipContent(of name: String) {
    let endTag = Array("</\(name)".utf8)
    while let found = firstIndex(of: .lessThan, from: position) {
      position = found
      if html[found...].prefix(endTag.count).elementsEqual(endTag, by: { $0.lowercased == $1 }) {
        return
      }
      position += 1
    }
    position = html.count
  }

  /// The value of `href`, if it is an address that means something outside of the page.
  private func address(in attributes: Range<Int>) -> [UInt8]? {
    var index = attributes.lowerBound
    let name = Array("href=".utf8)
    while index + name.count <= attributes.upperBound {
      let isName = html[index..<index + name.count].elementsEqual(name) { $0.lowercased == $1 }
      guard isName, index == attributes.lowerBound || html[index - 1].isHTMLSpace else {
        index += 1
        continue
      }
      let begin = index + name.count
      guard begin < attributes.upperBound else { return nil }
      var value = html[begin..<attributes.upperBound]
      if let quote = value.first, quote == .quote || quote == .apostrophe {
        value = value.dropFirst().prefix { $0 != quote }
      } else {
        value = value.prefix { !$0.isHTMLSpace }
      }
      return HTMLText.shownAddress(Array(value))
    }
    return nil
  }

  private static func shownAddress(_ value: [UInt8]) -> [UInt8]? {
    var address: [UInt8] = []
    var position = 0
    while position < value.count {
      if value[position] == .ampersand, let character = HTMLEntity.read(value, &position) {
        address += Array(String(character).utf8)
        continue
      }
      if !value[position].isHTMLSpace { address.append(value[position]) }
      position += 1
    }
    let schemes = ["http:", "https:", "mailto:", "tel:"]
    let isShown = schemes.contains { scheme in
      address.prefix(scheme.utf8.count).elementsEqual(scheme.utf8) { $0.lowercased == $1 }
    }
    return isShown ? address : nil
  }

  private mutating func endLink() {
    guard let (address, begin) = link else { return }
    link = nil
    output.endLink(address, begin: begin)
  }
}
