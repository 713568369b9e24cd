package import CivilCalendar

/// A command line that cannot be followed: what is wrong with it, as facts.
///
/// The wording is in `message`; the exit status is 2.
package enum UsageError: Error, Hashable, Sendable {
  /// No option has this name.
  case unknownOption(String, nearest: String?)
  /// The option exists, but not for this command.
  case optionOfOtherCommand(String, command: Command, others: [Command])
  /// The option needs a value, and nothing follows.
  case missingValue(option: String, placeholder: OptionPlaceholder)
  /// The option takes no value, and one is attached.
  case unexpectedValue(option: String, value: String)
  /// The option does not take this value.
  case invalidValue(option: String, value: String, fault: ValueFault)
  /// Lines of the configuration that are wrong.
  case wrongConfiguration([ConfigurationFault])
  /// The configuration cannot be read.
  case unreadableConfiguration(path: String, reason: String)
  /// Two options that contradict each other.
  case contradiction(String, String)
  /// An option that is of no use without another one.
  case missingOption(String, neededBy: String)
  /// `--null` with a format whose records have no end of their own.
  case recordsWithoutEnd(format: String)
  /// `--fields` with a form whose records have no keys, or with a template, which names its own.
  case recordsWithoutKeys(form: String)
  /// `--to` is before `--from`.
  case endsBeforeItBegins(from: CivilDate, to: CivilDate)
  /// `help` of something that is no command.
  case unknownTopic(String, nearest: String?)
  /// `completions` takes one shell.
  case tooManyShells(String)
  /// `help` takes one command.
  case tooManyTopics(String)
}
