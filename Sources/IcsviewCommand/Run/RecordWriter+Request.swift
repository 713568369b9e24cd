import CivilCalendar
import EventFormats
import GridRendering
import ICUSupport

extension RecordWriter {
  /// The writer of the records that a request asks for, or nil where it asks for something else.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - looks: Names the weekdays in templates.
  init?(_ request: Request, _ looks: Looks) {
    if let template = request.template {
      self.init(
        template,
        weekdays: Weekday.allCases.map { looks.presentation.language.name(of: $0, .full) },
        endsWithNUL: request.endsWithNUL,
      )
    } else if let format = RecordFormat(request.format) {
      self.init(
        format,
        fields: request.fields,
        hasHeader: request.hasHeader,
        endsWithNUL: request.endsWithNUL,
      )
    } else {
      return nil
    }
  }
}

extension Request {
  /// Whether what is written has records that end, so that `--null` can say by what.
  var hasEndedRecords: Bool {
    if template != nil { return true }
    guard let format = RecordFormat(format) else { return false }
    return format != .json
  }
}
