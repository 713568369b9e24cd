import ICalendar

/// What RFC 7986, 9073 and 9253 ask of their properties and components.
enum LaterRules {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    checkNeeds(component, &scope.findings)
    if component.type == .calendar { checkLanguages(component, &scope.findings) }
    for property in component.properties { check(property, &scope.findings) }
  }

  private static func checkNeeds(_ component: Component, _ findings: inout FindingCollector) {
    let needed: [PropertyName] =
      switch component.type {
      case .participant: [.participantType, .uid]
      case .location, .resource: [.uid]
      default: []
      }
    for name in needed where component.first(name) == nil {
      findings.add(
        .nestedComponentIncomplete,
        at: component.begin,
        .component(component.name),
        .property(name.rawValue)
      )
    }
  }

  /// A calendar has one name and one description in each language (RFC 7986 5.1 and 5.2).
  private static func checkLanguages(
    _ calendar: Component,
    _ findings: inout FindingCollector
  ) {
    for name in [PropertyName.name, .description] {
      var lines: [String: Int] = [:]
      for property in calendar.all(name) {
        let language = property.word(.language) ?? ""
        if let first = lines[language] {
          findings.add(
            .calendarNameLanguage,
            at: property.position,
            .property(name.rawValue),
            .line(first)
          )
        } else {
          lines[language] = property.position.line
        }
      }
    }
  }

  private static func check(_ property: Property, _ findings: inout FindingCollector) {
    switch property.name {
    case .refreshInterval:
      guard let duration = property.duration, duration.nominalSeconds <= 0 else { return }
      findings.add(.refreshIntervalNotPositive, at: property.valuePosition)
    case .color:
      guard let name = property.text, !ColorNames.all.contains(name.lowercased()) else { return }
      findings.add(.colorUnknown, at: property.valuePosition, .value(name))
    case .image: checkImage(property, &findings)
    case .structuredData: checkData(property, &findings)
    case .link:
      guard property.parameter(.linkRelation) == nil else { return }
      findings.add(.linkWithoutRelation, at: property.position)
    case .relatedTo: checkRelation(property, &findings)
    default: break
    }
  }

  private static func checkImage(_ property: Property, _ findings: inout FindingCollector) {
    guard let type = property.parameter(.formatType), let text = type.values.first,
      !text.isEmpty, !text.lowercased().hasPrefix("image/")
    else { return }
    findings.add(.imageNotImage, at: type.valuePosition, .value(text))
  }

  /// Data that stands in the calendar has to say what it is (RFC 9073 6.6).
  private static func checkData(_ property: Property, _ findings: inout FindingCollector) {
    let type = property.word(.value)
    guard type == "TEXT" || type == "BINARY" else { return }
    for name in [ParameterName.formatType, .schema] where property.parameter(name) == nil {
      findings.add(
        .structuredDataIncomplete,
        at: property.position,
        .parameter(name.rawValue)
      )
    }
  }

  /// Parents, children and siblings are named by their UIDs (RFC 9253 9.1).
  private static func checkRelation(_ property: Property, _ findings: inout FindingCollector) {
    let relation = property.word(.relationType) ?? "PARENT"
    guard ["PARENT", "CHILD", "SIBLING"].contains(relation), property.word(.value) == "URI",
      let type = property.parameter(.value)
    else { return }
    findings.add(.relatedToValue, at: type.valuePosition)
  }
}
