import Catalog
import Examples
import PackageLayout
import Records

/// The unit tests of some patterns through the logic for one example, to compare those of the same name.
public struct TestComparison: Sendable {
  /// The example.
  public let example: Example
  /// The tests, pattern by pattern.
  public private(set) var patterns: [PatternTests]

  /// The names of all tests, in the order of first occurrence.
  public var names: [String] {
    patterns.flatMap(\.tests).map(\.name).distinct()
  }

  /// The patterns without a record for their present code.
  public var unrecorded: [Card.ID] { patterns.filter { $0.record == nil }.map(\.pattern) }

  /// Each pattern's test of a name.
  public func tests(named name: String) -> [PatternTest?] {
    patterns.map { pattern in pattern.tests.first { $0.name == name } }
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
  public func tests(
    of shown: [(example: Example, cards: [Card])], record: [PatternMutants]
  ) throws(PackageFolderError) -> [TestComparison] {
    var targets: [Card.ID: TestTarget] = [:]
    for card in shown.flatMap(\.cards) where targets[card.id] == nil {
      targets[card.id] = try testTarget(of: card)
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

  private func testTarget(of card: Card) throws(PackageFolderError) -> TestTarget {
    let folder = PackageLayout.logicTests(of: card.module)
    var files: [SourceFile] = []
    for name in try names(in: folder).sorted() where name.hasSuffix(".swift") {
      files.append(try file("\(folder)/\(name)"))
    }
    return files.map { ($0, Snippet.all(in: $0.lines[...], of: $0.path)) }
  }
}
