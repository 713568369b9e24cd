#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notices when the files that calendars come from change.
///
/// The versions of the files say whether they have. Where the system tells of changes by itself (inotify), there is
/// something to read from `descriptor` as soon as that is likely; elsewhere, and for a file that was not there, it
/// is found out whenever one asks.
final class SourceWatch {
  private var request: Request
  private let environment: Environment
  private var versions: [String: FileSystem.Version?]
  private let notifier: Notifier

  /// Begins to watch the files that a request names, or those of the usual places.
  init(_ request: Request, _ environment: Environment, isOfUsualPlaces: Bool) {
    self.environment = environment
    self.request = request
    // Standard input can be read only once, and so is not found again.
    let sources = request.sources.filter { source in
      switch source {
      case .standardInput, .namesIn("-"): false
      case .calendar(let calendar): calendar.path != "-"
      case .path, .namesIn: true
      }
    }
    self.request.sources = sources
    hasFiles = isOfUsualPlaces || !sources.isEmpty
    hasInput = sources.count < request.sources.count || request.sources.isEmpty && !isOfUsualPlaces
    notifier = Notifier()
    versions = [:]
    update()
  }

  /// Whether there is a file that can be read again.
  let hasFiles: Bool
  /// Whether standard input was read, which cannot be read again.
  let hasInput: Bool

  /// What can be read when something has changed, or nil if one has to ask.
  var descriptor: CInt? { notifier.descriptor }

  /// Whether files have changed, came or went since they were last looked at.
  func hasChanged() -> Bool {
    notifier.drain()
    return find().versions != versions
  }

  /// Takes the files as they are now.
  func update() {
    let found = find()
    versions = found.versions
    notifier.watch(found.places)
  }

  private func find() -> (versions: [String: FileSystem.Version?], places: Set<String>) {
    guard hasFiles else { return ([:], []) }
    var environment = environment
    // Looking for the usual places must not read standard input.
    environment.standardInput = .terminal
    let found = SourceLoader.find(request, environment)
    var versions: [String: FileSystem.Version?] = [:]
    var places: Set<String> = []
    for file in found.files where file.path != "-" {
      let path = environment.path(of: file.path)
      versions[path] = .some(try? FileSystem.version(of: path))
      places.insert(file.isInFolder ? SourceWatch.folder(of: path) : path)
    }
    for case .path(let path) in request.sources where versions[environment.path(of: path)] == nil {
      places.insert(environment.path(of: path))
    }
    return (versions, places)
  }

  fileprivate static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// What the system tells of changes by itself.
private final class Notifier {
  private(set) var descriptor: CInt?

  #if os(Linux)
    private var watched: [String: CInt] = [:]

    init() {
      let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      if descriptor >= 0 { self.descriptor = descriptor }
    }

    deinit { if let descriptor { close(descriptor) } }

    /// Watches files and folders instead of those from before.
    func watch(_ places: Set<String>) {
      guard let descriptor else { return }
      for watch in watched.values { inotify_rm_watch(descriptor, watch) }
      watched = [:]
      let changes =
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF
      for place in places {
        // Where a file is missing, its folder tells of it when it comes.
        let place = FileSystem.exists(place) ? place : SourceWatch.folder(of: place)
        guard watched[place] == nil else { continue }
        let watch = unsafe inotify_add_watch(
          descriptor,
          FileSystem.cString(place),
          UInt32(changes),
        )
        if watch >= 0 { watched[place] = watch }
      }
    }

    /// Takes what there is to read; what it says does not matter.
    func drain() {
      guard let descriptor else { return }
      var buffer = [UInt8](repeating: 0, count: 8192)
      while unsafe read(descriptor, &buffer, buffer.count) > 0 {}
    }
  #else
    init() {}
    func watch(_ places: Set<String>) {}
    func drain() {}
  #endif
}
