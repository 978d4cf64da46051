import Catalog
import Examples
import Measures

/// Evaluates rules and measured claims against the code.
public struct Judge {
  let codebase: Codebase
  private let examples: [Example]
  private let findsTurns: Bool

  /// Creates a judge of the patterns' code; finding the definitions that would turn a verdict round takes longer.
  public init(of codebase: Codebase, in examples: [Example] = Example.all, findsTurns: Bool = false) {
    (self.codebase, self.examples, self.findsTurns) = (codebase, examples, findsTurns)
  }

  /// Evaluates a claim against the patterns that its source compares with; also against all others, and with a pattern's
  /// misuse in place of the pattern that the claim is about or against.
  public func finding(for claim: Claim, of card: Card) -> ClaimFinding {
    var finding = finding(for: claim, of: card, against: claim.compares)
    guard !finding.outcomes.isEmpty, let own = codebase.entry(of: card.id) else { return finding }
    let others = codebase.patterns.filter { claim.compares(with: $0.card) }
    finding.misuses = misuses(of: claim, own, others)
    let all = codebase.patterns.filter { $0.card.misuseOf == nil && $0.card.id != card.id }
    if !others.isEmpty, all.count > others.count { finding.wider = judgement(of: claim, own, all) }
    if findsTurns {
      finding.turns = turns(of: claim, own, others, judged: finding.judgement)
      finding.figureTurns = figureTurns(of: finding)
    }
    return finding
  }

  /// Evaluates a claim against one other pattern; nil if the claim's source compares neither with it nor with the pattern of
  /// which it is the misuse.
  public func finding(for claim: Claim, of card: Card, against other: Card) -> ClaimFinding? {
    let isCompared =
      claim.compares(with: other)
      || other.misuseOf.map { claim.against == Claim.allOthers ? $0 != card.id : claim.against.contains($0) }
        ?? false
    guard isCompared else { return nil }
    return finding(for: claim, of: card, against: { $0.id == other.id })
  }

  private func finding(for claim: Claim, of card: Card, against isCompared: (Card) -> Bool) -> ClaimFinding {
    guard !claim.assertions.isEmpty else { return ClaimFinding(claim: claim, card: card) }
    let faulty = codebase.faults.map(\.card).filter { $0.id == card.id || isCompared($0) }
    guard faulty.isEmpty, let own = codebase.entry(of: card.id) else {
      let obstacle = faulty.isEmpty ? nil : MissingVerdict.unmeasurable(faulty.map(\.name))
      return ClaimFinding(claim: claim, card: card, obstacle: obstacle)
    }
    let others = codebase.patterns.filter { isCompared($0.card) }
    // Running mutants takes minutes, so a claim about their results has no verdict until they are recorded.
    let hasRecord = ([own] + others).allSatisfy { $0.mutants != nil }
    guard hasRecord || !claim.assertions.contains(where: \.measure.needsMutants) else {
      return ClaimFinding(claim: claim, card: card, obstacle: .staleRecord)
    }
    return ClaimFinding(claim: claim, card: card, judgement: judgement(of: claim, own, others))
  }

  private func misuses(
    of claim: Claim, _ own: Codebase.PatternEntry, _ others: [Codebase.PatternEntry]
  ) -> [ClaimFinding.Misuse] {
    var misuses: [ClaimFinding.Misuse] = []
    for misuse in codebase.patterns where misuse.card.id != own.card.id && claim.kind == .measured {
      guard let pattern = misuse.card.misuseOf, !others.contains(where: { $0.card.id == misuse.card.id })
      else { continue }
      let isOwn = pattern == own.card.id && claim.side == .con
      guard isOwn || others.contains(where: { $0.card.id == pattern }) else { continue }
      let replaced = others.map { $0.card.id == pattern ? misuse : $0 }
      let judgement = judgement(of: claim, isOwn ? misuse : own, replaced)
      misuses.append(ClaimFinding.Misuse(card: misuse.card, isOwn: isOwn, judgement: judgement))
    }
    return misuses
  }

  func judgement(
    of claim: Claim, _ own: Codebase.PatternEntry, _ others: [Codebase.PatternEntry],
    by assertions: [Assertion]? = nil
  ) -> Judgement {
    var outcomes: [Judgement.Outcome] = []
    var omissions: [Omission] = []
    let patterns = [own] + others
    for example in examples where patterns.contains(where: { $0.code[example] != nil }) {
      for assertion in assertions ?? claim.assertions {
        let compared = assertion.relation.compares ? others : []
        switch Comparison(of: assertion, in: example, own, compared, claim: claim).result {
        case .outcome(let outcome): outcomes.append(outcome)
        case .omission(let omission): omissions.append(omission)
        }
      }
    }
    return Judgement(
      outcomes: outcomes, omissions: omissions, hedge: claim.kind == .measured ? claim.hedge : nil)
  }
}
