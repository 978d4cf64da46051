import Catalog
import Verdicts

extension ClaimFinding {
  /// The card's caveats that have a bearing on the claim.
  var caveats: [Caveat] { card.caveats.filter { $0.claims.contains(claim.id) } }

  /// A hint to those caveats; empty without a verdict or a caveat.
  var weighing: [Span] {
    if verdict == nil { return [] }
    return caveats.map {
      Span("– caveat \($0.number) weighs on this: 'compare explain'")
    }
  }

  /// The reason for a missing verdict, and the remedy; nil if there is a
  /// verdict or the claim is not measured.
  var undecidedReason: String? { missing?.words }

  /// The places that a kept rule's hedge excuses:
  /// `exceptions: Notes 1 of 9 (state stored in views)`; nil if there are none.
  var exceptionWords: String? {
    if exceptions.isEmpty { return nil }
    let texts = exceptions.map {
      "\($0.example.name) \($0.figures) (\($0.assertion.measure.name))"
    }
    return "exceptions: \(texts.joined(separator: "; "))"
  }

  /// Whether there is a verdict or the state of a rule, with figures to show.
  package var isJudged: Bool { verdict != nil || ruleState != nil }

  /// The place of the claim on the page of its pattern.
  package var address: ClaimAddress {
    ClaimAddress(pattern: card.id, claim: claim.id)
  }

  // MARK: What would turn it

  /// The code that would break or mend a rule; for a claim the figures that
  /// alone would turn the verdict, then the definitions that would.
  var flips: [String] {
    if let ruleState { return flips(of: ruleState) }
    if verdict == nil { return [] }
    if figureTurns.isEmpty {
      return ["no single figure turns it"] + turns.map(\.words)
    }
    return figureTurns.map(\.words) + turns.map(\.words)
  }

  private func flips(of state: RuleState) -> [String] {
    let flipping = outcomes.filter { state == .kept || $0.result != .holds }
    let texts = flipping.map { "\($0.flip) (\($0.assertion.measure.name))" }
    return texts.distinct()
  }
}

extension ClaimFinding.Turn {
  /// The other definition with the verdict by it.
  fileprivate var words: String {
    let word = verdict?.rawValue ?? "fixed by the card"
    return "\(variant.difference) (\(variant.measure.name)): \(word)"
  }
}
