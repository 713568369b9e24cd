/// Names of zones that Windows displays or writes, and ICU does not know.
enum WindowsZoneNames {
  /// Other identifiers for zones of Windows: Exchange's and earlier spellings, in lower case.
  static let aliases = [
    "cabo verde standard time": "Cape Verde Standard Time",
    "co-ordinated universal time": "UTC",
    "coordinated universal time": "UTC",
    "jerusalem standard time": "Israel Standard Time",
    "malay peninsula standard time": "Singapore Standard Time",
    "russia tz 1 standard time": "Kaliningrad Standard Time",
    "russia tz 2 standard time": "Russian Standard Time",
    "russia tz 3 standard time": "Russia Time Zone 3",
    "russia tz 4 standard time": "Ekaterinburg Standard Time",
    "russia tz 6 standard time": "North Asia Standard Time",
    "russia tz 7 standard time": "North Asia East Standard Time",
    "russia tz 8 standard time": "Yakutsk Standard Time",
    "russia tz 9 standard time": "Vladivostok Standard Time",
    "russia tz 10 standard time": "Russia Time Zone 10",
    "russia tz 11 standard time": "Russia Time Zone 11",
    "tzone://microsoft/utc": "UTC",
  ]

  /// The identifier for each displayed name, in lower case and without its offset.
  static let displayed: [String: String] = Dictionary(
    rows.map { ($0.places.lowercased(), $0.identifier) },
    uniquingKeysWith: { first, _ in first },
  )

  /// The identifier for each place in a displayed name, or nil for a place that two zones have.
  static let places: [String: String?] = {
    var places: [String: String?] = [:]
    for row in rows {
      for part in row.places.split(separator: ",") {
        let place = String(part).trimmedLowercase
        if let other = places[place], other != row.identifier {
          places[place] = .some(nil)
        } else {
          places[place] = row.identifier
        }
      }
    }
    return places
  }()

  /// Each identifier with a name under which Windows has displayed it; current names come first.
  private static let rows: [(identifier: String, places: String)] =
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|")
      guard parts.count == 2 else { return nil }
      return (String(parts[0]), String(parts[1]))
    }

  private static let table = """
    Afghanistan Standard Time|Kabul
    Alaskan Standard Time|Alaska
    Aleutian Standard Time|Aleutian Islands
    Altai Standard Time|Barnaul, Gorno-Altaysk
    Arab Standard Time|Kuwait, Riyadh
    Arabian Standard Time|Abu Dhabi, Muscat
    Arabic Standard Time|Baghdad
    Argentina Standard Time|City of Buenos Aires
    Argentina Standard Time|Buenos Aires
    Astrakhan Standard Time|Astrakhan, Ulyanovsk
    Atlantic Standard Time|Atlantic Time (Canada)
    AUS Central Standard Time|Darwin
    Aus Central W. Standard Time|Eucla
    AUS Eastern Standard Time|Canberra, Melbourne, Sydney
    Azerbaijan Standard Time|Baku
    Azores Standard Time|Azores
    Bahia Standard Time|Salvador
    Bangladesh Standard Time|Dhaka
    Belarus Standard Time|Minsk
    Bougainville Standard Time|Bougainville Island
    Canada Central Standard Time|Saskatchewan
    Cape Verde Standard Time|Cabo Verde Is.
    Cape Verde Standard Time|Cape Verde Is.
    Caucasus Standard Time|Yerevan
    Cen. Australia Standard Time|Adelaide
    Central America Standard Time|Central America
    Central Asia Standard Time|Astana
    Central Asia Standard Time|Nur-Sultan
    Central Brazilian Standard Time|Cuiaba
    Central Europe Standard Time|Belgrade, Bratislava, Budapest, Ljubljana, Prague
    Central European Standard Time|Sarajevo, Skopje, Warsaw, Zagreb
    Central Pacific Standard Time|Solomon Is., New Caledonia
    Central Standard Time|Central Time (US & Canada)
    Central Standard Time (Mexico)|Guadalajara, Mexico City, Monterrey
    Chatham Islands Standard Time|Chatham Islands
    China Standard Time|Beijing, Chongqing, Hong Kong, Urumqi
    China Standard Time|Beijing, Chongqing, Hong Kong SAR, Urumqi
    Cuba Standard Time|Havana
    Dateline Standard Time|International Date Line West
    E. Africa Standard Time|Nairobi
    E. Australia Standard Time|Brisbane
    E. Europe Standard Time|Chisinau
    E. South America Standard Time|Brasilia
    E. South America Standard Time|Brasília
    Easter Island Standard Time|Easter Island
    Eastern Standard Time|Eastern Time (US & Canada)
    Eastern Standard Time (Mexico)|Chetumal
    Egypt Standard Time|Cairo
    Ekaterinburg Standard Time|Ekaterinburg
    Fiji Standard Time|Fiji
    FLE Standard Time|Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius
    GTB Standard Time|Athens, Bucharest
    GTB Standard Time|Athens, Bucharest, Istanbul
    Georgian Standard Time|Tbilisi
    GMT Standard Time|Dublin, Edinburgh, Lisbon, London
    Greenland Standard Time|Greenland
    Greenwich Standard Time|Monrovia, Reykjavik
    Haiti Standard Time|Haiti
    Hawaiian Standard Time|Hawaii
    India Standard Time|Chennai, Kolkata, Mumbai, New Delhi
    Iran Standard Time|Tehran
    Israel Standard Time|Jerusalem
    Jordan Standard Time|Amman
    Kaliningrad Standard Time|Kaliningrad
    Korea Standard Time|Seoul
    Libya Standard Time|Tripoli
    Line Islands Standard Time|Kiritimati Island
    Lord Howe Standard Time|Lord Howe Island
    Magadan Standard Time|Magadan
    Magallanes Standard Time|Punta Arenas
    Marquesas Standard Time|Marquesas Islands
    Mauritius Standard Time|Port Louis
    Middle East Standard Time|Beirut
    Montevideo Standard Time|Montevideo
    Morocco Standard Time|Casablanca
    Mountain Standard Time|Mountain Time (US & Canada)
    Mountain Standard Time (Mexico)|Chihuahua, La Paz, Mazatlan
    Mountain Standard Time (Mexico)|La Paz, Mazatlan
    Myanmar Standard Time|Yangon (Rangoon)
    N. Central Asia Standard Time|Novosibirsk
    Namibia Standard Time|Windhoek
    Nepal Standard Time|Kathmandu
    New Zealand Standard Time|Auckland, Wellington
    Newfoundland Standard Time|Newfoundland
    Norfolk Standard Time|Norfolk Island
    North Asia East Standard Time|Irkutsk
    North Asia Standard Time|Krasnoyarsk
    North Korea Standard Time|Pyongyang
    Omsk Standard Time|Omsk
    Pacific SA Standard Time|Santiago
    Pacific Standard Time|Pacific Time (US & Canada)
    Pacific Standard Time|Pacific Time (US & Canada); Tijuana
    Pacific Standard Time (Mexico)|Baja California
    Pakistan Standard Time|Islamabad, Karachi
    Paraguay Standard Time|Asuncion
    Qyzylorda Standard Time|Qyzylorda
    Romance Standard Time|Brussels, Copenhagen, Madrid, Paris
    Russia Time Zone 10|Chokurdakh
    Russia Time Zone 11|Anadyr, Petropavlovsk-Kamchatsky
    Russia Time Zone 3|Izhevsk, Samara
    Russian Standard Time|Moscow, St. Petersburg
    Russian Standard Time|Moscow, St Petersburg
    Russian Standard Time|Moscow, St. Petersburg, Volgograd
    SA Eastern Standard Time|Cayenne, Fortaleza
    SA Pacific Standard Time|Bogota, Lima, Quito, Rio Branco
    SA Western Standard Time|Georgetown, La Paz, Manaus, San Juan
    Saint Pierre Standard Time|Saint Pierre and Miquelon
    Sakhalin Standard Time|Sakhalin
    Samoa Standard Time|Samoa
    Sao Tome Standard Time|Sao Tome
    Saratov Standard Time|Saratov
    SE Asia Standard Time|Bangkok, Hanoi, Jakarta
    Singapore Standard Time|Kuala Lumpur, Singapore
    South Africa Standard Time|Harare, Pretoria
    South Sudan Standard Time|Juba
    Sri Lanka Standard Time|Sri Jayawardenepura
    Sudan Standard Time|Khartoum
    Syria Standard Time|Damascus
    Taipei Standard Time|Taipei
    Tasmania Standard Time|Hobart
    Tocantins Standard Time|Araguaina
    Tokyo Standard Time|Osaka, Sapporo, Tokyo
    Tomsk Standard Time|Tomsk
    Tonga Standard Time|Nuku'alofa
    Transbaikal Standard Time|Chita
    Turkey Standard Time|Istanbul
    Turks And Caicos Standard Time|Turks and Caicos
    Ulaanbaatar Standard Time|Ulaanbaatar
    US Eastern Standard Time|Indiana (East)
    US Mountain Standard Time|Arizona
    UTC|Coordinated Universal Time
    UTC|Co-ordinated Universal Time
    UTC-02|Coordinated Universal Time-02
    UTC-08|Coordinated Universal Time-08
    UTC-09|Coordinated Universal Time-09
    UTC-11|Coordinated Universal Time-11
    UTC+12|Coordinated Universal Time+12
    UTC+13|Coordinated Universal Time+13
    Venezuela Standard Time|Caracas
    Vladivostok Standard Time|Vladivostok
    Volgograd Standard Time|Volgograd
    W. Australia Standard Time|Perth
    W. Central Africa Standard Time|West Central Africa
    W. Europe Standard Time|Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna
    W. Mongolia Standard Time|Hovd
    West Asia Standard Time|Ashgabat, Tashkent
    West Bank Standard Time|Gaza, Hebron
    West Pacific Standard Time|Guam, Port Moresby
    Yakutsk Standard Time|Yakutsk
    Yukon Standard Time|Yukon
    """
}
