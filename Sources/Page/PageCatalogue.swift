import Catalog
import Examples

/// What the scripts of the page know of the catalogue: the lists from which the reader chooses.
struct PageCatalogue: Encodable {
  /// A pattern in the list of patterns.
  struct Pattern: Encodable {
    let id: String
    let name: String
    let shortName: String
  }

  /// An example in the list of examples, or a view.
  struct Entry: Encodable {
    let id: String
    let title: String
  }

  /// The id of the element with the JSON.
  static let id = "catalogue"

  let title: String
  let views: [Entry]
  /// In the order of the page.
  let patterns: [Pattern]
  let examples: [Entry]
  /// The ids of the patterns that are compared at first.
  let initialPatterns: [Card.ID]
  /// The id of the example that is shown at first.
  let initialExample: String

  init(_ content: PageContent, title: String) {
    let cards = content.findings.patterns.map(\.card)
    let asked = ["mvp", "viper"]
    self.title = title
    views = PageView.allCases.map { Entry(id: $0.rawValue, title: $0.title) }
    patterns = cards.map { Pattern(id: $0.id, name: $0.name, shortName: $0.shortName) }
    examples = content.findings.examples.map { Entry(id: $0.id, title: $0.name) }
    let first = cards.map(\.id).filter(asked.contains)
    initialPatterns = Array((first + cards.map(\.id).filter { !asked.contains($0) }).prefix(2))
    let example = content.findings.examples.first { $0 == Card.workflowExample }
    initialExample = (example ?? content.findings.examples.first)?.id ?? ""
  }
}
