import Catalog
import Examples
import Measures

/// A claim or a rule with the outcomes of its assertions.
public struct ClaimFinding: Sendable {
  /// The judgement with a pattern's misuse in place of the pattern.
  public struct Misuse: Sendable {
    /// The misuse.
    public let card: Card
    /// Whether the claim is about the misused pattern; otherwise it compares with it.
    public let isOwn: Bool
    /// The judgement for the misuse.
    public let judgement: Judgement
  }

  /// A change of one point in a measure's definition that turns the verdict round.
  public struct Turn: Sendable {
    /// The difference between the definitions.
    public let variant: Measure.Variant
    /// The verdict by the other definition; nil if the cards fix it.
    public let verdict: Verdict?
  }

  /// The claim.
  public let claim: Claim
  /// The claim's card.
  public let card: Card
  /// The judgement against the patterns that the claim's source compares with.
  public let judgement: Judgement
  /// The judgement against all other patterns; nil if the claim compares with none, or with all anyhow.
  public internal(set) var wider: Judgement? = nil
  /// The judgements for misuses of the patterns involved.
  public internal(set) var misuses: [Misuse] = []
  /// The definitions that would turn the verdict round; empty unless the judge looks for them.
  public internal(set) var turns: [Turn] = []
  /// The figures of the claim's pattern that alone would turn the verdict, the nearest first; empty unless the judge looks for
  /// them.
  public internal(set) var figureTurns: [FigureTurn] = []
  /// The reason why a measured claim cannot be decided; nil if it can, or if only recorded results are missing.
  public internal(set) var obstacle: String? = nil

  /// Creates a finding without outcomes.
  init(claim: Claim, card: Card, judgement: Judgement = Judgement(outcomes: []), obstacle: String? = nil) {
    (self.claim, self.card, self.judgement, self.obstacle) = (claim, card, judgement, obstacle)
  }

  /// The outcomes against the patterns that the claim's source compares with.
  public var outcomes: [Judgement.Outcome] { judgement.outcomes }

  /// The verdict; nil for a claim that is not measured, or that the cards fix.
  public var verdict: Verdict? { claim.kind == .measured ? judgement.verdict : nil }

  /// Whether a measured claim follows from the cards, so that it gets no verdict.
  public var isFixed: Bool { claim.kind == .measured && judgement.isFixed }

  /// The state of a rule; nil for a claim.
  public var ruleState: RuleState? {
    guard claim.kind == .rule, !outcomes.isEmpty else { return nil }
    if outcomes.contains(where: { $0.result != .holds }) { return .broken }
    return outcomes.allSatisfy { $0.own.total == 0 } ? .notApplicable : .kept
  }

  /// Whether the verdict is missing because recorded test results are stale.
  public var awaitsRecord: Bool {
    outcomes.isEmpty && obstacle == nil && claim.assertions.contains { $0.measure.needsMutants }
  }

  /// The examples in which the claim holds for a misuse and not for the pattern.
  public func examples(onlyFor misuse: Misuse) -> [Example] {
    misuse.judgement.examplesHolding.filter { !judgement.examplesHolding.contains($0) }
  }
}
