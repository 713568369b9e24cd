/// How long a name of a month or weekday is.
package enum NameForm: CaseIterable, Hashable, Sendable {
  /// As in `Monday`.
  case full
  /// As in `Mon`.
  case abbreviated
  /// As in `Mo`; months have no form of their own here.
  case short
  /// As in `M`, which need not be unique.
  case narrow
}
