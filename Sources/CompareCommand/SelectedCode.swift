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
    try reading { () throws(PackageFolderError) in
      try shown.map { part throws(PackageFolderError) in
        try part.cards.map { card throws(PackageFolderError) in
          try package.listing(of: card, example: part.example)
        }
      }
    }
  }

  func tests() throws(CommandError) -> [TestComparison] {
    let record = MutantFindings(recordedIn: package.url)?.fresh(cards, in: package.url) ?? []
    return try reading { () throws(PackageFolderError) in try package.tests(of: shown, record: record) }
  }

  private func reading<Value>(
    _ read: () throws(PackageFolderError) -> Value
  ) throws(CommandError) -> Value {
    do throws(PackageFolderError) { return try read() } catch {
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
