import ICUSupport
import ICalendar
import LibicalReader

/// In which format a calendar is written.
enum SourceFormat {
  /// The source of bytes in iCalendar, or of such in vCalendar 1.0 when they are turned into iCalendar.
  static func source(_ bytes: SourceBytes, named name: String) -> CalendarSource {
    guard bytes.withBytes({ VCalendarConverter.reads($0) }) else {
      return calendar(bytes, named: name)
    }
    let converter = VCalendarConverter { TextDecoding.text(of: $0, charset: $1) }
    let (calendar, fileLines) = bytes.withBytes { converter.iCalendar(from: $0) }
    return CalendarSource(name: name, bytes: SourceBytes(calendar), fileLines: fileLines)
  }

  /// The source of bytes in iCalendar.
  static func calendar(_ bytes: SourceBytes, named name: String) -> CalendarSource {
    guard bytes.count >= FileReading.parallelSize, Threads.canRunTwo else {
      return CalendarSource(name: name, bytes: bytes)
    }
    return CalendarSource(name: name, bytes: bytes, sideBySide: Threads.sideBySide)
  }
}
