import Comparison

/// The JSON of findings; values that a topic omits or that are unknown have no key.
struct FindingsJSON: Codable {
  /// The version that this program writes and reads.
  static let currentVersion = 3

  let schemaVersion: Int
  var patterns: [PatternJSON]

  init(_ findings: Findings, about topic: Topic) {
    schemaVersion = Self.currentVersion
    patterns = findings.patterns.map { PatternJSON($0, of: findings, about: topic) }
  }

  /// The same without what a page lists anyway: the references between types, and the scenarios.
  var forPage: FindingsJSON {
    var copy = self
    for place in patterns.indices {
      copy.patterns[place].scenarios = nil
      copy.patterns[place].coupling = patterns[place].coupling?.mapValues { coupling in
        var coupling = coupling
        coupling.edges = nil
        return coupling
      }
    }
    return copy
  }
}
