import ICalendar
import Synchronization

/// Files that are read and scanned, many of them by two threads at once.
final class FileQueue: Sendable {
  /// A file.
  struct File: Sendable {
    /// The path as it was given.
    let name: String
    /// The path under which the system finds it.
    let path: String
    /// Whether it was named itself and not its folder: then it can be a pipe.
    let isNamed: Bool
  }

  /// What comes of a file.
  enum Outcome: Sendable {
    case source(CalendarSource)
    case failure(SourceFailure)
  }

  private let files: [File]
  private let progress: ReadingProgress?
  /// The place of the first file that nobody has taken.
  private let next = Mutex(0)
  private let outcomes: Mutex<[Outcome?]>

  /// So many files are taken together.
  private static let share = 16

  private init(_ files: [File], _ progress: ReadingProgress?) {
    self.files = files
    self.progress = progress
    outcomes = Mutex(Array(repeating: nil, count: files.count))
  }

  /// Reads files; what comes of each stands in its place.
  static func read(_ files: [File], _ progress: ReadingProgress?) -> [Outcome] {
    guard files.count > share, Threads.canRunTwo else {
      return files.map { outcome(of: $0, progress) }
    }
    let queue = FileQueue(files, progress)
    Threads.sideBySide({ queue.work() }, { queue.work() })
    return zip(files, queue.outcomes.withLock { $0 }).map { $1 ?? outcome(of: $0, progress) }
  }

  /// Reads files until there are no more.
  private func work() {
    while true {
      let first = next.withLock { next in
        defer { next += FileQueue.share }
        return next
      }
      guard first < files.count else { return }
      let places = first..<min(files.count, first + FileQueue.share)
      let found = places.map { FileQueue.outcome(of: files[$0], progress) }
      outcomes.withLock { $0.replaceSubrange(places, with: found) }
    }
  }

  private static func outcome(of file: File, _ progress: ReadingProgress?) -> Outcome {
    do throws(SystemError) {
      let bytes = try FileSystem.bytes(of: file.path, readsPipes: file.isNamed, progress)
      return Outcome(bytes, of: file.name)
    } catch {
      return .failure(.unreadable(path: file.name, error))
    }
  }
}

extension FileQueue.Outcome {
  /// What comes of the bytes of a file or of standard input.
  init(_ bytes: SourceBytes, of path: String) {
    if let source = Self.source(bytes, named: PathText.shown(path)) {
      self = .source(source)
    } else {
      self = .failure(.noCalendar(bytes, in: path))
    }
  }

  /// The calendar in some bytes: the parts of a mail message, or the bytes as they are, or from where one
  /// begins in another text.
  private static func source(_ bytes: SourceBytes, named name: String) -> CalendarSource? {
    let text = SourceEncoding.utf8(bytes)
    let places = [
      { MailMessage.calendars(in: text) }, { text }, { EmbeddedCalendar.calendar(in: text) },
    ]
    for place in places {
      guard let calendar = place() else { continue }
      let source = SourceFormat.source(calendar, named: name)
      if source.index.isCalendar { return source }
    }
    return nil
  }
}
