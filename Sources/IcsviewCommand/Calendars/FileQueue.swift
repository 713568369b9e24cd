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
  private let leavesFiles: Bool
  private let progress: ReadingProgress?
  /// The place of the first file that nobody has taken.
  private let next = Mutex(0)
  private let outcomes: Mutex<[Outcome?]>

  /// So many files are taken together.
  private static let share = 16

  private init(_ files: [File], leavesFiles: Bool, _ progress: ReadingProgress?) {
    self.files = files
    self.leavesFiles = leavesFiles
    self.progress = progress
    outcomes = Mutex(Array(repeating: nil, count: files.count))
  }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - leavesFiles: Whether large ones are left open, and read as far as they are looked at.
  ///   - progress: Is told how much has been read.
  /// - Returns: What comes of each, in its place.
  static func read(
    _ files: [File],
    leavesFiles: Bool,
    _ progress: ReadingProgress?
  ) -> [Outcome] {
    let queue = FileQueue(files, leavesFiles: leavesFiles, progress)
    guard files.count > share, Threads.canRunTwo else { return files.map { queue.outcome(of: $0) } }
    Threads.sideBySide({ queue.work() }, { queue.work() })
    return zip(files, queue.outcomes.withLock { $0 }).map { $1 ?? queue.outcome(of: $0) }
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
      let found = places.map { outcome(of: files[$0]) }
      outcomes.withLock { $0.replaceSubrange(places, with: found) }
    }
  }

  private func read(_ file: File, leavesFiles: Bool) throws(SystemError) -> SourceBytes {
    try FileSystem.bytes(
      of: file.path,
      readsPipes: file.isNamed,
      leaving: { leavesFiles && SourceHead.isOfCalendar($0) },
      progress,
    )
  }

  private func outcome(of file: File) -> Outcome {
    do throws(SystemError) {
      let bytes = try read(file, leavesFiles: leavesFiles)
      let outcome = Outcome(bytes, of: file.name)
      guard bytes.haveChanged else { return outcome }
      // Somebody writes into it: in memory it stays as it is.
      return Outcome(try read(file, leavesFiles: false), of: file.name)
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
    // What has been looked at before is left where it is.
    if !bytes.areInMemory { return SourceFormat.calendar(bytes, named: name) }
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
