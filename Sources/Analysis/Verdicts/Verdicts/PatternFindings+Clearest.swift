import Catalog
import Examples

extension PatternFindings {
  /// A supported claim with the outcome that is closest to refuting it.
  public typealias Clearest = (finding: ClaimFinding, outcome: Judgement.Outcome)

  /// The supported claim of a side whose closest outcome has the largest factor, the first on the card of several; nil if
  /// none is supported.
  ///
  /// Outcomes in the given example count; for a claim that does not hold there, those in the last example in which it does.
  public func clearest(_ side: Claim.Side, in example: Example) -> Clearest? {
    let supported = claims(side).filter { $0.verdict == .supported }.compactMap { finding -> Clearest? in
      let holding = finding.judgement.examplesHolding
      let here = holding.contains(example) ? example : holding.last
      let outcomes = finding.judgement.deciding.filter { $0.example == here }
      return outcomes.min { $0.factor < $1.factor }.map { (finding, $0) }
    }
    return supported.max { $0.outcome.factor < $1.outcome.factor }
  }

  /// The number of claims, rules apart, with one of some verdicts; nil stands for claims without a verdict.
  public func count(of verdicts: [Verdict?]) -> Int {
    claims.count { $0.claim.kind != .rule && verdicts.contains($0.verdict) }
  }
}
