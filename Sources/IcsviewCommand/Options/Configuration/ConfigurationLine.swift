import CalendarChecking
import ICalendar

/// A line of the configuration with an option in it, before its value is understood.
struct ConfigurationLine {
  /// What was read: one option, or several that share a dash.
  let uses: [ArgumentReader.OptionUse]

  private let text: String
  private let number: Int
  private let file: ConfigurationFile
  private let words: [ConfigurationWord]

  /// Reads a line; there is nothing in one that is blank or a comment.
  init?(_ text: String, number: Int, of file: ConfigurationFile) throws(ConfigurationFault) {
    self.text = text
    self.number = number
    self.file = file
    do throws(ConfigurationProblem) {
      words = try ConfigurationWord.words(of: text)
    } catch {
      let offset = if case .openQuote(let offset) = error { offset } else { 0 }
      throw ConfigurationFault(error, at: offset, text, number, file)
    }
    guard let first = words.first else { return nil }
    guard first.text.hasPrefix("-"), first.text != "-", first.text != "--" else {
      // In other programs options stand without dashes, and with `=` or `:`.
      let name = first.text.prefix { $0 != "=" && $0 != ":" }
      let nearest = nearestName(to: name, among: OptionTable.names(of: nil))
      throw ConfigurationFault(
        .noOption(first.text, nearest: nearest),
        at: first.utf8Offset,
        text,
        number,
        file,
      )
    }
    let reader: ArgumentReader
    do throws(UsageError) {
      reader = try ArgumentReader(configured: words.map(\.text))
    } catch {
      throw ConfigurationFault(.usage(error), at: first.utf8Offset, text, number, file)
    }
    if let word = words.suffix(reader.unreadCount).first {
      throw ConfigurationFault(.secondWord(word.text), at: word.utf8Offset, text, number, file)
    }
    uses = reader.uses
    if let use = uses.first(where: { $0.option.group == .general }) {
      throw ConfigurationFault(.onlyTyped(use.spelling), at: first.utf8Offset, text, number, file)
    }
  }

  /// The options, with their values understood.
  func options(_ names: WeekdayNames) throws(ConfigurationFault) -> [ConfiguredOption] {
    var options: [ConfiguredOption] = []
    for use in uses {
      do throws(UsageError) {
        let use = use.mapPath { file.resolved($0) }
        options.append(
          ConfiguredOption(
            use: use,
            variants: try use.accepted(names),
            place: ConfiguredOption.Place(file: file.path, line: number),
          ),
        )
      } catch {
        throw ConfigurationFault(.usage(error), at: valueOffset(of: use), text, number, file)
      }
    }
    return options
  }

  /// Where the value of an option begins.
  private func valueOffset(of use: ArgumentReader.OptionUse) -> Int {
    guard let first = words.first else { return 0 }
    if words.count > 1, words[1].text == use.value { return words[1].utf8Offset }
    let isLong = first.text.hasPrefix("--")
    guard let value = use.value, first.text.hasSuffix(value) else { return first.utf8Offset }
    return first.utf8Offset
      + (isLong ? use.spelling.utf8.count + 1 : first.text.utf8.count - value.utf8.count)
  }
}

extension ConfigurationFault {
  /// A fault of a line, at a byte of it.
  fileprivate init(
    _ problem: ConfigurationProblem,
    at utf8Offset: Int,
    _ text: String,
    _ number: Int,
    _ file: ConfigurationFile
  ) {
    let bytes = SourceBytes(PathText.bytes(of: text))
    let position = FilePosition(line: number, column: utf8Offset + 1, offset: utf8Offset)
    let excerpt = SourceExcerpt(at: position, of: bytes, width: file.width)
    self.init(
      file: file.path,
      line: number,
      column: utf8Offset + 1,
      problem: problem,
      excerpt: excerpt.line,
      columnsBefore: excerpt.columnsBefore,
    )
  }
}

extension ArgumentReader.OptionUse {
  /// The use with another path in its value, if that has one.
  func mapPath(_ transform: (String) -> String) -> Self {
    guard case .value(let placeholder, _) = option.behaviour, let value else { return self }
    var use = self
    switch placeholder.kind {
    case .file: use.value = transform(value)
    case .namedCalendar:
      guard let calendar = Request.NamedCalendar(value) else { return self }
      use.value = calendar.at(transform(calendar.path)).text
    case .calendarName, .zone, .date, .dateTime, .days, .weekday, .words, .other: break
    }
    return use
  }

  /// The options of this name that take the value; throws if none does.
  fileprivate func accepted(_ names: WeekdayNames) throws(UsageError) -> [Option] {
    var accepted: [Option] = []
    var errors: [UsageError] = []
    for option in OptionTable.options(named: option.name) {
      guard let command = option.commands.first else { continue }
      var request = Request(command: command)
      do throws(UsageError) {
        try request.apply(of(option), names)
        accepted.append(option)
      } catch {
        errors.append(error)
      }
    }
    if accepted.isEmpty, let error = errors.first { throw error.joined(with: errors.dropFirst()) }
    return accepted
  }
}

extension UsageError {
  /// The error with the accepted words of others that are about the same word.
  fileprivate func joined(with others: some Sequence<UsageError>) -> UsageError {
    guard case .invalidValue(let option, let value, .unknownWord(let word, var accepted)) = self
    else { return self }
    for case .invalidValue(_, _, .unknownWord(_, let words)) in others {
      accepted += words.filter { !accepted.contains($0) }
    }
    return .invalidValue(
      option: option,
      value: value,
      fault: .unknownWord(word, accepted: accepted),
    )
  }
}
