/// What a record looks like that is written by a template, such as `{start:time} {summary:40}`.
package struct RecordTemplate: Hashable, Sendable {
  /// What stands before each column, and after the last one: one text more than columns.
  let texts: [String]
  /// What stands between the texts.
  let columns: [RecordColumn]

  /// Reads a template.
  ///
  /// `{name}` is a key of the record, `{start:date}`, `{start:time}` and `{start:weekday}` are parts of a time,
  /// `{summary:40}` is a text cut to 40 columns, `{nl}` and `{tab}` are newline and tab, `{{` and `}}` braces.
  package init(_ template: String) throws(TemplateSyntaxError) {
    var texts: [String] = []
    var columns: [RecordColumn] = []
    var text = ""
    var rest = template[...]
    while let first = rest.first {
      let place = rest.startIndex
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        text.append(first)
        rest = rest.dropFirst(2)
      } else if first == "}" {
        throw TemplateSyntaxError(template, at: place, .strayBrace)
      } else if first == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw TemplateSyntaxError(template, at: place, .unclosedBrace)
        }
        let content = rest[..<end].dropFirst()
        rest = rest[end...].dropFirst()
        if let sign = RecordTemplate.signs[content] {
          text.append(sign)
        } else {
          columns.append(try RecordTemplate.column(content, of: template))
          texts.append(text)
          text = ""
        }
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    self.texts = texts + [text]
    self.columns = columns
  }

  /// The names of characters that are hard to type.
  private static let signs: [Substring: Character] = ["nl": "\n", "tab": "\t"]

  /// The column of `name` or `name:form`.
  private static func column(
    _ content: Substring,
    of template: String
  ) throws(TemplateSyntaxError) -> RecordColumn {
    let colon = content.firstIndex(of: ":")
    let name = content[..<(colon ?? content.endIndex)]
    guard let field = RecordField(rawValue: String(name)) else {
      if let colon, signs[name] != nil {
        let word = content[colon...].dropFirst()
        throw TemplateSyntaxError(
          template,
          at: word.startIndex,
          .formOfSign(String(word), of: String(name)),
        )
      }
      throw TemplateSyntaxError(template, at: content.startIndex, .unknownKey(String(name)))
    }
    guard let colon else { return RecordColumn(field) }
    let word = content[colon...].dropFirst()
    guard let form = form(word, of: field) else {
      throw TemplateSyntaxError(
        template,
        at: word.startIndex,
        .unknownForm(String(word), of: field),
      )
    }
    return RecordColumn(field, form)
  }

  private static func form(_ word: Substring, of field: RecordField) -> RecordColumn.Form? {
    if field.isTime { return RecordColumn.Form(ofTime: word) }
    guard field.canBeCut, !word.hasPrefix("+"), let columns = Int(word), columns > 0 else {
      return nil
    }
    return .cut(columns: columns)
  }
}
