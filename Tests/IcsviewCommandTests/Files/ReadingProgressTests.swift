import Synchronization
import Testing

@testable import IcsviewCommand

struct `the progress of reading` {
  /// A clock that is set, and what was written.
  private final class Screen: Sendable {
    let time = Mutex(Duration.zero)
    let texts = Mutex<[String]>([])

    func progress() -> ReadingProgress {
      ReadingProgress(
        clock: { self.time.withLock { $0 } },
        write: { text in self.texts.withLock { $0.append(text) } },
      )
    }

    func set(milliseconds: Int) { time.withLock { $0 = .milliseconds(milliseconds) } }
    var written: [String] { texts.withLock { $0 } }
  }

  private let screen = Screen()

  @Test func `is shown after a second, ten times a second at most, and erased`() {
    let progress = screen.progress()
    progress.expect(30_000_000)
    for milliseconds in [0, 999, 1000, 1050, 1099, 1100, 5000] {
      screen.set(milliseconds: milliseconds)
      progress.add(2_000_000)
    }
    progress.finish()
    progress.finish()
    #expect(
      screen.written == [
        "\ricsview: 6 of 30 MB read\u{1B}[K", "\ricsview: 12 of 30 MB read\u{1B}[K",
        "\ricsview: 14 of 30 MB read\u{1B}[K", "\r\u{1B}[K",
      ]
    )
  }

  @Test func `is not shown where reading is quick`() {
    let progress = screen.progress()
    progress.expect(100)
    progress.add(100)
    progress.finish()
    #expect(screen.written.isEmpty)
  }

  @Test func `takes any size`() {
    let progress = screen.progress()
    for _ in 0..<3 { progress.expect(.max) }
    screen.set(milliseconds: 2000)
    progress.add(1_499_999)
    #expect(screen.written == ["\ricsview: 1 of 9223372036855 MB read\u{1B}[K"])
  }
}
