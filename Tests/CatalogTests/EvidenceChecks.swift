import Catalog
import CompareCommand

/// What must be true of a card's measured claims, each check telling what is wrong in words.
enum EvidenceChecks {
  /// Everything wrong with the assertions of a card's claims, in the order of the claims.
  static func problems(in card: Card) -> [String] {
    card.claims.flatMap { claim in
      guard case .measured(let assertions, let scope) = claim.evidence else { return [String]() }
      let rivals = Registry.cards.filter(claim.compares)
      // A misuse may stand in its pattern's place.
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
    assertions.flatMap(\.measure.parties).flatMap { party -> [String] in
      guard case .role(let name) = party else { return [] }
      return cards.filter { !$0.roles.map(\.name).contains(name) }.map {
        "asserts of \(name), and \($0.name) has none"
      }
    }
  }

  /// Fewer, more and the same are said of two; zero or not can be said of one.
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
