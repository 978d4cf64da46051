import Catalog
import Examples
import Records
import Verdicts

/// The code and the tests of the selected patterns, read example by example without the patterns that lack it.
struct SelectedCode: Sendable {
  let package: PackageFolder
  let cards: [Card]
  let shown: [(example: Example, cards: [Card])]

  func listings() throws -> [[CodeListing]] {
    try shown.map { example, cards in try cards.map { try package.listing(of: $0, example: example) } }
  }

  func tests() throws -> [TestComparison] {
    let record = MutantFindings.fresh(cards, in: package.url)
    return try package.tests(of: shown, record: record)
  }
}

extension Invocation {
  func code(of examples: [Example]) throws -> SelectedCode {
    let shown = examples.map { example in
      (example, selected.filter { example.isShown(by: $0.pattern) }.map(\.card))
    }
    return SelectedCode(package: try package(), cards: selected.map(\.card), shown: shown)
  }
}
