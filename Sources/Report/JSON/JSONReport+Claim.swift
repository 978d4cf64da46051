import Comparison
import Measures

extension JSONReport {
  /// A claim with its verdict and figures, if it was put to the test.
  func claim(_ finding: ClaimFinding) -> JSONObject {
    let claim = finding.claim
    let misuses = finding.misuses.map { misuse -> JSONObject in
      [
        "pattern": misuse.card.id, "isOwn": misuse.isOwn, "verdict": misuse.finding.verdict?.rawValue,
        "figures": misuse.finding.outcomes.map(figure),
        // The examples in which the claim holds for the misuse and not for the pattern; growth is of both.
        "holdsOnlyHere": finding.places(onlyFor: misuse).map { $0?.id ?? "growth" },
      ]
    }
    return [
      "id": claim.id, "kind": claim.kind.rawValue, "side": claim.side.rawValue, "text": claim.text,
      "source": claim.source.reference, "verdict": finding.verdict?.rawValue,
      "obstacle": finding.obstacle, "figures": finding.outcomes.isEmpty ? nil : finding.outcomes.map(figure),
      "misuses": misuses.isEmpty ? nil : misuses,
    ]
  }

  /// What one assertion of a claim came to; of growth from one example to the other it has no example.
  private func figure(_ outcome: ClaimFinding.Outcome) -> JSONObject {
    let measure = outcome.assertion.measure
    return [
      "measure": measure.name, "unit": measure.unit == .none ? nil : measure.unit.rawValue,
      "relation": outcome.assertion.relation.rawValue, "example": outcome.example?.id,
      "own": rounded(outcome.own.value, measure.unit),
      "others": JSONObject(
        outcome.others.map { ($0.pattern.id, rounded($0.figure.value, measure.unit)) }),
      "holds": outcome.holds,
    ]
  }

  /// Shares to one decimal, times to two; what counts things is whole already.
  func rounded(_ value: Double, _ unit: Measure.Unit) -> Double {
    switch unit {
    case .none, .average: value
    case .percent: (value * 10).rounded() / 10
    case .times: (value * 100).rounded() / 100
    }
  }
}
