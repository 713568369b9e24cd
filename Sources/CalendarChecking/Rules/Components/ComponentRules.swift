/// A rule over all of a component, asked when it ends.
typealias ComponentRule = @Sendable (Component, inout CheckScope) -> Void

/// The rules over all of a component, in their order.
enum ComponentRules {
  static let all: [ComponentRule] = [
    NeededProperties.check,
    LengthRules.check,
    RuleRules.check,
    SetRules.check,
    IdentityNotes.check,
    AlarmRules.check,
    MessageRules.check,
    PeopleRules.check,
    FreeBusyRules.check,
    LaterRules.check,
    OutlookRules.check,
    ZoneRules.check,
    ZoneUseRules.check(_:_:),
  ]
}
