import Catalog
import Records

extension ChangeComposer {
  /// The claims on change with a verdict, a line each with its figures, and the ids of those that wait.
  func claims(of cards: [Card]) -> [Block] {
    let findings = ledger.claims(of: cards)
    let judged = findings.filter { $0.verdict != nil }
    guard !judged.isEmpty else { return [] }
    let waiting = findings.filter { $0.verdict == nil }.map(\.claim.id)
    let rest =
      waiting.isEmpty
      ? [] : [Block.paragraph([Span("No request is about: \(waiting.joined(separator: ", ")).")])]
    return [
      .heading(detail.isPage ? 2 : 1, ["Claims on change"]), Self.claimLegend, .lines(judged.map(line)),
    ]
      + rest
  }

  private static let claimLegend = Block.paragraph([
    Span(
      """
      By predictions that were written down before the cells were measured; what was tried before is called not blind. A difference \
      between patterns counts if it is larger than the spread of two authors in one pattern.
      """, .faint)
  ])

  private func line(of finding: ChangeClaimFinding) -> Line {
    let verdict = finding.verdict ?? .spread
    let claim = finding.claim
    return Line(
      mark: "\(verdict.sign) ", text: "\(verdict.rawValue): \(claim.id): \(claim.text)", tone: verdict.tone,
      more: finding.predictions.map(words))
  }

  /// The request, the figures and the outcome of a prediction in a line.
  private func words(of finding: PredictionFinding) -> String {
    let names = Dictionary(uniqueKeysWithValues: Set(ledger.cells.map(\.card)).map { ($0.id, $0.shortName) })
    func text(_ figure: PredictionFinding.PatternFigure) -> String {
      "\(names[figure.pattern] ?? figure.pattern) \(figure.value)"
    }
    let assertion = finding.prediction.assertion
    let rivals = finding.rivals.map(text).joined(separator: ", ")
    let against = rivals.isEmpty ? "" : " against \(rivals)"
    let spread = finding.spread.map { "; spread \($0)" } ?? ""
    let blind = finding.prediction.isBlind ? "" : "; not blind"
    let surprise = finding.isAsExpected ? "" : "; expected otherwise"
    return """
      \(finding.prediction.request), \(assertion.figure.words): \(text(finding.own))\(against), \
      \(assertion.demand)\(spread): \(finding.outcome.words)\(blind)\(surprise)
      """
  }
}

extension ChangeVerdict {
  fileprivate var sign: Character {
    switch self {
    case .supported: "✔"
    case .mixed: "◐"
    case .equal: "="
    case .contradicted: "✘"
    case .spread: "~"
    }
  }

  fileprivate var tone: Span.Tone {
    switch self {
    case .supported: .good
    case .contradicted: .bad
    case .mixed, .equal, .spread: .plain
    }
  }
}

extension PredictionFinding.Outcome {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .equal: "equal"
    case .fails: "does not hold"
    case .spread: "no larger than between two authors"
    }
  }
}

extension ChangeAssertion {
  /// What the claim says of the figure, in a few words.
  fileprivate var demand: String {
    switch self {
    case .fewer: "claimed fewer"
    case .more: "claimed more"
    case .noMore: "claimed no more"
    case .atMost(let bound, _): bound == 0 ? "claimed none" : "claimed at most \(bound)"
    case .atLeast(let bound, _): "claimed at least \(bound)"
    }
  }
}

extension ChangeFigure {
  /// The figure in a few words.
  fileprivate var words: String {
    switch self {
    case .editedTypes: "edited types"
    case .editedTypesOf(let roles): "edited types of \(roles.joined(separator: " and "))"
    case .editedTypesNamed(let names): "edited among \(names.joined(separator: ", "))"
    case .lines(let parts) where parts.isEmpty: "lines that come or go"
    case .lines(let parts): "lines in \(parts.map(\.rawValue).joined(separator: " and "))"
    case .largestShareOfLogic: "share of lines in one type of the logic, in per cent"
    case .brokenTests: "tests that break"
    case .collisions: "types that collide with the other requests"
    }
  }
}
