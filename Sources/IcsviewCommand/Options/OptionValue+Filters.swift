import EventFilters
import EventFormats
import ICUSupport

extension OptionValue<String> {
  /// The pattern of a regular expression.
  static var pattern: OptionValue {
    OptionValue("REGEX") { (text, _) throws(ValueFault) in
      guard !text.isEmpty else { throw .empty }
      do throws(RegularExpressionError) {
        _ = try RegularExpression(text)
      } catch {
        throw .pattern(error)
      }
      return text
    }
  }

  /// A mail address, in small letters and without `mailto:`.
  static var address: OptionValue {
    OptionValue("ADDRESS") { (text, _) throws(ValueFault) in
      let address = text.lowercased()
      let bare = address.hasPrefix("mailto:") ? String(address.dropFirst(7)) : address
      guard !bare.isEmpty else { throw .empty }
      return bare
    }
  }
}

extension OptionValue<FilterExpression<FilterDate>> {
  /// A condition on the keys of the record.
  static var expression: OptionValue {
    OptionValue("EXPRESSION") { (text, names) throws(ValueFault) in
      var dateFault: DateSyntaxError?
      do throws(FilterSyntaxError) {
        return try FilterExpression(text) { date, utf8Offset in
          do throws(DateSyntaxError) {
            return try FilterDate(date, weekdayNames: names)
          } catch {
            dateFault = error
            dateFault?.text = text
            dateFault?.utf8Offset += utf8Offset
            return nil
          }
        }
      } catch {
        throw .expression(error, date: dateFault)
      }
    }
  }
}

extension OptionValue<RecordTemplate> {
  /// What a record looks like.
  static var template: OptionValue {
    OptionValue("TEMPLATE") { (text, _) throws(ValueFault) in
      guard !text.isEmpty else { throw .empty }
      do throws(TemplateSyntaxError) {
        return try RecordTemplate(text)
      } catch {
        throw .template(error)
      }
    }
  }
}

extension OptionValue<[RecordField]> {
  /// Keys of the record that hold texts, with commas between them.
  static var searchedFields: OptionValue {
    .words("FIELDS", among: RecordField.searchable)
  }
}
