/// The name of a property, parameter or component, packed so that comparing it costs two instructions.
///
/// Names are compared without regard to case (RFC 5545 2); those longer than 16 bytes have no key.
struct PropertyKey: Hashable, Sendable {
  private let low: UInt64
  private let high: UInt64

  /// The key of a name written in the program, of at most 16 bytes.
  init(_ name: StaticString) {
    var packer = Packer()
    for byte in name.description.utf8 { packer.append(byte) }
    (low, high) = (packer.low, packer.high)
  }

  /// The key of a name in a source, or nil when it is empty or too long.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= 16 else { return nil }
    if range.lowerBound + 16 <= bytes.count {
      low = PropertyKey.uppercased(bytes.word(at: range.lowerBound), keeping: range.count)
      high = PropertyKey.uppercased(bytes.word(at: range.lowerBound + 8), keeping: range.count - 8)
    } else {
      var packer = Packer()
      for position in range { packer.append(bytes[position]) }
      (low, high) = (packer.low, packer.high)
    }
  }

  @inline(__always)
  private static func uppercased(_ word: UInt64, keeping count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    let kept = count >= 8 ? word : word & ((1 << UInt64(count * 8)) - 1)
    // Clears bit 5 of the bytes that have bit 6: letters become capitals, digits and hyphens stay.
    return kept & ~((kept & 0x4040_4040_4040_4040) >> 1)
  }

  private struct Packer {
    var low: UInt64 = 0
    var high: UInt64 = 0
    private var count: UInt64 = 0

    mutating func append(_ byte: UInt8) {
      let capital = UInt64(byte & ~((byte & 0x40) >> 1))
      if count < 8 {
        low |= capital << (count * 8)
      } else {
        high |= capital << ((count - 8) * 8)
      }
      count += 1
    }
  }
}

extension PropertyKey {
  /// The bits of the name mixed into the high ones of a number, for hash tables.
  var mixed: UInt64 { (low ^ high &* 0xD1B5_4A32_D192_ED03) &* 0x9E37_79B9_7F4A_7C15 }
}
