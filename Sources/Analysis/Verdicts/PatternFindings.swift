import Catalog
import Examples
import Driver

/// The findings on one pattern: its card, scenario results, code and claims.
public struct PatternFindings: Sendable {
  /// The pattern's card.
  public let card: Card
  /// The examples that the pattern has.
  public let examples: [Example]
  /// The scenario results in order; empty if none were run.
  public let results: [ScenarioResult]
  /// The pattern's code; nil if no code was read.
  public let code: Codebase.PatternEntry?
  /// The card's claims in order; without verdicts if no code was read.
  public let claims: [ClaimFinding]

  /// Creates findings; by default every claim is without a verdict.
  public init(
    card: Card, examples: [Example], results: [ScenarioResult],
    code: Codebase.PatternEntry? = nil, claims: [ClaimFinding]? = nil
  ) {
    self.card = card
    self.examples = examples
    self.results = results
    self.code = code
    self.claims = claims ?? card.claims.map { ClaimFinding(claim: $0, card: card) }
  }

  /// The names of the pattern's programs.
  public var commands: [String] { examples.map { $0.program(of: card.id) } }

  /// The claims on one side, in the card's order, without the rules.
  public func claims(_ side: Claim.Side) -> [ClaimFinding] {
    claims.filter { $0.claim.side == side && $0.claim.kind != .rule }
  }

  /// The number of claims, rules apart, with one of some verdicts; nil stands for claims without a verdict.
  public func count(of verdicts: [Verdict?]) -> Int {
    claims.count { $0.claim.kind != .rule && verdicts.contains($0.verdict) }
  }
}
