import Catalog
import Verdicts
import Measures

/// The JSON of a claim, with verdict and figures if it is measured.
struct ClaimJSON: Codable {
  /// The outcome of one assertion.
  struct Figure: Codable {
    let measure: String
    let unit: String?
    let relation: String
    let margin: String?
    let example: String
    let own: Double
    let total: Int?
    let others: [String: Double]
    let result: Assertion.Outcome
    let isFixedByTheCard: Bool

    init(_ outcome: Judgement.Outcome) {
      let unit = outcome.assertion.measure.unit
      (measure, self.unit) = (outcome.assertion.measure.name, unit == .none ? nil : unit.rawValue)
      (relation, example) = (outcome.assertion.relation.rawValue, outcome.example.id)
      margin = outcome.assertion.margin?.rawValue
      own = unit.rounded(outcome.own.value)
      others = Dictionary(
        outcome.others.map { ($0.pattern.id, unit.rounded($0.figure.value)) },
        uniquingKeysWith: { first, _ in first })
      (total, result, isFixedByTheCard) = (outcome.own.total, outcome.result, outcome.isFixed)
    }
  }

  /// An assertion in an example that the judge leaves out of account.
  struct LeftOut: Codable {
    let measure, example, reason: String
    let figures: [String: Double]

    init(_ omission: Omission) {
      let unit = omission.assertion.measure.unit
      (measure, example) = (omission.assertion.measure.name, omission.example.id)
      reason = omission.reason.words
      figures = Dictionary(
        omission.figures.map { ($0.pattern.id, unit.rounded($0.figure.value)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// A figure of the claim's own pattern that alone turns the verdict.
  struct Turn: Codable {
    let measure, example, verdict: String
    let own: Double
    /// The nearest figure with which the other verdict follows, and the last one; none if there is no end within a program.
    let from: Double
    let to: Double?

    init(_ turn: FigureTurn) {
      let unit = turn.measure.unit
      (measure, example, verdict) = (turn.measure.name, turn.example.id, turn.verdict.rawValue)
      (own, from) = (unit.rounded(turn.value), unit.rounded(turn.bound))
      to = turn.last.map(unit.rounded)
    }
  }

  struct Misuse: Codable {
    let pattern: String
    let isOwn: Bool
    let verdict: String?
    let figures: [Figure]
    /// The examples for which the claim holds with the misuse and not with the pattern.
    let holdsOnlyHere: [String]
  }

  let id, kind, side, text, source: String
  let sourceAddress, verdict, verdictAgainstAllOthers, obstacle, hedge: String?
  let state: RuleState?
  let isFixedByTheCard: Bool
  let against: [String]
  let figures: [Figure]?
  let leftOut: [LeftOut]?
  let turns: [Turn]?
  let misuses: [Misuse]?

  init(_ finding: ClaimFinding) {
    let claim = finding.claim
    (id, kind, side) = (claim.id, claim.kind.rawValue, claim.side.rawValue)
    (text, source, sourceAddress) = (claim.text, claim.source.reference, claim.source.address)
    (verdict, obstacle) = (finding.verdict?.rawValue, finding.missing?.words)
    verdictAgainstAllOthers = finding.verdict == nil ? nil : finding.wider?.verdict?.rawValue
    (state, isFixedByTheCard) = (finding.ruleState, finding.isFixed)
    (hedge, against) = (claim.hedge?.rawValue, claim.against)
    figures = finding.outcomes.isEmpty ? nil : finding.outcomes.map(Figure.init)
    let omissions = finding.judgement.omissions
    leftOut = omissions.isEmpty ? nil : omissions.map(LeftOut.init)
    turns = finding.figureTurns.isEmpty ? nil : finding.figureTurns.map(Turn.init)
    let misuses = finding.misuses.map { misuse in
      Misuse(
        pattern: misuse.card.id, isOwn: misuse.isOwn, verdict: misuse.judgement.verdict?.rawValue,
        figures: misuse.judgement.outcomes.map(Figure.init),
        holdsOnlyHere: finding.examples(onlyFor: misuse).map(\.id))
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
