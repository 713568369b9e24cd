extension UInt8 {
  /// Whether it is CONTROL, which no content line may have: all control characters but the tab (RFC 5545 3.1).
  @inlinable
  package var isControl: Bool { self < 0x20 && self != UInt8(ascii: "\t") || self == 0x7F }
}
