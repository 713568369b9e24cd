/// HTML in texts that are not HTML.
enum HTMLSyntax {
  /// Where the first tag or entity begins; `a < b` is neither.
  ///
  /// Tags count if there are two of them that are known.
  static func firstOffset(in value: ValueSlice, withTags: Bool) -> Int? {
    let entity = firstEntity(in: value)
    guard withTags, let tag = firstTag(in: value) else { return entity }
    return min(tag, entity ?? tag)
  }

  private static func firstTag(in value: ValueSlice) -> Int? {
    var first: Int?
    var offset = 0
    while let next = value.slice(from: offset).firstOffset(of: UInt8(ascii: "<")) {
      offset += next
      if isTag(value.slice(from: offset + 1)) {
        if let first { return first }
        first = offset
      }
      offset += 1
    }
    return nil
  }

  private static func isTag(_ rest: ValueSlice) -> Bool {
    let isEnd = rest.bytes.first == UInt8(ascii: "/")
    let name = rest.bytes.dropFirst(isEnd ? 1 : 0).prefix(10).prefix { $0.isLetter || $0.isDigit }
    guard names.contains(String(decoding: name, as: UTF8.self).lowercased()),
      let next = rest.bytes.dropFirst(name.count + (isEnd ? 1 : 0)).first
    else { return false }
    return next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next.isBlank
  }

  private static func firstEntity(in value: ValueSlice) -> Int? {
    var offset = 0
    while let next = value.slice(from: offset).firstOffset(of: UInt8(ascii: "&")) {
      offset += next
      let rest = value.slice(from: offset + 1).bytes.prefix(8)
      // In a TEXT the semicolon of an entity has a backslash before it, if it was written right.
      let name = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\\") }
      if name.count < rest.count, isEntity(String(decoding: name, as: UTF8.self)) {
        return offset
      }
      offset += 1
    }
    return nil
  }

  private static func isEntity(_ name: String) -> Bool {
    if entities.contains(name) { return true }
    let digits = name.dropFirst()
    return name.hasPrefix("#") && !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
  }

  private static let names: Set = [
    "a", "b", "blockquote", "body", "br", "div", "em", "font", "h1", "h2", "h3", "h4", "head", "hr",
    "html", "i", "img", "li", "ol", "p", "pre", "span", "strong", "style", "table", "tbody", "td",
    "th", "tr", "u", "ul",
  ]
  private static let entities: Set = ["amp", "apos", "gt", "lt", "nbsp", "quot"]
}
