import Comparison

/// The JSON of findings; values that a topic omits or that are unknown have no key.
struct FindingsJSON: Encodable {
  let schemaVersion = 2
  let patterns: [PatternJSON]

  init(_ findings: Findings, about topic: Topic) {
    patterns = findings.patterns.map { PatternJSON($0, of: findings, about: topic) }
  }
}
