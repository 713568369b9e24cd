import ICalendar

/// The lines of one component that its details are read from, in a form that libical reads rightly.
///
/// Only these lines are handed over, since libical takes about a microsecond for each. What libical 3.0.16
/// is known to lose or spoil is mended on the way; the places cite its pitfalls:
///
/// - P2: A NUL byte ends the text. It is left out.
/// - P7: Blanks at the ends of a TEXT are stripped. A guard is put around them.
/// - P14: The escapes of commas in CATEGORIES are lost. These are split here.
/// - P15: An escape that does not exist, such as `\U` in `C:\Users`, becomes a space, and `\t` a tab. The
///   backslash is escaped.
/// - P16: Numbers are what `atoi` makes of them, 0 of any word. Only numbers are handed over.
/// - P17: GEO is 0 where a number is missing, and wants an unescaped `;`.
/// - P18: A malformed parameter costs the rest of the line, one that ends in a backslash its closing quote,
///   and the time grows with the square of their length and number. Only those that are asked for are handed
///   over, in quotes, up to a length.
/// - P19: TRIGGER is a number of seconds and written as another text. It is kept as it is here.
/// - P20: Properties it does not know make an error each. They are written as what they stand for.
struct ComponentExcerpt: ~Copyable {
  /// The lines, each ended by NUL.
  private(set) var text: [UInt8] = []
  /// Where each line begins.
  private(set) var lineStarts: [Int] = []
  /// All CATEGORIES.
  private(set) var categories: [String] = []
  /// The TRIGGER of each alarm as written.
  private(set) var triggers: [String?] = []
  /// Whether a text is encoded as in vCalendar, so that the excerpt is worth nothing before it is decoded.
  private(set) var hasEncodedTexts = false

  /// How many components are open: 1 within the component itself, 2 within its alarms.
  private var depth = 0
  private var isInAlarm = false
  /// Lines that count only where there is none of the property that they stand for.
  private var substitutes: [Line] = []
  private var present: Set<DetailProperty> = []

  /// A property and the places of its parameters and its value.
  struct Line {
    let property: DetailProperty
    let parameters: Range<Int>
    let value: Range<Int>
  }

  /// The excerpt of a component, whose lines are unfolded.
  init(_ component: Span<UInt8>) {
    text.reserveCapacity(component.count + 64)
    add("BEGIN:VEVENT")
    var lines = ContentLines()
    while let line = lines.next(in: component) {
      guard let property = DetailProperty(name: line.name, in: component) else { continue }
      // The semicolon before the first parameter is none of its name.
      let parameters = line.parameters.dropFirst()
      read(Line(property: property, parameters: parameters, value: line.value), in: component)
    }
    if isInAlarm { add("END:VALARM") }
    for line in substitutes { addSubstitute(line, in: component) }
    add("END:VEVENT")
  }

  private mutating func read(_ line: Line, in bytes: Span<UInt8>) {
    switch line.property {
    case .begin:
      depth += 1
      guard depth == 2, bytes.reads("VALARM", in: bytes.trimming(line.value)) else { return }
      isInAlarm = true
      triggers.append(nil)
      add("BEGIN:VALARM")
    case .end:
      if depth == 2, isInAlarm {
        isInAlarm = false
        add("END:VALARM")
      }
      depth = max(0, depth - 1)
    default:
      if line.property.isText, !line.parameters.isEmpty,
        let encoding = bytes.parameter("ENCODING", in: line.parameters),
        TransferEncoding(bytes.string(encoding)) != nil
      {
        hasEncodedTexts = true
      }
      if depth == 1 { addLine(line, in: bytes) }
      if depth == 2, isInAlarm { addAlarmLine(line, in: bytes) }
    }
  }

  private mutating func addAlarmLine(_ line: Line, in bytes: Span<UInt8>) {
    let value = bytes.trimming(line.value)
    guard !value.isEmpty else { return }
    switch line.property {
    case .action: add("ACTION:", value, in: bytes)
    case .trigger:
      if let trigger = triggers.popLast() {
        triggers.append(trigger ?? bytes.stringWithoutNUL(value))
      }
    default: break
    }
  }
}

extension ComponentExcerpt {
  private mutating func addLine(_ line: Line, in bytes: Span<UInt8>) {
    let value = bytes.trimming(line.value)
    guard !value.isEmpty || line.property.isPerson else { return }
    switch line.property {
    case .summary: addText("SUMMARY", line, in: bytes)
    case .location:
      addText("LOCATION", line, in: bytes)
      if !bytes.isBlankText(value) { present.insert(.location) }
    case .description:
      addDescription(line, in: bytes)
      if !bytes.isBlankText(value) { present.insert(.description) }
    case .color: addText("COLOR", line, in: bytes)
    case .categories: categories += bytes.texts(value)
    case .url: add("URL:", value, in: bytes)
    case .conference: addConference(line, in: bytes)
    case .googleConference, .teamsConference, .outlookConference:
      add("CONFERENCE:", value, in: bytes)
    case .status: add("STATUS:", value, in: bytes)
    case .transparency: add("TRANSP:", value, in: bytes)
    case .outlookBusyStatus: add("X-MICROSOFT-CDO-BUSYSTATUS:", value, in: bytes)
    case .classification: add("CLASS:", value, in: bytes)
    case .priority: addNumber("PRIORITY:", value, in: bytes)
    case .percentComplete: addNumber("PERCENT-COMPLETE:", value, in: bytes)
    case .position:
      present.insert(.position)
      addPosition(value, in: bytes)
    case .organizer, .attendee: addPerson(line, in: bytes)
    case .appleLocation, .styledDescription, .outlookDescription: substitutes.append(line)
    case .begin, .end, .action, .trigger: break
    }
  }

  private mutating func addSubstitute(_ line: Line, in bytes: Span<UInt8>) {
    switch line.property {
    case .styledDescription, .outlookDescription:
      if !present.contains(.description) { addDescription(line, in: bytes) }
    case .appleLocation:
      let value = bytes.trimming(line.value)
      if !present.contains(.location),
        let title = bytes.parameter("X-TITLE", in: line.parameters)
      {
        // Apple escapes it as if it were a TEXT.
        add("LOCATION:") { $0.appendText(title, of: bytes) }
      }
      let scheme = value.prefix(4)
      if !present.contains(.position), bytes.reads("geo:", in: scheme) {
        addPosition(scheme.upperBound..<value.upperBound, in: bytes)
      }
    default: break
    }
  }

  private mutating func addText(_ name: String, _ line: Line, in bytes: Span<UInt8>) {
    add(name + ":") { $0.appendText(line.value, of: bytes) }
  }

  /// A description says in a parameter whether it is HTML.
  private mutating func addDescription(_ line: Line, in bytes: Span<UInt8>) {
    add("DESCRIPTION") {
      $0.appendParameters(["FMTTYPE"], from: line.parameters, of: bytes)
      $0.append(.colon)
      $0.appendText(line.value, of: bytes)
    }
  }

  private mutating func addConference(_ line: Line, in bytes: Span<UInt8>) {
    add("CONFERENCE") {
      $0.appendParameters(["FEATURE", "LABEL"], from: line.parameters, of: bytes)
      $0.append(.colon)
      $0.appendRaw(bytes.trimming(line.value), of: bytes)
    }
  }

  private mutating func addPerson(_ line: Line, in bytes: Span<UInt8>) {
    let value = bytes.trimming(line.value)
    add(line.property.rawValue) {
      $0.appendParameters(
        ["CN", "EMAIL", "ROLE", "PARTSTAT", "CUTYPE"],
        from: line.parameters,
        of: bytes,
      )
      $0.append(.colon)
      // A line without a value would be none to libical.
      if value.isEmpty { $0 += "mailto:".utf8 } else { $0.appendRaw(value, of: bytes) }
    }
  }

  /// P16: as far as libical can count, which is to 999,999,999 at least.
  private mutating func addNumber(_ begin: String, _ value: Range<Int>, in bytes: Span<UInt8>) {
    guard value.count < 10, value.allSatisfy({ bytes[$0] &- 0x30 < 10 }) else { return }
    add(begin, value, in: bytes)
  }

  /// P17: two numbers with `;` between them, which some programs escape or write as a comma.
  private mutating func addPosition(_ value: Range<Int>, in bytes: Span<UInt8>) {
    func isSeparator(_ index: Int) -> Bool {
      bytes[index] == .semicolon || bytes[index] == .comma
    }
    guard let separator = value.first(where: isSeparator) else { return }
    let rest = separator + 1..<value.upperBound
    let isEscaped = separator > value.lowerBound && bytes[separator - 1] == .backslash
    let latitude = bytes.trimming(value.lowerBound..<(isEscaped ? separator - 1 : separator))
    let longitude = bytes.trimming(
      rest.lowerBound..<(rest.first(where: isSeparator) ?? rest.upperBound)
    )
    guard bytes.isDecimal(latitude), bytes.isDecimal(longitude) else { return }
    add("GEO:") {
      $0.appendRaw(latitude, of: bytes)
      $0.append(.semicolon)
      $0.appendRaw(longitude, of: bytes)
    }
  }
}

extension ComponentExcerpt {
  private mutating func add(_ line: String) { add(line) { _ in } }

  private mutating func add(_ begin: String, _ value: Range<Int>, in bytes: Span<UInt8>) {
    add(begin) { $0.appendRaw(value, of: bytes) }
  }

  private mutating func add(_ begin: String, _ append: (inout [UInt8]) -> Void) {
    lineStarts.append(text.count)
    text += begin.utf8
    append(&text)
    text.append(0)
  }
}

extension DetailProperty {
  /// Whether the value is a text for people, which some programs encode.
  fileprivate var isText: Bool {
    switch self {
    case .summary, .location, .description, .outlookDescription, .categories: true
    default: false
    }
  }

  /// Whether the value is the address of someone.
  fileprivate var isPerson: Bool { self == .organizer || self == .attendee }
}
