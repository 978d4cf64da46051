import Catalog
import CompareCommand

/// Checks of a card's rules and measured claims; each returns a list of problems.
enum EvidenceChecks {
  /// All problems of the assertions, in the order of the claims.
  static func problems(in card: Card) -> [String] {
    card.claims.flatMap { claim in
      guard [.rule, .measured].contains(claim.kind) else { return reservationProblems(claim) }
      let assertions = claim.assertions
      let rivals = Registry.cards.filter(claim.compares)
      // A second verdict puts a misuse in its pattern's place.
      let others =
        rivals
        + Registry.cards.filter { misuse in ([card] + rivals).contains { $0.id == misuse.misuseOf } }
      let problems =
        roleProblems(assertions, of: [card] + others) + relationProblems(assertions, others: others)
        + ruleProblems(of: claim)
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

  /// Fewer and more compare; none, some and all need no other pattern.
  private static func relationProblems(_ assertions: [Assertion], others: [Card]) -> [String] {
    (assertions.isEmpty ? ["asserts nothing"] : [])
      + (assertions.contains(where: \.relation.compares) && others.isEmpty ? ["compares with nothing"] : [])
      + (Set(assertions).count < assertions.count ? ["asserts one thing twice"] : [])
  }

  /// A rule is about one pattern; it takes no side.
  private static func ruleProblems(of claim: Claim) -> [String] {
    guard claim.kind == .rule else { return [] }
    return (claim.against.isEmpty ? [] : ["is a rule against others"])
      + (claim.side == .difference ? [] : ["is a rule with a side"])
      + (claim.assertions.contains(where: \.relation.compares) ? ["is a rule that compares"] : [])
  }

  private static func reservationProblems(_ claim: Claim) -> [String] {
    claim.reservation == "" || claim.kind == .waiting && claim.reservation == nil
      ? ["\(claim.id) does not say what it waits for, or what was tried"] : []
  }
}
