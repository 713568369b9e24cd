internal import CLibical
package import ICalendar

/// Reads the details of one component by libical.
///
/// An excerpt of the component is handed over, in which is mended what libical is known to read wrong.
package struct EventDetailsReader: Sendable {
  private let decode: @Sendable ([UInt8], String?) -> String

  /// A reader.
  ///
  /// - Parameter decode: Turns the bytes of a text that was encoded as in vCalendar into text. Gets the name
  ///   of the character set, nil where the line names none.
  package init(
    decode: @escaping @Sendable (_ bytes: [UInt8], _ charset: String?) -> String = { bytes, _ in
      String(decoding: bytes, as: UTF8.self)
    },
  ) {
    self.decode = decode
  }

  /// The details of the component in some bytes: from its `BEGIN` to its `END`, in UTF-8.
  ///
  /// The lines must be unfolded and end in LF or CRLF. Whatever else the bytes hold, the answer is what
  /// could be read: a bad line costs only itself.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func details(of component: Span<UInt8>) -> EventDetails {
    let excerpt = ComponentExcerpt(component)
    guard excerpt.hasEncodedTexts else { return details(excerpt) }
    return details(ComponentExcerpt(EncodedTexts.decoded(component, decode).span))
  }

  private func details(_ excerpt: borrowing ComponentExcerpt) -> EventDetails {
    var reading = DetailsReading()
    LibraryAccess.withLock { access in
      excerpt.parse(access) { reading.read($0, triggers: excerpt.triggers, access) }
    }
    return reading.finish(categories: excerpt.categories)
  }
}

extension ComponentExcerpt {
  /// Lets libical parse the lines, and a function look at the component, which is freed after that.
  fileprivate borrowing func parse(
    _ access: borrowing LibraryAccess,
    _ body: (OpaquePointer) -> Void,
  ) {
    guard let parser = icalparser_new() else { return }
    defer { icalparser_free(parser) }
    var component: OpaquePointer?
    text.withUnsafeBytes { bytes in
      for start in lineStarts {
        let line = bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
        // libical takes a pointer to bytes that can change, but leaves them alone. The component comes with
        // its last line.
        component = icalparser_add_line(parser, UnsafeMutablePointer(mutating: line))
      }
    }
    guard let component else { return }
    defer { icalcomponent_free(component) }
    body(component)
  }
}
