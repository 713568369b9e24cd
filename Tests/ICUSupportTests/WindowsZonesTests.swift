import Testing

@testable import ICUSupport

struct `a zone of Windows` {
  @Test(arguments: [
    ("W. Europe Standard Time", "Europe/Berlin"), ("w. europe standard time", "Europe/Berlin"),
    (" SA PACIFIC STANDARD TIME ", "America/Bogota"),
    ("Pacific Standard Time", "America/Los_Angeles"),
    ("Korea Standard Time", "Asia/Seoul"), ("Russia TZ 2 Standard Time", "Europe/Moscow"),
    ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
    ("(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
    ("Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
    ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
    ("(UTC-04:00) Georgetown, La Paz, Manaus, San Juan", "America/La_Paz"),
    ("(UTC-03:00) Brasília", "America/Sao_Paulo"), ("(UTC) Coordinated Universal Time", "Etc/UTC"),
    ("tzone://Microsoft/Utc", "Etc/UTC"),
    // Displayed in German.
    ("(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien", "Europe/Berlin"),
    ("(UTC+08:00) Peking, Chongqing, Hongkong, Urumqi", "Asia/Shanghai"),
  ])
  func `has an IANA name`(name: String, zone: String) {
    #expect(WindowsZones.ianaName(for: name) == zone)
  }

  @Test(arguments: [
    "", "Europe/Berlin", "(UTC+01:00)", "(GMT-03:00)", "(UTC+01:00) Atlantis", "(UTC-04:00) La Paz",
    "Berlin",
    "(UTC+01:00) Berlin, Paris", "(UTC+01:00", "Customized Time Zone",
    String(repeating: "a,", count: 100_000),
  ])
  func `is none where the name is none, or places disagree`(name: String) {
    #expect(WindowsZones.ianaName(for: name) == nil)
  }

  @Test func `is known to ICU for every name in our own table`() {
    for (name, identifier) in WindowsZoneNames.displayed {
      #expect(WindowsZones.ianaName(for: identifier) != nil, "\(identifier)")
      #expect(WindowsZones.ianaName(for: name) != nil, "\(name)")
    }
    for alias in WindowsZoneNames.aliases.keys {
      #expect(WindowsZones.ianaName(for: alias) != nil, "\(alias)")
    }
  }
}
