import Catalog
import Comparison

extension JSONReport {
  /// A claim with its verdict and figures, if it was put to the test.
  struct Claim: Encodable {
    let id: String
    let kind: String
    let side: String
    let text: String
    let source: String
    let verdict: String?
    /// Why a measured claim has no verdict, though it was put to the test.
    let obstacle: String?
    let figures: [Figure]?
    let misuses: [Misuse]?

    init(_ finding: ClaimFinding) {
      let claim = finding.claim
      (id, kind, side) = (claim.id, claim.kind.rawValue, claim.side.rawValue)
      (text, source) = (claim.text, claim.source.reference)
      verdict = finding.verdict?.rawValue
      obstacle = finding.obstacle
      figures = finding.outcomes.isEmpty ? nil : finding.outcomes.map(Figure.init)
      misuses = finding.misuses.isEmpty ? nil : finding.misuses.map { Misuse($0, in: finding) }
    }
  }

  /// What became of a claim with a pattern's misuse in that pattern's place.
  struct Misuse: Encodable {
    let pattern: String
    let isOwn: Bool
    let verdict: String?
    let figures: [Figure]
    /// The examples in which the claim holds for the misuse and not for the pattern; `growth` for what is told of both.
    let holdsOnlyHere: [String]

    init(_ misuse: ClaimFinding.Misuse, in finding: ClaimFinding) {
      (pattern, isOwn) = (misuse.card.id, misuse.isOwn)
      verdict = misuse.finding.verdict?.rawValue
      figures = misuse.finding.outcomes.map(Figure.init)
      holdsOnlyHere = finding.places(onlyFor: misuse).map { $0?.rawValue ?? "growth" }
    }
  }

  /// What one test of a claim came to; of growth from one example to the other it has no example.
  struct Figure: Encodable {
    let measure: String
    let unit: String?
    let relation: String
    let example: String?
    let own: Double
    let others: [String: Double]
    let holds: Bool

    init(_ outcome: ClaimFinding.Outcome) {
      let unit = outcome.test.measure.unit
      measure = outcome.test.measure.label
      self.unit = unit == .none ? nil : unit.rawValue
      relation = outcome.test.relation.rawValue
      example = outcome.example?.rawValue
      own = Self.rounded(outcome.own.value, unit)
      others = Dictionary(
        outcome.others.map { ($0.pattern.id, Self.rounded($0.figure.value, unit)) },
        uniquingKeysWith: { first, _ in first })
      holds = outcome.holds
    }

    /// Shares to one decimal, times to two; what counts things is whole already.
    private static func rounded(_ value: Double, _ unit: Measure.Unit) -> Double {
      switch unit {
      case .none: value
      case .percent: (value * 10).rounded() / 10
      case .times: (value * 100).rounded() / 100
      }
    }
  }
}
