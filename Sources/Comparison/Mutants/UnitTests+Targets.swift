import Catalog
import CodeGraph
import Examples
import Measures

extension UnitTests {
  /// The modules on which unit tests of patterns are built, each importing those before it.
  private static let shared = [
    "TerminalText", "TerminalKit", "Examples", "AccountService", "Scenarios", "CodeGraph", "Measures",
    "Catalog",
    "Comparison", "TestSupport",
  ]

  /// The modules to read: the patterns' tests, the patterns and their shared modules.
  static func targets(for cards: [Card]) -> [SourceTarget] {
    let base = shared.enumerated().map { place, module in
      let path = ["Catalog": "Catalog", "TestSupport": "Tests/TestSupport"][module] ?? "Sources/\(module)"
      return SourceTarget(
        module: module, path: path, imports: Array(shared.prefix(place)),
        isOnMainActor: module == "TerminalKit", isReadWithTests: true)
    }
    return base
      + cards.flatMap { card in
        let pattern = SourceTarget(
          module: card.module, path: "Sources/Patterns/\(card.module)", imports: Array(shared.prefix(3)),
          isOnMainActor: true, lookups: card.lookups, isReadWithTests: true)
        let tests = SourceTarget(
          module: "\(card.module)Tests", path: "Tests/\(card.module)Tests", imports: shared + [card.module],
          isOnMainActor: true, isReadWithTests: true)
        return [pattern, tests]
      }
  }
}

extension UnitTests {
  /// The tests of an example's suite.
  package func tests(of example: Example) -> [UnitTest] {
    tests.filter { $0.suite == "\(example.name)Tests" }
  }
}
