import Catalog
import Measures
import Verdicts

/// The JSON of a claim, with verdict and figures if it is measured.
struct ClaimJSON: Encodable {
  /// The outcome of one assertion.
  struct Figure: Encodable {
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
      let unit = outcome.unit
      measure = outcome.assertion.measure.name
      self.unit = if unit == .none { nil } else { unit.rawValue }
      relation = outcome.assertion.relation.rawValue
      margin = outcome.assertion.margin?.rawValue
      example = outcome.example.id
      own = unit.rounded(outcome.own.value)
      total = outcome.own.total
      others = unit.rounded(outcome.others)
      result = outcome.result
      isFixedByTheCard = outcome.isFixed
    }
  }

  /// An assertion in an example that the judge leaves out of account.
  struct LeftOut: Encodable {
    let measure: String
    let example: String
    let reason: String
    let figures: [String: Double]

    init(_ omission: Omission) {
      measure = omission.assertion.measure.name
      example = omission.example.id
      reason = omission.reason.words
      figures = omission.unit.rounded(omission.figures)
    }
  }

  /// A figure of the claim's own pattern that alone turns the verdict.
  struct Turn: Encodable {
    let measure: String
    let example: String
    let verdict: String
    let own: Double
    /// The nearest figure with which the other verdict follows, and the last
    /// one; none if there is no end within a program.
    let from: Double
    let to: Double?

    init(_ turn: FigureTurn) {
      let unit = turn.measure.unit
      measure = turn.measure.name
      example = turn.example.id
      verdict = turn.verdict.rawValue
      own = unit.rounded(turn.value)
      from = unit.rounded(turn.bound)
      to = turn.last.map(unit.rounded)
    }
  }

  struct Misuse: Encodable {
    let pattern: String
    let isOwn: Bool
    let verdict: String?
    let figures: [Figure]
    /// The examples for which the claim holds with the misuse and
    /// not with the pattern.
    let holdsOnlyHere: [String]

    init(_ misuse: ClaimFinding.Misuse, of finding: ClaimFinding) {
      pattern = misuse.card.id
      isOwn = misuse.isOwn
      verdict = misuse.judgement.verdict?.rawValue
      figures = misuse.judgement.outcomes.map(Figure.init)
      holdsOnlyHere = finding.examples(onlyFor: misuse).map(\.id)
    }
  }

  let id: String
  let kind: String
  let side: String
  let text: String
  let source: String
  let sourceAddress: String?
  let verdict: String?
  let verdictAgainstAllOthers: String?
  let obstacle: String?
  let hedge: String?
  let state: RuleState?
  let isFixedByTheCard: Bool
  let against: [String]
  // Empty lists have no key.
  let figures: [Figure]?
  let leftOut: [LeftOut]?
  let turns: [Turn]?
  let misuses: [Misuse]?

  init(_ finding: ClaimFinding) {
    let claim = finding.claim
    id = claim.id
    kind = claim.kind.rawValue
    side = claim.side.rawValue
    text = claim.text
    source = claim.source.reference
    sourceAddress = claim.source.address
    verdict = finding.verdict?.rawValue
    verdictAgainstAllOthers = finding.verdict.flatMap { _ in
      finding.wider?.verdict?.rawValue
    }
    obstacle = finding.missing?.words
    hedge = claim.hedge?.rawValue
    state = finding.ruleState
    isFixedByTheCard = finding.isFixed
    against = claim.against
    figures = finding.outcomes.map(Figure.init).nonEmpty
    leftOut = finding.judgement.omissions.map(LeftOut.init).nonEmpty
    turns = finding.figureTurns.map(Turn.init).nonEmpty
    misuses = finding.misuses.map { Misuse($0, of: finding) }.nonEmpty
  }
}

extension Array {
  /// The array; nil if it is empty.
  fileprivate var nonEmpty: [Element]? { if isEmpty { nil } else { self } }
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

  /// Rounds the figures of some patterns, by their ids.
  fileprivate func rounded(
    _ figures: [(pattern: Card, figure: Figure)]
  ) -> [String: Double] {
    figures.distinct(by: \.pattern.id).reduce(into: [:]) { rounded, figure in
      rounded[figure.pattern.id] = self.rounded(figure.figure.value)
    }
  }
}
