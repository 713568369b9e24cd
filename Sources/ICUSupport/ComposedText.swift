import CICU

extension String {
  /// The text in Normalization Form C, in which letters stand together with their marks.
  ///
  /// File names and calendars from macOS hold decomposed text, which many terminals draw apart. Text longer
  /// than a million UTF-16 units is left as it is.
  package var composed: String {
    // Nothing below the combining marks ever changes.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    let units = Array(utf16)
    guard units.count <= 1 << 20 else { return self }
    let length = Int32(units.count)
    var status = U_ZERO_ERROR
    let composer = icu_composer(&status)
    guard status.isSuccess, icu_normalizedSpan(composer, units, length, &status) < length else {
      return self
    }
    let composed = String.fromICU(capacity: units.count + 16) { buffer, capacity, status in
      icu_normalize(composer, units, length, buffer, capacity, &status)
    }
    return composed ?? self
  }
}
