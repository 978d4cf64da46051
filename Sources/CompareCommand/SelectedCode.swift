import Catalog
import CommandLineKit
import Comparison
import Examples

/// The code and the tests of the selected patterns, read example by example without the patterns that lack it.
struct SelectedCode: Sendable {
  let package: PackageFolder
  let cards: [Card]
  let shown: [(example: Example, cards: [Card])]

  func listings() throws(CommandError) -> [[CodeListing]] {
    try reading { (example, cards) throws(PackageFolderError) in
      try cards.map { card throws(PackageFolderError) in try package.listing(of: card, example: example) }
    }
  }

  func tests() throws(CommandError) -> [TestComparison] {
    let record = MutantFindings(recordedIn: package.url)?.fresh(cards, in: package.url) ?? []
    return try reading { (example, cards) throws(PackageFolderError) in
      try package.tests(of: cards, in: example, record: record)
    }
  }

  private func reading<Value>(
    _ read: (Example, [Card]) throws(PackageFolderError) -> Value
  ) throws(CommandError) -> [Value] {
    do throws(PackageFolderError) {
      return try shown.map { part throws(PackageFolderError) in try read(part.example, part.cards) }
    } catch {
      throw CommandError(error.description, .missingInput)
    }
  }
}

extension Invocation {
  func code(of examples: [Example]) throws(CommandError) -> SelectedCode {
    let shown = examples.map { example in
      (example, selected.filter { example.isShown(by: $0.pattern) }.map(\.card))
    }
    return SelectedCode(package: try package(), cards: selected.map(\.card), shown: shown)
  }
}
