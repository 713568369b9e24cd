import EventFormats

/// Any bytes as a file, written for other programs.
enum RecordsTarget {
  static func test(_ input: FuzzInput) {
    let file = Program.write(input.rest, to: "input.ics")
    let lines = text("ndjson", file).utf8.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false,
    )
    require(lines.last?.isEmpty == true, "the last record does not end")
    require(
      lines.dropLast().allSatisfy { JSONReader.isObject(Array($0)[...]) },
      "a record is no JSON"
    )
    let count = lines.count - 1
    let array = Array(text("json", file).utf8)
    // Where no file can be read, there is no array either.
    require(array.isEmpty || JSONReader.countOfArray(array) == count, "the array has other records")
    check(TableReader.cellCounts(ofCSV: text("csv", file)), count)
    check(TableReader.cellCounts(ofTSV: text("tsv", file)), count)
  }

  private static func check(_ cells: [Int]?, _ count: Int) {
    guard let cells, !cells.isEmpty else {
      require(cells != nil, "a table is none")
      return
    }
    require(cells.count == count + 1, "a table has other records")
    require(cells.allSatisfy { $0 == RecordField.allCases.count }, "a row has other cells")
  }

  private static func text(_ format: String, _ file: String) -> String {
    let fields = RecordField.allCases.map(\.rawValue)
    let output = Program.list(format, fields: fields, limit: 20, file)
    let text = OutputCheck.text(output)
    OutputCheck.checkControls(text, besides: "\r\n\t")
    return text
  }
}
