import ICalendar

/// Finds the calendars that a request names and scans them.
///
/// A place that gives none is reported and the others are still read. What two paths lead to is read once.
struct SourceLoader {
  private typealias Label = LoadedSource.Label

  private let environment: Environment
  private(set) var sources: [LoadedSource] = []
  private(set) var failures: [SourceFailure] = []
  /// Whether nothing was named nor piped in.
  private(set) var isOfUsualPlaces = false
  /// The files that were found, where they are not read here.
  private(set) var files: [FoundFile] = []
  private var isFindingOnly = false
  /// The files and folders that were read, so that a loop of links ends.
  private var visited: Set<FileSystem.Identity> = []
  private var hasReadStandardInput = false
  /// How many calendar files were met, readable or not.
  private var fileCount = 0
  /// The files that are read when all have been found.
  private var pending: [PendingFile] = []
  private let progress: ReadingProgress?
  /// Whether large files are left open: not for the browser, during which people write into them.
  private let leavesFiles: Bool

  /// A file to read, and where its place is among what was read and what failed.
  private struct PendingFile {
    let path: String
    let folder: CalendarFolder?
    let label: Label
    let sourceCount: Int
    let failureCount: Int
  }

  /// Reads the sources of a request, or those of the usual places where it names none.
  static func load(_ request: Request, _ environment: Environment) -> SourceLoader {
    var loader = SourceLoader(request, environment)
    loader.add(request)
    loader.readPending()
    loader.progress?.finish()
    return loader
  }

  /// Finds the files of a request and leaves it to the caller to read them, one after the other.
  static func find(_ request: Request, _ environment: Environment) -> SourceLoader {
    var loader = SourceLoader(request, environment)
    loader.isFindingOnly = true
    loader.add(request)
    return loader
  }

  private init(_ request: Request, _ environment: Environment) {
    self.environment = environment
    leavesFiles = request.command != .browse
    progress = request.isQuiet ? nil : environment.progress.map { ReadingProgress(write: $0) }
  }

  private mutating func add(_ request: Request) {
    if request.sources.isEmpty {
      addUsualPlaces(configured: request.usual.sources)
    } else {
      for source in request.sources { add(source) }
    }
  }

  private mutating func add(_ source: Request.Source) {
    switch source {
    case .standardInput: addStandardInput(Label())
    case .path(let path): addPath(path, Label())
    case .calendar(let calendar):
      let label = Label(name: calendar.name, color: calendar.color)
      if calendar.path == "-" {
        addStandardInput(label)
      } else {
        addPath(path(of: calendar), label)
      }
    case .namesIn(let list): addNames(in: list)
    }
  }

  /// The path of a calendar; a shell leaves `~` alone where a name stands before it.
  private func path(of calendar: Request.NamedCalendar) -> String {
    guard calendar.path.hasPrefix("~/"), let home = environment.variables[.home] else {
      return calendar.path
    }
    return home + calendar.path.dropFirst()
  }

  /// Standard input if something is in it, else the calendars of the configuration, else the first of the usual
  /// folders that is there.
  private mutating func addUsualPlaces(configured: [Request.Source]) {
    switch environment.standardInput {
    case .pipe, .file(isEmpty: false):
      addStandardInput(Label())
      if files.last?.isBlank == true {
        files.removeLast()
      } else {
        guard case .empty = failures.last else { return }
      }
    case .terminal, .file(isEmpty: true), .other: break
    }
    let folder = environment.usualFolder.map { [Request.Source.path($0)] } ?? []
    let places = configured.isEmpty ? folder : configured
    guard !places.isEmpty else {
      if failures.isEmpty { failures.append(.nothingToShow) }
      return
    }
    failures = []
    isOfUsualPlaces = true
    for place in places { add(place) }
  }

  /// Adds standard input, which can be read only once.
  private mutating func addStandardInput(_ label: Label) {
    guard !hasReadStandardInput else { return }
    hasReadStandardInput = true
    do throws(SystemError) {
      let bytes = try FileSystem.bytes(of: nil, progress)
      if isFindingOnly {
        files.append(FoundFile(path: "-", isInFolder: false, bytes: bytes))
      } else {
        add(bytes, of: "-", folder: nil, label)
      }
    } catch {
      failures.append(.unreadable(path: "-", error))
    }
  }

  /// Adds a file or folder that was named.
  private mutating func addPath(_ path: String, _ label: Label) {
    do throws(SystemError) {
      let status = try FileSystem.status(of: environment.path(of: path))
      switch status.kind {
      case .file, .pipe: addFile(path, status, folder: nil, label)
      case .folder:
        let known = fileCount
        guard addFolder(path, status.identity, label), fileCount == known else { return }
        failures.append(.noCalendarsIn(folder: path))
      case .socket, .device: throw .isNoFile(status.kind)
      }
    } catch {
      failures.append(.unreadable(path: path, error))
    }
  }

  private mutating func addFile(
    _ path: String,
    _ status: FileSystem.Status,
    folder: CalendarFolder?,
    _ label: Label
  ) {
    fileCount += 1
    guard visited.insert(status.identity).inserted else { return }
    guard !isFindingOnly else {
      files.append(FoundFile(path: path, isInFolder: folder != nil, bytes: nil))
      return
    }
    pending.append(
      PendingFile(
        path: path,
        folder: folder,
        label: label,
        sourceCount: sources.count,
        failureCount: failures.count,
      ),
    )
  }

  private mutating func add(
    _ bytes: SourceBytes,
    of path: String,
    folder: CalendarFolder?,
    _ label: Label
  ) {
    switch FileQueue.Outcome(bytes, of: path) {
    case .source(let source):
      sources.append(LoadedSource(source: source, folder: folder, label: label))
    case .failure(let failure): failures.append(failure)
    }
  }

  /// Reads the files that were found, and puts what comes of them where they were found.
  private mutating func readPending() {
    let files = pending.map { file in
      FileQueue.File(
        name: file.path,
        path: environment.path(of: file.path),
        isNamed: file.folder == nil,
      )
    }
    let outcomes = FileQueue.read(files, leavesFiles: leavesFiles, progress)
    let (others, otherFailures) = (sources, failures)
    var (sourceCount, failureCount) = (0, 0)
    (sources, failures) = ([], [])
    // There can be millions; growing would need all of them twice.
    sources.reserveCapacity(others.count + pending.count)
    for (file, outcome) in zip(pending, outcomes) {
      sources += others[sourceCount..<file.sourceCount]
      failures += otherFailures[failureCount..<file.failureCount]
      (sourceCount, failureCount) = (file.sourceCount, file.failureCount)
      switch outcome {
      case .source(let source):
        sources.append(LoadedSource(source: source, folder: file.folder, label: file.label))
      case .failure(let failure): failures.append(failure)
      }
    }
    sources += others[sourceCount...]
    failures += otherFailures[failureCount...]
    pending = []
  }

  /// Adds the files that a list names, one a line or NUL between them.
  private mutating func addNames(in list: String) {
    do throws(SystemError) {
      if list == "-" { hasReadStandardInput = true }
      let bytes = try FileSystem.bytes(
        of: list == "-" ? nil : environment.path(of: list),
        readsPipes: true,
      )
      let names = bytes.withBytes { FileNameList.names(in: $0) }
      for name in names { addPath(name, Label()) }
      if names.isEmpty { failures.append(.noNamesIn(list: list)) }
    } catch {
      failures.append(.unreadable(path: list, error))
    }
  }
}

// MARK: - Folders

extension SourceLoader {
  /// Adds every calendar file below a folder; hidden files and those of other names are passed over.
  ///
  /// - Returns: Whether the folder was read: not if it was before, or if it cannot be.
  @discardableResult
  private mutating func addFolder(
    _ path: String,
    _ identity: FileSystem.Identity,
    _ label: Label
  ) -> Bool {
    guard visited.insert(identity).inserted else { return false }
    do throws(SystemError) {
      let entries = try FileSystem.entries(in: environment.path(of: path), device: identity.device)
      let folder = CalendarFolder(path, entries: entries, environment)
      let prefix = path.hasSuffix("/") ? path : "\(path)/"
      for entry in entries where !entry.name.hasPrefix(".") {
        addEntry(entry, at: prefix + entry.name, folder, label)
      }
      return true
    } catch {
      failures.append(.unreadable(path: path, error))
      return false
    }
  }

  private mutating func addEntry(
    _ entry: FileSystem.Entry,
    at path: String,
    _ folder: CalendarFolder,
    _ label: Label
  ) {
    let isCalendar = CalendarFolder.isCalendar(entry.name)
    // Of other names only folders count, and links to folders.
    guard isCalendar || entry.kind == nil || entry.kind == .folder else { return }
    do throws(SystemError) {
      let status: FileSystem.Status
      if let known = entry.status {
        status = known
      } else {
        status = try FileSystem.status(of: environment.path(of: path))
      }
      switch status.kind {
      case .folder: addFolder(path, status.identity, label)
      case _ where !isCalendar: break
      case .file: addFile(path, status, folder: folder, label)
      case .pipe, .socket, .device: failures.append(.passedOver(path: path, status.kind))
      }
    } catch {
      if isCalendar { failures.append(.unreadable(path: path, error)) }
    }
  }
}
