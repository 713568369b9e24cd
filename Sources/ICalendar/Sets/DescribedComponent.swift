/// A component, and which of the periods of a free/busy component are meant: what a description of its occurrences
/// depends on, whenever they are.
package struct DescribedComponent: Hashable, Sendable {
  /// Which component it is.
  package let reference: ComponentReference
  /// Whether it is about time that is not taken (RFC 5545 3.2.9).
  package let isFree: Bool

  /// A component, and whether it is about time that is not taken.
  package init(_ reference: ComponentReference, isFree: Bool) {
    self.reference = reference
    self.isFree = isFree
  }
}

extension Occurrence {
  /// What describes it.
  package var described: DescribedComponent {
    DescribedComponent(component, isFree: traits.contains(.free))
  }
}
