import Catalog
import Measures

extension Judge {
  /// The figures of a claim's own pattern that alone would turn its verdict; none for a rule.
  func figureTurns(of finding: ClaimFinding) -> [FigureTurn] {
    guard finding.claim.kind == .measured else { return [] }
    return finding.judgement.turns(within: PossibleFigures(of: codebase), of: finding.card)
  }

  /// The definitions that would turn the verdict round.
  func turns(
    of claim: Claim, _ own: Codebase.PatternEntry, _ others: [Codebase.PatternEntry], judged: Judgement
  ) -> [ClaimFinding.Turn] {
    guard claim.kind == .measured, judged.verdict != nil else { return [] }
    return claim.assertions.enumerated().flatMap { place, assertion in
      assertion.measure.variants.compactMap { variant in
        var assertions = claim.assertions
        assertions[place] = Assertion(
          measure: variant.measure, relation: assertion.relation, margin: assertion.margin)
        let other = judgement(of: claim, own, others, by: assertions)
        guard !other.outcomes.isEmpty, other.verdict != judged.verdict else { return nil }
        return ClaimFinding.Turn(variant: variant, verdict: other.verdict)
      }
    }
  }
}
