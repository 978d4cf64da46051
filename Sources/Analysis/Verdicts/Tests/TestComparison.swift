import Catalog
import Examples
import PackageLayout
import Records

/// The unit tests of some patterns for one example, to compare those of the same name.
public struct TestComparison: Sendable {
  /// The example.
  public let example: Example
  /// The tests, pattern by pattern.
  public private(set) var patterns: [PatternTests]

  /// The names of all tests through the logic, in the order of first occurrence.
  public var names: [String] {
    patterns.flatMap(\.tests).map(\.name).distinct()
  }

  /// The patterns without a record for their present code.
  public var unrecorded: [Card.ID] { patterns.filter { $0.record == nil }.map(\.pattern) }

  /// Each pattern's test of a name.
  public func tests(named name: String) -> [PatternTest?] {
    patterns.map { pattern in pattern.tests.first { $0.name == name } }
  }

  /// The full names of all tests of a part alone, suite by suite in the order of their names.
  public var partNames: [String] {
    let tests = patterns.flatMap(\.partTests)
    let suites = Set(tests.map(\.suite)).sorted()
    return suites.flatMap { suite in tests.filter { $0.suite == suite }.map(\.fullName).distinct() }
  }

  /// The comparison without the tests of other names; nil if no pattern has one of this name.
  public func only(_ name: String) -> TestComparison? {
    guard names.contains(name) else { return nil }
    var copy = self
    for place in patterns.indices { copy.patterns[place].tests.removeAll { $0.name != name } }
    return copy
  }
}

extension PackageFolder {
  /// Reads the unit tests of some patterns, example by example; the record is ``MutantFindings/fresh(_:in:)``.
  ///
  /// The tests of a part alone are left out unless they are asked for.
  public func tests(
    of shown: [(example: Example, cards: [Card])], record: [PatternMutants], withParts: Bool = false
  ) throws(PackageFolderError) -> [TestComparison] {
    var targets: [Card.ID: TestTarget] = [:]
    for card in shown.flatMap(\.cards) where targets[card.id] == nil {
      targets[card.id] = try testTarget(of: card, withParts: withParts)
    }
    return shown.map { example, cards in
      let patterns = cards.compactMap { card in
        targets[card.id].map { target in
          PatternTests(of: card, in: example, target: target, record: record.first { $0.pattern == card.id })
        }
      }
      return TestComparison(example: example, patterns: patterns)
    }
  }
}
