/// Attachments that are large, or out of reach for others (RFC 5545 3.1.3 and 3.8.1.1).
struct AttachmentRules {
  private let value: ValueSlice
  private let definition: PropertyDefinition

  init(_ value: ValueSlice, _ definition: PropertyDefinition) {
    self.value = value
    self.definition = definition
  }

  private var property: FindingFact { .property(definition.name.rawValue) }

  /// So many bytes may stand in a calendar without a remark.
  private static let largest = 1_000_000

  /// Looks at the size of data.
  func checkSize(at position: FilePosition, _ findings: inout FindingCollector) {
    let count = Base64Syntax.decodedCount(of: value)
    guard count > AttachmentRules.largest else { return }
    findings.add(.attachmentLarge, at: position, property, .count(count))
  }

  /// Looks at where a URI leads.
  func checkReach(_ findings: inout FindingCollector) {
    switch definition.name {
    case .attachment, .image, .url: break
    default: return
    }
    guard isLocal else { return }
    findings.add(.attachmentLocal, at: value.start, property)
  }

  private var isLocal: Bool {
    guard let scheme = URISyntax.scheme(of: value) else {
      return ["/", "\\\\", "~/"].contains { value.bytes.starts(with: $0.utf8) }
    }
    // A scheme of one letter is a drive of Windows.
    return scheme == "file" || scheme == "cid" || scheme.utf8.count == 1
  }
}
