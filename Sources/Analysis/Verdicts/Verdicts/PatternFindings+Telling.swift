import Catalog
import Examples

extension PatternFindings {
  /// The claim of a side of which the figures say most: one that holds before any other, then one that no other definition of its
  /// figures turns round, then the one with the largest factor, then the first on the card; nil if none has a verdict.
  package func mostTelling(_ side: Claim.Side) -> ClaimFinding? {
    let judged = claims(side).filter { $0.verdict != nil }
    guard let best = Verdict.allCases.first(where: { verdict in judged.contains { $0.verdict == verdict } })
    else { return nil }
    let equals = judged.filter { $0.verdict == best }
    let steady = equals.filter(\.turns.isEmpty)
    let candidates = steady.isEmpty ? equals : steady
    let largest = candidates.map(\.smallestFactor).max()
    return candidates.first { $0.smallestFactor == largest }
  }
}

extension ClaimFinding {
  /// The factor of the outcome, of those in the examples in which the claim holds, that is closest to refuting it; 1 without any.
  fileprivate var smallestFactor: Double {
    let holding = judgement.examplesHolding
    return judgement.deciding.filter { holding.contains($0.example) }.map(\.factor).min() ?? 1
  }
}
