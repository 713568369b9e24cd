import ICalendar

/// Finds the calendars that a request names and scans them.
///
/// A place that gives none is reported and the others are still read.
struct SourceLoader {
  private let environment: Environment
  private(set) var sources: [LoadedSource] = []
  private(set) var failures: [SourceFailure] = []
  /// Whether nothing was named nor piped in.
  private(set) var isOfUsualPlaces = false
  /// The folders being read, so that a loop of links ends.
  private var visited: Set<FileSystem.Identity> = []

  /// Reads the sources of a request, or those of the usual places where it names none.
  static func load(_ sources: [Request.Source], _ environment: Environment) -> SourceLoader {
    var loader = SourceLoader(environment)
    if sources.isEmpty {
      loader.addUsualPlaces()
    } else {
      for source in sources { loader.add(source) }
    }
    return loader
  }

  private init(_ environment: Environment) { self.environment = environment }

  private mutating func add(_ source: Request.Source) {
    switch source {
    case .standardInput: addFile("-", folder: nil)
    case .path(let path): addPath(path)
    case .namesIn(let list): addNames(in: list)
    }
  }

  /// Standard input if something is in it, else the first of the usual folders that is there.
  private mutating func addUsualPlaces() {
    switch environment.standardInput {
    case .pipe, .file(isEmpty: false):
      addFile("-", folder: nil)
      return
    case .terminal, .file(isEmpty: true), .other: break
    }
    isOfUsualPlaces = true
    guard let folder = environment.usualFolder else {
      failures.append(.nothingToShow)
      return
    }
    addPath(folder)
  }

  private mutating func addPath(_ path: String) {
    do throws(SystemError) {
      switch try FileSystem.kind(of: environment.path(of: path)) {
      case .file: addFile(path, folder: nil)
      case .folder:
        let known = sources.count + failures.count
        addFolder(path)
        if sources.count + failures.count == known { failures.append(.noCalendarsIn(folder: path)) }
      }
    } catch {
      failures.append(.unreadable(path: path, error))
    }
  }

  /// Adds every calendar file below a folder; hidden files and those of other names are passed over.
  private mutating func addFolder(_ path: String) {
    do throws(SystemError) {
      guard case .folder(let identity) = try FileSystem.kind(of: environment.path(of: path)),
        visited.insert(identity).inserted
      else { return }
      let names = try FileSystem.names(in: environment.path(of: path))
      let folder = CalendarFolder(path, names: names, environment)
      for name in names where !name.hasPrefix(".") {
        addItem(
          "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name)",
          named: name,
          folder
        )
      }
    } catch {
      failures.append(.unreadable(path: path, error))
    }
  }

  private mutating func addItem(_ path: String, named name: String, _ folder: CalendarFolder) {
    if CalendarFolder.isCalendar(name) {
      do throws(SystemError) {
        switch try FileSystem.kind(of: environment.path(of: path)) {
        case .file: addFile(path, folder: folder)
        case .folder: addFolder(path)
        }
      } catch {
        failures.append(.unreadable(path: path, error))
      }
    } else if case .folder? = try? FileSystem.kind(of: environment.path(of: path)) {
      addFolder(path)
    }
  }

  private mutating func addFile(_ path: String, folder: CalendarFolder?) {
    do throws(SystemError) {
      let bytes = try FileSystem.bytes(of: path == "-" ? nil : environment.path(of: path))
      let source = CalendarSource(name: path, bytes: SourceEncoding.utf8(bytes))
      guard source.index.isCalendar else {
        failures.append(SourceLoader.failure(of: path, bytes))
        return
      }
      sources.append(LoadedSource(source: source, folder: folder))
    } catch {
      failures.append(.unreadable(path: path, error))
    }
  }

  /// Adds the files that a list names, one a line or NUL between them.
  private mutating func addNames(in list: String) {
    do throws(SystemError) {
      let bytes = try FileSystem.bytes(of: list == "-" ? nil : environment.path(of: list))
      let names = bytes.withBytes { FileNameList.names(in: $0) }
      for name in names { addPath(name) }
      if names.isEmpty { failures.append(.empty(path: list)) }
    } catch {
      failures.append(.unreadable(path: list, error))
    }
  }

  /// Says what bytes are in which the scanner found no calendar.
  private static func failure(of path: String, _ bytes: SourceBytes) -> SourceFailure {
    let begin = bytes.prefix(1024)
    let text = String(decoding: begin, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { return .empty(path: path) }
    if begin.starts(with: [0x1F, 0x8B]) { return .noCalendar(path: path, content: .gzip) }
    if begin.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return .noCalendar(path: path, content: .zip)
    }
    let isWebPage = ["<!doctype html", "<html"].contains { text.lowercased().contains($0) }
    return .noCalendar(path: path, content: isWebPage ? .webPage : nil)
  }
}

/// A scanned source and the folder that was named instead of it, if any.
struct LoadedSource {
  let source: CalendarSource
  let folder: CalendarFolder?
}
