/// A change of the clocks of a zone.
package struct Transition: Hashable, Sendable {
  /// When the new offset begins.
  package let instant: Instant
  /// The seconds that clocks are ahead of UTC from then on.
  package let offset: Int

  /// A change to an offset, which is brought into the range that offsets have.
  package init(at instant: Instant, to offset: Int) {
    self.instant = instant
    self.offset = UTCOffset.clamped(offset)
  }
}
