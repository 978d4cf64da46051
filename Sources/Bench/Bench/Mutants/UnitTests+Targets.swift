import Catalog
import CodeGraph
import Examples
import Measures
import PackageLayout

extension UnitTests {
  /// The modules to read: the patterns' tests, the patterns and their shared modules.
  static func targets(for cards: [Card]) -> [SourceTarget] {
    let shared = SharedModule.ofTests.enumerated().map { place, module in
      SourceTarget(
        module: module.name, path: module.path, imports: SharedModule.ofTests.prefix(place).map(\.name),
        isOnMainActor: module.isOnMainActor, isReadWithTests: true)
    }
    return shared
      + cards.flatMap { card in
        let pattern = SourceTarget(
          module: card.module, path: PackageLayout.code(of: card.module),
          imports: SharedModule.ofPatterns.map(\.name),
          isOnMainActor: true, lookups: card.lookups, isReadWithTests: true)
        let tests = SourceTarget(
          module: "\(card.module)Tests", path: PackageLayout.tests(of: card.module),
          imports: shared.map(\.module) + [card.module],
          isOnMainActor: true, isReadWithTests: true)
        return [pattern, tests]
      }
  }
}
