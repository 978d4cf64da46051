import Catalog
import Examples
import Records
import Verdicts

/// The code and the tests of the selected patterns, read example by example without the patterns that lack it.
struct SelectedCode: Sendable {
  let package: PackageFolder
  let cards: [Card]
  let shown: [(example: Example, cards: [Card])]

  func listings() throws(CommandFailure) -> [[CodeListing]] {
    do throws(PackageFolderError) {
      return try shown.map { example, cards throws(PackageFolderError) in
        try cards.map { card throws(PackageFolderError) in try package.listing(of: card, example: example) }
      }
    } catch {
      throw .package(error)
    }
  }

  /// The unit tests; those of a part alone only if they are asked for.
  func tests(withParts: Bool = false) throws(CommandFailure) -> [TestComparison] {
    let record = MutantFindings.fresh(cards, in: package.url)
    do throws(PackageFolderError) {
      return try package.tests(of: shown, record: record, withParts: withParts)
    } catch {
      throw .package(error)
    }
  }
}

extension Invocation {
  func code(of examples: [Example]) throws(CommandFailure) -> SelectedCode {
    let shown = examples.map { example in
      (example, selected.filter { example.isShown(by: $0.pattern) }.map(\.card))
    }
    return SelectedCode(package: try package(), cards: selected.map(\.card), shown: shown)
  }
}
