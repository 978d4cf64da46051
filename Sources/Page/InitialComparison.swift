import Catalog
import Examples

/// What the page compares before the reader chooses.
struct InitialComparison: Sendable {
  /// The ids of two patterns, or of as many as there are.
  let patterns: [Card.ID]
  /// The example; nil if there is none.
  let example: Example?

  /// Two patterns that differ much and that many ask for, if the page has them,
  /// in the smallest example with a request.
  private static let preferred = [Card.mvp.id, Card.viper.id]

  init(of content: PageContent) {
    let ids = content.findings.patterns.map(\.card.id)
    let preferred = Self.preferred.filter(ids.contains)
    let others = ids.filter { !preferred.contains($0) }
    patterns = Array((preferred + others).prefix(2))
    let examples = content.findings.examples
    example = examples.first { $0 == Card.workflowExample } ?? examples.first
  }
}
