import CodeGraph
import CommandLineKit
import Comparison
import Examples
import Report
import Scenarios

extension Invocation {
  /// The code of the selected patterns, example by example, without patterns that lack the example.
  func listings(of examples: [Example]) throws(CommandError) -> [[CodeListing]] {
    let package = try package()
    var listings: [[CodeListing]] = []
    do throws(PackageFolderError) {
      for example in examples {
        listings.append([])
        for (pattern, card) in selected where example.isShown(by: pattern) {
          listings[listings.count - 1].append(try package.listing(of: card, example: example))
        }
      }
    } catch {
      throw CommandError(error.description, .missingInput)
    }
    return listings
  }

  /// The unit tests of the selected patterns, example by example.
  func tests(of examples: [Example]) throws(CommandError) -> [TestComparison] {
    let package = try package()
    let record = MutantFindings(recordedIn: package.url)?.fresh(selected.map(\.card), in: package.url) ?? []
    var comparisons: [TestComparison] = []
    do throws(PackageFolderError) {
      for example in examples {
        let cards = selected.filter { example.isShown(by: $0.pattern) }.map(\.card)
        comparisons.append(try package.tests(of: cards, in: example, record: record))
      }
    } catch {
      throw CommandError(error.description, .missingInput)
    }
    return comparisons
  }
}
