import Catalog

/// A claim on change with what came of its predictions.
public struct ChangeClaimFinding: Sendable {
  /// The claim.
  public let claim: Claim
  /// The claim's card.
  public let card: Card
  /// What came of the predictions that bear on it, in the order of the requests; none if no request does.
  public let predictions: [PredictionFinding]

  /// The verdict; nil without a prediction.
  public var verdict: ChangeVerdict? {
    let outcomes = predictions.map(\.outcome)
    guard !outcomes.isEmpty else { return nil }
    let holding = outcomes.count { $0 == .holds }
    if holding >= Hedge.fewest(of: outcomes.count, by: claim.hedge) { return .supported }
    if holding > 0 { return .mixed }
    if outcomes.contains(.fails) { return .contradicted }
    if outcomes.contains(.inexact) { return .inexact }
    return outcomes.contains(.equal) ? .equal : .spread
  }
}

extension ChangeLedger {
  /// The claims on change of some cards, in their order.
  public func claims(of cards: [Card]) -> [ChangeClaimFinding] {
    let findings = predictions
    return cards.flatMap { card in
      card.claims.filter { $0.kind == .change }.map { claim in
        ChangeClaimFinding(
          claim: claim, card: card,
          predictions: findings.filter { $0.prediction.decides && $0.prediction.claim == claim.id })
      }
    }
  }
}
