import CivilCalendar
import Recurrence
import Testing

/// The examples of RFC 5545 3.8.5.3, in New York; an ellipsis stands for "and so on".
struct `an example of the standard` {
  @Test(arguments: [
    ("19970902T090000", "FREQ=DAILY;COUNT=10", "1997-09 2-11"),
    (
      "19970902T090000", "FREQ=DAILY;UNTIL=19971224T000000Z",
      "1997-09 2-30; 1997-10 1-31; 1997-11 1-30; 1997-12 1-23"
    ),
    (
      "19970902T090000", "FREQ=DAILY;INTERVAL=2",
      "1997-09 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30…"
    ),
    ("19970902T090000", "FREQ=DAILY;INTERVAL=10;COUNT=5", "1997-09 2 12 22; 1997-10 2 12"),
    (
      "19980101T090000", "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "1998-01 1-31; 1999-01 1-31; 2000-01 1-31"
    ),
    (
      "19980101T090000", "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
      "1998-01 1-31; 1999-01 1-31; 2000-01 1-31"
    ),
  ])
  func `is met for days`(start: String, text: String, expected: String) throws {
    try check(start, text, expected)
  }

  @Test(arguments: [
    (
      "19970902T090000", "FREQ=WEEKLY;COUNT=10",
      "1997-09 2 9 16 23 30; 1997-10 7 14 21 28; 1997-11 4"
    ),
    (
      "19970902T090000", "FREQ=WEEKLY;UNTIL=19971224T000000Z",
      "1997-09 2 9 16 23 30; 1997-10 7 14 21 28; 1997-11 4 11 18 25; 1997-12 2 9 16 23"
    ),
    (
      "19970902T090000", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      "1997-09 2 16 30; 1997-10 14 28; 1997-11 11 25; 1997-12 9 23; 1998-01 6 20; 1998-02 3 17…"
    ),
    (
      "19970902T090000", "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
      "1997-09 2 4 9 11 16 18 23 25 30; 1997-10 2"
    ),
    (
      "19970902T090000", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
      "1997-09 2 4 9 11 16 18 23 25 30; 1997-10 2"
    ),
    (
      "19970901T090000", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      "1997-09 1 3 5 15 17 19 29; 1997-10 1 3 13 15 17 27 29 31; 1997-11 10 12 14 24 26 28; 1997-12 8 10 12 22"
    ),
    (
      "19970902T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      "1997-09 2 4 16 18 30; 1997-10 2 14 16"
    ),
    ("19970805T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08 5 10 19 24"),
    ("19970805T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08 5 17 19 31"),
  ])
  func `is met for weeks`(start: String, text: String, expected: String) throws {
    try check(start, text, expected)
  }

  @Test(arguments: [
    (
      "19970905T090000", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
      """
      1997-09 5; 1997-10 3; 1997-11 7; 1997-12 5; 1998-01 2; 1998-02 6; 1998-03 6; 1998-04 3;
      1998-05 1; 1998-06 5
      """
    ),
    (
      "19970905T090000", "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR",
      "1997-09 5; 1997-10 3; 1997-11 7; 1997-12 5"
    ),
    (
      "19970907T090000", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
      "1997-09 7 28; 1997-11 2 30; 1998-01 4 25; 1998-03 1 29; 1998-05 3 31"
    ),
    (
      "19970922T090000", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
      "1997-09 22; 1997-10 20; 1997-11 17; 1997-12 22; 1998-01 19; 1998-02 16"
    ),
    (
      "19970928T090000", "FREQ=MONTHLY;BYMONTHDAY=-3",
      "1997-09 28; 1997-10 29; 1997-11 28; 1997-12 29; 1998-01 29; 1998-02 26…"
    ),
    (
      "19970902T090000", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
      "1997-09 2 15; 1997-10 2 15; 1997-11 2 15; 1997-12 2 15; 1998-01 2 15"
    ),
    (
      "19970930T090000", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
      "1997-09 30; 1997-10 1 31; 1997-11 1 30; 1997-12 1 31; 1998-01 1 31; 1998-02 1"
    ),
    (
      "19970910T090000", "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
      "1997-09 10-15; 1999-03 10-13"
    ),
    (
      "19970902T090000", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      "1997-09 2 9 16 23 30; 1997-11 4 11 18 25; 1998-01 6 13 20 27; 1998-03 3 10 17 24 31…"
    ),
    (
      "19970902T090000", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
      "1997-09 2; 1998-02 13; 1998-03 13; 1998-11 13; 1999-08 13; 2000-10 13…"
    ),
    (
      "19970913T090000", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
      """
      1997-09 13; 1997-10 11; 1997-11 8; 1997-12 13; 1998-01 10; 1998-02 7; 1998-03 7; 1998-04 11;
      1998-05 9; 1998-06 13…
      """
    ),
    (
      "19970904T090000", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
      "1997-09 4; 1997-10 7; 1997-11 6"
    ),
    (
      "19970929T090000", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      "1997-09 29; 1997-10 30; 1997-11 27; 1997-12 30; 1998-01 29; 1998-02 26; 1998-03 30…"
    ),
    (
      "20070115T090000", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
      "2007-01 15 30; 2007-02 15; 2007-03 15 30"
    ),
  ])
  func `is met for months`(start: String, text: String, expected: String) throws {
    try check(start, text, expected)
  }

  @Test(arguments: [
    (
      "19970610T090000", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
      """
      1997-06 10; 1997-07 10; 1998-06 10; 1998-07 10; 1999-06 10; 1999-07 10; 2000-06 10; 2000-07 10;
      2001-06 10; 2001-07 10
      """
    ),
    (
      "19970310T090000", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
      """
      1997-03 10; 1999-01 10; 1999-02 10; 1999-03 10; 2001-01 10; 2001-02 10; 2001-03 10; 2003-01 10;
      2003-02 10; 2003-03 10
      """
    ),
    (
      "19970101T090000", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
      """
      1997-01 1; 1997-04 10; 1997-07 19; 2000-01 1; 2000-04 9; 2000-07 18; 2003-01 1; 2003-04 10;
      2003-07 19; 2006-01 1
      """
    ),
    ("19970519T090000", "FREQ=YEARLY;BYDAY=20MO", "1997-05 19; 1998-05 18; 1999-05 17…"),
    ("19970512T090000", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05 12; 1998-05 11; 1999-05 17…"),
    (
      "19970313T090000", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
      "1997-03 13 20 27; 1998-03 5 12 19 26; 1999-03 4 11 18 25…"
    ),
    (
      "19970605T090000", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
      """
      1997-06 5 12 19 26; 1997-07 3 10 17 24 31; 1997-08 7 14 21 28; 1998-06 4 11 18 25;
      1998-07 2 9 16 23 30; 1998-08 6 13 20 27; 1999-06 3 10 17 24; 1999-07 1 8 15 22 29;
      1999-08 5 12 19 26…
      """
    ),
    (
      "19961105T090000", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      "1996-11 5; 2000-11 7; 2004-11 2…"
    ),
  ])
  func `is met for years`(start: String, text: String, expected: String) throws {
    try check(start, text, expected)
  }

  // The first has the UNTIL of erratum 3883: 17:00 in New York.
  @Test(arguments: [
    ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", ["09:00", "12:00", "15:00"]),
    (
      "FREQ=MINUTELY;INTERVAL=15;COUNT=6",
      ["09:00", "09:15", "09:30", "09:45", "10:00", "10:15"]
    ),
    ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", ["09:00", "10:30", "12:00", "13:30"]),
  ])
  func `is met within a day`(text: String, expected: [String]) throws {
    let times = try expand("19970902T090000", text, limit: 100)
    #expect(times.map { $0.description } == expected.map { "1997-09-02T\($0):00" })
  }

  @Test(arguments: [
    "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
    "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
  ])
  func `is met every twenty minutes of a working day`(text: String) throws {
    let expected = (0..<72).map { 9 * 60 + $0 % 24 * 20 + $0 / 24 * 24 * 60 }
    let midnight = try clock("19970902")
    let times = try expand("19970902T090000", text, limit: 72)
    #expect(times == expected.map { midnight.adding(seconds: $0 * 60) })
  }

  private func check(_ start: String, _ text: String, _ expected: String) throws {
    let isEndless = expected.hasSuffix("…")
    let days = try days(expected)
    let time = try clock(start).time
    let instances = try expand(start, text, limit: days.count + (isEndless ? 0 : 1))
    #expect(instances == days.map { CivilDateTime($0, time) })
  }

  private func expand(_ start: String, _ text: String, limit: Int) throws -> [CivilDateTime] {
    let rule = try rule(text)
    let expansion = RuleExpansion(
      rule,
      start: try clock(start),
      window: try clock("19000101")..<clock("21000101"),
      until: try rule.until?.clock(inZone: "America/New_York")
    )
    return Array(expansion.prefix(limit))
  }

  /// The days of a list like `1997-09 2 9 16-18; 1997-10 7`.
  private func days(_ list: String) throws -> [CivilDate] {
    var days: [CivilDate] = []
    for month in list.split(whereSeparator: { $0 == ";" || $0 == "…" }) {
      let words = month.split(whereSeparator: \.isWhitespace)
      let name = try #require(words.first).split(separator: "-").compactMap { Int($0) }
      for word in words.dropFirst() {
        let ends = word.split(separator: "-").compactMap { Int($0) }
        for day in try #require(ends.first)...(try #require(ends.last)) {
          days.append(try #require(CivilDate(year: name[0], month: name[1], day: day)))
        }
      }
    }
    return days
  }
}
