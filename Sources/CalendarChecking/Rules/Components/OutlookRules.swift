import ICalendar

/// Properties of Outlook that say the same as properties of the standard, or not.
enum OutlookRules {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard component.type == .event else { return }
    checkAllDay(component, &scope.findings)
    checkBusy(component, &scope.findings)
  }

  private static func checkAllDay(_ event: Component, _ findings: inout FindingCollector) {
    guard let property = event.first(.outlookAllDay), let word = property.text?.uppercased(),
      let start = event.first(.start)?.time
    else { return }
    let isDate = start.time.isDate
    guard word == "TRUE" && !isDate || word == "FALSE" && isDate else { return }
    note(property, word, PropertyName.start.rawValue, &findings)
  }

  private static func checkBusy(_ event: Component, _ findings: inout FindingCollector) {
    guard let property = event.first(.outlookBusyStatus), let word = property.text?.uppercased()
    else { return }
    let isTransparent = event.first(.transparency)?.text?.uppercased() == "TRANSPARENT"
    let contradicts =
      switch word {
      case "FREE": !isTransparent
      case "BUSY", "OOF": isTransparent
      default: false
      }
    if contradicts { note(property, word, PropertyName.transparency.rawValue, &findings) }
  }

  private static func note(
    _ property: Property,
    _ word: String,
    _ other: String,
    _ findings: inout FindingCollector
  ) {
    findings.add(
      .outlookPropertyMismatch,
      at: property.valuePosition,
      .property(property.name.rawValue),
      .value(word),
      .other(other)
    )
  }
}
