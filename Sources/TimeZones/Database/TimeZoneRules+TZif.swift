extension TimeZoneRules {
  /// The rules that a file in the Time Zone Information Format holds.
  package init(identifier: String, tzif bytes: [UInt8]) throws(TZifError) {
    self = try TZifReader.rules(identifier: identifier, from: bytes)
  }
}
