import Comparison
import Measures

/// The JSON of a claim, with verdict and figures if it is measured.
struct ClaimJSON: Encodable {
  /// The outcome of one assertion; growth has no example.
  struct Figure: Encodable {
    let measure: String
    let unit: String?
    let relation: String
    let example: String?
    let own: Double
    let others: [String: Double]
    let holds: Bool

    init(_ outcome: ClaimFinding.Outcome) {
      let unit = outcome.assertion.measure.unit
      (measure, self.unit) = (outcome.assertion.measure.name, unit == .none ? nil : unit.rawValue)
      (relation, example) = (outcome.assertion.relation.rawValue, outcome.example?.id)
      own = unit.rounded(outcome.own.value)
      others = Dictionary(
        outcome.others.map { ($0.pattern.id, unit.rounded($0.figure.value)) },
        uniquingKeysWith: { first, _ in first })
      holds = outcome.holds
    }
  }

  struct Misuse: Encodable {
    let pattern: String
    let isOwn: Bool
    let verdict: String?
    let figures: [Figure]
    /// The examples, or `growth`, for which the claim holds with the misuse and not with the pattern.
    let holdsOnlyHere: [String]
  }

  let id, kind, side, text, source: String
  let sourceAddress, verdict, obstacle: String?
  let figures: [Figure]?
  let misuses: [Misuse]?

  init(_ finding: ClaimFinding) {
    let claim = finding.claim
    (id, kind, side) = (claim.id, claim.kind.rawValue, claim.side.rawValue)
    (text, source, sourceAddress) = (claim.text, claim.source.reference, claim.source.address)
    (verdict, obstacle) = (finding.verdict?.rawValue, finding.obstacle)
    figures = finding.outcomes.isEmpty ? nil : finding.outcomes.map(Figure.init)
    let misuses = finding.misuses.map { misuse in
      Misuse(
        pattern: misuse.card.id, isOwn: misuse.isOwn, verdict: misuse.finding.verdict?.rawValue,
        figures: misuse.finding.outcomes.map(Figure.init),
        holdsOnlyHere: finding.places(onlyFor: misuse).map { $0?.id ?? "growth" })
    }
    self.misuses = misuses.isEmpty ? nil : misuses
  }
}

extension Measure.Unit {
  /// Rounds a figure for JSON: shares to one decimal, factors to two.
  func rounded(_ value: Double) -> Double {
    switch self {
    case .none, .average: value
    case .percent: (value * 10).rounded() / 10
    case .times: (value * 100).rounded() / 100
    }
  }
}
