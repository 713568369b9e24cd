/// What the configuration says: options as they could be typed, in their order.
struct Configuration: Sendable {
  /// The options, those of all commands.
  private(set) var options: [ConfiguredOption] = []

  /// No option at all.
  static let none = Configuration()

  private init() {}

  /// Reads a file; if lines are wrong, all of them are named.
  ///
  /// `weekdayNames` is asked once, for the locale that the file names, or with nil if it names none.
  init(
    _ file: ConfigurationFile,
    weekdayNames: (_ locale: String?) -> WeekdayNames
  ) throws(UsageError) {
    var faults: [ConfigurationFault] = []
    var lines: [ConfigurationLine] = []
    for (index, text) in file.lines.enumerated() {
      do throws(ConfigurationFault) {
        if let line = try ConfigurationLine(text, number: index + 1, of: file) {
          lines.append(line)
        }
      } catch {
        faults.append(error)
      }
    }
    let locale = lines.flatMap(\.uses).last { $0.option.name == "locale" }?.value
    let names = weekdayNames(locale)
    for line in lines {
      do throws(ConfigurationFault) {
        options += try line.options(names)
      } catch {
        faults.append(error)
      }
    }
    guard faults.isEmpty else {
      throw .wrongConfiguration(
        Array(faults.sorted { $0.line < $1.line }.prefix(Configuration.mostFaults))
      )
    }
  }

  /// So many wrong lines are named; a file that is no configuration has nothing else.
  private static let mostFaults = 20
}

/// An option in the configuration.
struct ConfiguredOption: Sendable {
  /// The option as it would be typed; paths in its value no longer depend on where the file is.
  let use: ArgumentReader.OptionUse
  /// The options of this name that take the value: one for all commands, or several for some each.
  let variants: [Option]
  /// Where it stands.
  let place: Place

  /// A line of a file.
  struct Place: Hashable, Sendable {
    let file: String
    let line: Int
  }

  /// The option as a command has it, or nil if it has none.
  func use(of command: Command) -> ArgumentReader.OptionUse? {
    guard let option = variants.first(where: { $0.commands.contains(command) }) else { return nil }
    return use.of(option)
  }
}
