import Catalog
import Records

extension ChangeComposer {
  /// The claims on change with a verdict, a line each with its figures, and the ids of those that wait.
  func claims(of cards: [Card]) -> [Block] {
    let findings = ledger.claims(of: cards)
    let judged = findings.filter { $0.verdict != nil }
    guard !judged.isEmpty else { return [] }
    let waiting = findings.filter { $0.verdict == nil }.map(\.claim.id)
    let awaited = AwaitedRequest.all.compactMap { request -> Line? in
      let ids = request.claims.filter(waiting.contains)
      return ids.isEmpty ? nil : Line(mark: "– ", text: "\(ids.joined(separator: ", ")): \(request.text)")
    }
    let known = AwaitedRequest.all.flatMap(\.claims)
    let others = waiting.filter { !known.contains($0) }.joined(separator: ", ")
    let last = others.isEmpty ? [] : [Line(mark: "– ", text: "\(others): nothing that was thought of")]
    let rest: [Block] =
      waiting.isEmpty
      ? [] : [.paragraph(["Waiting, as no figure here bears on them; what would:"]), .lines(awaited + last)]
    return [
      .heading(detail.isPage ? 2 : 1, ["Claims on change"]), Self.claimLegend, .lines(judged.map(line)),
    ]
      + rest
  }

  private static let claimLegend = Block.paragraph([
    Span(
      """
      By predictions that were written down before the cells were measured, and of which two of three readers say that they bear on the \
      claim; what was tried before is called not blind. A difference counts if it is larger than the spread of two authors in one pattern.
      """, .faint)
  ])

  private func line(of finding: ChangeClaimFinding) -> Line {
    let verdict = finding.verdict ?? .spread
    let claim = finding.claim
    return Line(
      mark: "\(verdict.sign) ", text: "\(verdict.rawValue): \(claim.id): \(claim.text)", tone: verdict.tone,
      more: finding.predictions.map(words))
  }

  /// What was foretold of a request and decides nothing, a line each; nothing without a figure.
  func foretold(of request: ChangeRequest) -> [Block] {
    let findings = ledger.predictions.filter { $0.prediction.request == request.id && !$0.prediction.decides }
    guard !findings.isEmpty else { return [] }
    let text = "Foretold, beside the claim that it was thought to bear on; it decides none of them:"
    return [
      .paragraph([Span(text, .faint)]),
      .lines(findings.map { Line(mark: "– ", text: "\($0.prediction.claim): \(words(of: $0))") }),
    ]
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
    case .inexact, .spread: "~"
    }
  }

  fileprivate var tone: Span.Tone {
    switch self {
    case .supported: .good
    case .contradicted: .bad
    case .mixed, .inexact, .equal, .spread: .plain
    }
  }
}

extension PredictionFinding.Outcome {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .inexact: "another size"
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
    case .fewer(_, _, nil): "claimed fewer"
    case .fewer(_, _, .some(let margin)): "claimed \(margin.words[0]) fewer"
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
