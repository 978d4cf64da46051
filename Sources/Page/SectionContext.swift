import Catalog
import CodeGraph

/// What a section is made of.
struct SectionContext {
  /// The content of the page.
  let content: PageContent
  /// The ids of the lines of code that the page shows.
  let lines: LineAddresses
  /// The ids of the lines that links lead to; known only where
  /// ``PageSection/showsCode``.
  var linkedLines: Set<String> = []
  /// Renders blocks; each section has one of its own, which counts ids and
  /// notes which lines it links to.
  let format: HTMLFormat

  /// The cards of the patterns, in the order of the page.
  var cards: [Card] { content.findings.patterns.map(\.card) }

  /// The ids of the elements that define terms and describe patterns, by term.
  static func terms(of content: PageContent) -> [String: String] {
    var terms: [String: String] = [:]
    for entry in content.glossary.reversed() {
      let id = HTMLText.slug("word-\(entry.names[0])")
      for name in entry.names { terms[HTMLFormat.key(name)] = id }
    }
    for card in content.findings.patterns.map(\.card) {
      for name in [card.id, card.name, card.shortName] {
        terms[HTMLFormat.key(name)] = "pattern-\(card.id)"
      }
    }
    return terms
  }
}
