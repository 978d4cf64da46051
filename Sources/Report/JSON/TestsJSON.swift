import Comparison

/// The JSON of unit tests, by example; the code is to be found by the places.
struct TestsJSON: Encodable {
  let schemaVersion = 2
  let examples: [String: [PatternTests]]

  init(_ comparisons: [TestComparison]) {
    examples = Dictionary(uniqueKeysWithValues: comparisons.map { ($0.example.id, $0.patterns) })
  }
}
