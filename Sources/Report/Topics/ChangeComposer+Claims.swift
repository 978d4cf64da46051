import Catalog
import CodeGraph
import Records

extension ChangeComposer {
  /// The claims on change with a verdict, a line each with its figures, and the
  /// ids of those that wait.
  @ListBuilder<Block>
  func claims(of cards: [Card]) -> [Block] {
    let findings = ledger.claims(of: cards)
    let judged = findings.filter { $0.verdict != nil }
    let waiting = findings.filter { $0.verdict == nil }.map(\.claim.id)
    if !judged.isEmpty {
      Block.heading(detail.level(onPage: 2), ["Claims on change"])
      Self.legendOfClaims
      Block.lines(judged.map(line))
      if !waiting.isEmpty {
        Block.sentence("Waiting, as no figure here bears on them; what would:")
        Block.lines(lines(waiting: waiting))
      }
    }
  }

  private static let legendOfClaims = Block.note(
    """
    By predictions that were written down before the cells were measured, and \
    of which two of three readers say that they bear on the claim; what was \
    tried before is called not blind. A difference counts if it is larger than \
    the spread of two authors in one pattern.
    """
  )

  private func line(of finding: ChangeClaimFinding) -> Line {
    let verdict = finding.verdict ?? .spread
    let claim = finding.claim
    return Line(
      mark: "\(verdict.sign) ",
      text: "\(verdict.rawValue): \(claim.id): \(claim.text)",
      tone: verdict.tone,
      more: finding.predictions.map(words)
    )
  }

  /// The ids of claims without a verdict, by what each waits for.
  @ListBuilder<Line>
  private func lines(waiting ids: [Claim.ID]) -> [Line] {
    for request in AwaitedRequest.all {
      let awaiting = request.claims.filter(ids.contains)
      if !awaiting.isEmpty { line(awaiting, wait: request.text) }
    }
    let known = AwaitedRequest.all.flatMap(\.claims)
    let others = ids.filter { !known.contains($0) }
    if !others.isEmpty { line(others, wait: "nothing that was thought of") }
  }

  private func line(_ ids: [Claim.ID], wait text: String) -> Line {
    Line(mark: "– ", text: "\(ids.joined(separator: ", ")): \(text)")
  }

  // MARK: Predictions

  /// What was foretold of a request and decides nothing, a line each;
  /// nothing without a figure.
  func foretold(of request: ChangeRequest) -> [Block] {
    let findings = ledger.predictions.filter { finding in
      finding.prediction.request == request.id && !finding.prediction.decides
    }
    if findings.isEmpty { return [] }
    let text = """
      Foretold, beside the claim that it was thought to bear on; it \
      decides none of them:
      """
    let lines = findings.map { finding in
      let text = "\(finding.prediction.claim): \(words(of: finding))"
      return Line(mark: "– ", text: PlacedText(text))
    }
    return [.note(text), .lines(lines)]
  }

  /// The request, the figures and the outcome of a prediction in a line.
  func words(of finding: PredictionFinding) -> String {
    let assertion = finding.prediction.assertion
    let demand = [String].building {
      assertion.demand
      if let spread = finding.spread { "spread \(spread)" }
    }
    let outcome = [String].building {
      finding.outcome.words
      if !finding.prediction.isBlind { "not blind" }
      if !finding.isAsExpected { "expected otherwise" }
    }
    return """
      \(finding.prediction.request), \(assertion.figure.words): \
      \(figures(of: finding)), \(demand.joined(separator: "; ")): \
      \(outcome.joined(separator: "; "))
      """
  }

  /// `MVP 5 against MVC 2`.
  private func figures(of finding: PredictionFinding) -> String {
    text(finding.own) + finding.rivals.map(text).joined(after: " against ")
  }

  private func text(_ figure: PredictionFinding.PatternFigure) -> String {
    let card = ledger.cells.first { $0.card.id == figure.pattern }?.card
    return "\(card?.shortName ?? figure.pattern) \(figure.value)"
  }
}
