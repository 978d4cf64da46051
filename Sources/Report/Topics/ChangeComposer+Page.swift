import Catalog
import Records

/// The pieces of the report that the page of the catalogue puts at
/// places of its own.
extension ChangeComposer {
  /// What was foretold of a request for a pattern's claims, and what came out:
  /// an item for each prediction.
  package func predictions(
    on request: ChangeRequest,
    for card: Card
  ) -> [Block] {
    let findings = ledger.predictions.filter { finding in
      finding.prediction.request == request.id && finding.own.pattern == card.id
    }
    guard !findings.isEmpty else { return [] }
    return [.list(findings.map { item($0, for: card) })]
  }

  private func item(_ finding: PredictionFinding, for card: Card) -> [Span] {
    let prediction = finding.prediction
    let address = ClaimAddress(pattern: card.id, claim: prediction.claim)
    let object = if prediction.decides { "the claim" } else { "no claim" }
    return [
      Span(prediction.claim).linked(to: address),
      Span(words(of: finding)),
      Span("(decides \(object))", .faint),
    ]
  }

  /// The types that the compiler's index named for a request before it was
  /// made, and how many of them each cell edits.
  package func foreseen(of request: ChangeRequest) -> [Block] {
    forecast(of: ledger.cells.filter { $0.request == request })
  }

  /// The claims on change of all patterns that have a cell,
  /// with their verdicts.
  package var claimsOnChange: [Block] {
    claims(of: ledger.cells.map(\.card).distinct(by: \.id))
  }
}
