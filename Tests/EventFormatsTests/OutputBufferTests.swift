import EventFormats
import Testing

struct `an output buffer` {
  private let times = RecordTimes.allDay(day(2025, 6, 16)..<day(2025, 6, 17))

  @Test func `hands on its bytes in blocks, and the rest when it is flushed`() throws {
    var sizes: [Int] = []
    var buffer = OutputBuffer(blockSize: 20) { sizes.append($0.count) }
    var writer = RecordWriter(.tsv, fields: [.start], hasHeader: false)
    let record = writer.prepare(component())
    for _ in 0..<5 { try writer.write(record, at: times, to: &buffer) }
    #expect(sizes == [22, 22])
    try buffer.flush()
    try buffer.flush()
    #expect(sizes == [22, 22, 11])
  }

  @Test func `stops the writing where its bytes are not taken`() {
    var buffer = OutputBuffer(blockSize: 20) { _ throws(OutputError) in throw .closed }
    var writer = RecordWriter(.tsv, fields: [.start], hasHeader: false)
    let record = writer.prepare(component())
    var written = 0
    do throws(OutputError) {
      while written < 10 {
        try writer.write(record, at: times, to: &buffer)
        written += 1
      }
    } catch {
      #expect(error == .closed)
    }
    #expect(written == 1)
  }
}
