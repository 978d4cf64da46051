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
  /// The reason why nothing could be judged; nil if it could, or if no code was read.
  let obstacle: MissingVerdict?

  /// Creates a finding without outcomes.
  init(claim: Claim, card: Card, judgement: Judgement = Judgement(), obstacle: MissingVerdict? = nil) {
    (self.claim, self.card, self.judgement, self.obstacle) = (claim, card, judgement, obstacle)
  }

  /// The outcomes against the patterns that the claim's source compares with.
  public var outcomes: [Judgement.Outcome] { judgement.outcomes }

  /// The verdict; nil for a claim that is not measured, or that is without evidence.
  public var verdict: Verdict? { claim.kind == .measured ? judgement.verdict : nil }

  /// The reason why a measured claim has no verdict; nil for one with a verdict, for other kinds, and if no code was read.
  public var missing: MissingVerdict? {
    if let obstacle { return obstacle }
    guard claim.kind == .measured, verdict == nil else { return nil }
    if outcomes.isEmpty {
      let reasons = judgement.omissions.map(\.reason).distinct()
      return reasons.isEmpty ? nil : .notApplicable(reasons)
    }
    if outcomes.contains(where: { $0.weight == .contrast }) { return .misuse }
    return judgement.canOnlyTie ? .tie : .fixed
  }

  /// Whether a measured claim follows from the cards, or from code that is the same in each pattern.
  public var isFixed: Bool { missing == .fixed || missing == .tie }

  /// The state of a rule; nil for a claim.
  public var ruleState: RuleState? {
    guard claim.kind == .rule else { return nil }
    if outcomes.isEmpty { return judgement.omissions.isEmpty ? nil : .notApplicable }
    return outcomes.allSatisfy { $0.result == .holds } ? .kept : .broken
  }

  /// The places that a rule's hedge excuses, as the source's words leave exceptions.
  public var exceptions: [Judgement.Outcome] {
    claim.hedge == nil ? [] : outcomes.filter { ruleState == .kept && $0.own.value > 0 }
  }

  /// The examples in which the claim holds for a misuse and not for the pattern.
  public func examples(onlyFor misuse: Misuse) -> [Example] {
    misuse.judgement.examplesHolding.filter { !judgement.examplesHolding.contains($0) }
  }
}
