import Catalog
import CompareCommand

/// Checks of a card's measured claims; each returns a list of problems.
enum EvidenceChecks {
  /// All problems of the assertions, in the order of the claims.
  static func problems(in card: Card) -> [String] {
    card.claims.flatMap { claim in
      guard case .measured(let assertions, let scope) = claim.evidence else { return [String]() }
      let rivals = Registry.cards.filter(claim.compares)
      // A second verdict puts a misuse in its pattern's place.
      let others =
        rivals
        + Registry.cards.filter { misuse in ([card] + rivals).contains { $0.id == misuse.misuseOf } }
      let problems =
        roleProblems(assertions, of: [card] + others) + relationProblems(assertions, others: others)
        + scopeProblems(assertions, in: scope)
      return problems.map { "\(claim.id) \($0)" }
    }
  }

  private static func roleProblems(_ assertions: [Assertion], of cards: [Card]) -> [String] {
    assertions.flatMap(\.measure.selections).flatMap { selection -> [String] in
      guard case .role(let name) = selection else { return [] }
      return cards.filter { !$0.roles.map(\.name).contains(name) }.map {
        "asserts of \(name), and \($0.name) has none"
      }
    }
  }

  /// Fewer, more and same compare; none and some need no other pattern.
  private static func relationProblems(_ assertions: [Assertion], others: [Card]) -> [String] {
    let compares = assertions.contains { [.fewer, .more, .same].contains($0.relation) }
    return (assertions.isEmpty ? ["asserts nothing"] : [])
      + (compares && others.isEmpty ? ["compares with nothing"] : [])
      + (Set(assertions).count < assertions.count ? ["asserts one thing twice"] : [])
  }

  private static func scopeProblems(_ assertions: [Assertion], in scope: Scope) -> [String] {
    assertions.compactMap { assertion in
      switch (assertion.measure.base, scope) {
      case (let base?, _) where base.base != nil: "has a growth of a growth"
      case (nil, .growth): "has no growth in \(scope)"
      case (nil, _), (_, .growth): nil
      default: "has a growth in \(scope)"
      }
    }
  }
}
