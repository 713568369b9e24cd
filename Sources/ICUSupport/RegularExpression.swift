import CICU

/// A regular expression as ICU has them, which finds text without regard to case.
///
/// Letters with marks are the same whether they are written as one character or as several; `^` and `$`
/// match at every line, and `\b` at the words of every script. An expression belongs to one thread.
package final class RegularExpression {
  private let handle: OpaquePointer
  private var searchesLeft = RegularExpression.mostAborted

  /// The longest pattern, in UTF-16 units.
  package static let longestPattern = 1000
  /// After how many aborted searches no more are made.
  private static let mostAborted = 10
  /// What one search can take, in steps of ICU that are about a millisecond each.
  private static let timeLimit: Int32 = 200
  /// The bytes that one search can keep to go back to.
  private static let stackLimit: Int32 = 8_000_000

  /// An expression of a pattern.
  package init(_ pattern: String) throws(RegularExpressionError) {
    let opened = try RegularExpression.open(pattern)
    let composed = pattern.composed
    // Faults are to be placed in the pattern as it was typed, so that is read in any case.
    if !composed.utf16.elementsEqual(pattern.utf16),
      let other = try? RegularExpression.open(composed)
    {
      icu_closeExpression(opened)
      handle = other
    } else {
      handle = opened
    }
    var status = U_ZERO_ERROR
    icu_limitExpression(
      handle,
      RegularExpression.timeLimit,
      RegularExpression.stackLimit,
      &status,
    )
  }

  deinit { icu_closeExpression(handle) }

  /// Whether the expression is found in a text.
  ///
  /// A search that takes too long is aborted and finds nothing; after ten such ones no more are made, so that
  /// a pattern that tries too much of long texts does not hold up all of them.
  package func isFound(in text: String) -> Bool {
    guard searchesLeft > 0 else { return false }
    let units = Array(text.composed.utf16)
    var status = U_ZERO_ERROR
    let isFound = icu_findExpression(handle, units, Int32(clamping: units.count), &status) != 0
    if !status.isSuccess { searchesLeft -= 1 }
    return isFound && status.isSuccess
  }

  /// Whether a search was aborted.
  package var hasAborted: Bool { searchesLeft < RegularExpression.mostAborted }

  private static func open(_ pattern: String) throws(RegularExpressionError) -> OpaquePointer {
    // ICU takes no empty pattern.
    let units = pattern.isEmpty ? Array("(?:)".utf16) : Array(pattern.utf16)
    guard units.count <= longestPattern else {
      throw RegularExpressionError(pattern: pattern, utf8Offset: 0, problem: .tooLong)
    }
    var status = U_ZERO_ERROR
    var fault = UParseError()
    let flags = UREGEX_CASE_INSENSITIVE.rawValue | UREGEX_MULTILINE.rawValue
    let handle = icu_openExpression(
      units,
      Int32(units.count),
      flags | UREGEX_UWORD.rawValue,
      &fault,
      &status,
    )
    guard let handle, status.isSuccess else {
      if let handle { icu_closeExpression(handle) }
      throw RegularExpressionError(
        pattern: pattern,
        utf8Offset: utf8Offset(of: fault, in: pattern),
        problem: RegularExpressionError.Problem(status),
      )
    }
    return handle
  }

  /// Where a fault is; ICU counts UTF-16 units within a line, and has read the unit at fault.
  private static func utf8Offset(of fault: UParseError, in pattern: String) -> Int {
    var begin = pattern.utf16.startIndex
    for _ in 1..<max(1, fault.line) {
      guard let end = pattern.utf16[begin...].firstIndex(of: 0x0A) else { break }
      begin = pattern.utf16.index(after: end)
    }
    let units = pattern.utf16[begin...]
    let place =
      units.index(begin, offsetBy: max(0, Int(fault.offset) - 1), limitedBy: units.endIndex)
      ?? units.endIndex
    return pattern.utf8.distance(from: pattern.startIndex, to: place)
  }
}
