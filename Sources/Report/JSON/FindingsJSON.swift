import Verdicts

/// The JSON of findings; values that a topic omits or that are
/// unknown have no key.
struct FindingsJSON: Encodable {
  /// The version that this program writes.
  static let currentVersion = 4

  let schemaVersion: Int
  let patterns: [PatternJSON]

  init(_ findings: Findings, about topic: Topic) {
    schemaVersion = Self.currentVersion
    patterns = findings.patterns.map {
      PatternJSON($0, of: findings, about: topic)
    }
  }
}
