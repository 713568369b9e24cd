/// Reads tables as other programs do.
enum TableReader {
  /// The number of cells in each row of RFC 4180, or nil where a quote is out of place.
  static func cellCounts(ofCSV text: String) -> [Int]? {
    var counts: [Int] = []
    var cells = 1
    var rest = text[...].utf8
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        while true {
          guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
          rest = rest[rest.index(after: end)...]
          guard rest.first == UInt8(ascii: "\"") else { break }
          rest.removeFirst()
        }
        guard let next = rest.first, ",\r\n".utf8.contains(next) else { return nil }
      case UInt8(ascii: ","): cells += 1
      case UInt8(ascii: "\n"):
        counts.append(cells)
        cells = 1
      case UInt8(ascii: "\r"): guard rest.first == UInt8(ascii: "\n") else { return nil }
      default:
        while let next = rest.first, !",\r\n".utf8.contains(next) {
          guard next != UInt8(ascii: "\"") else { return nil }
          rest.removeFirst()
        }
      }
    }
    return cells == 1 ? counts : nil
  }

  /// The number of cells in each row of a table with tabs.
  static func cellCounts(ofTSV text: String) -> [Int]? {
    guard text.isEmpty || text.utf8.last == UInt8(ascii: "\n") else { return nil }
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast().map {
        $0.count { $0 == UInt8(ascii: "\t") } + 1
      }
  }
}
