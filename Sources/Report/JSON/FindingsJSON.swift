import Comparison

/// Findings as they stand in JSON; what a topic leaves out, and what was not found out, has no key.
struct FindingsJSON: Encodable {
  let schemaVersion = 1
  let patterns: [PatternJSON]

  init(_ findings: Findings, about topic: Topic) {
    patterns = findings.patterns.map { PatternJSON($0, of: findings, about: topic) }
  }
}
