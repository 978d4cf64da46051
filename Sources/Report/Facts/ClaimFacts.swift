import Catalog
import Examples
import Records
import Verdicts

/// The facts on what became of the sources' claims.
struct ClaimFacts {
  /// The ledger of the whole catalogue.
  let ledger: ChangeLedger

  /// A fact for each claim of a pattern that has a verdict,
  /// those on change last.
  func facts(on pattern: PatternFindings) -> [Fact] {
    let judged = pattern.claims.compactMap { finding in
      finding.verdict.map { fact(of: finding, $0) }
    }
    let judgedByChange = ledger.claims(of: [pattern.card]).compactMap {
      finding in
      finding.verdict.map { fact(of: finding, $0) }
    }
    return judged + judgedByChange
  }

  /// The verdict with the figure of the largest example; its address has
  /// those of the others.
  private func fact(of finding: ClaimFinding, _ verdict: Verdict) -> Fact {
    let judgement = finding.judgement
    let outcome = judgement.decisive.last
    return Fact(
      card: finding.card,
      topic: .claims,
      examples: judgement.examples,
      figures: outcome.map {
        [Fact.Figure(name: $0.assertion.measure.name, value: $0.own.value)]
      }
        ?? [],
      statement: """
        \(Self.quoted(finding.claim)): \(verdict.rawValue), \
        \(judgement.places)\(Self.figures(of: outcome))
        """,
      address: .claim(finding.address)
    )
  }

  /// `; in Notes: lines 735 against 538 (MVC), 1.4×`.
  private static func figures(of outcome: Judgement.Outcome?) -> String {
    guard let outcome else { return "" }
    return """
      ; in \(outcome.example.name): \(outcome.assertion.measure.name) \
      \(outcome.figures)
      """
  }

  private func fact(of finding: ChangeClaimFinding, _ verdict: ChangeVerdict)
    -> Fact
  {
    let composer = ChangeComposer(ledger: ledger, detail: .page)
    let predictions = finding.predictions.map(composer.words).joined(
      separator: "; "
    )
    let ids = Set(finding.predictions.map(\.prediction.request))
    let changed = ChangeRequest.all.filter { ids.contains($0.id) }.map(
      \.example
    )
    return Fact(
      card: finding.card,
      topic: .claims,
      examples: Example.all.filter { changed.contains($0.name) },
      figures: finding.predictions.map { prediction in
        Fact.Figure(
          name: prediction.prediction.request,
          value: Double(prediction.own.value)
        )
      },
      statement:
        "\(Self.quoted(finding.claim)): \(verdict.rawValue); \(predictions)",
      address: .claimsOnChange
    )
  }

  /// The claim in its card's words with its source:
  /// `"It takes load off the controller." (Orlov 2015)`.
  private static func quoted(_ claim: Claim) -> String {
    "\"\(claim.text)\" (\(claim.source.label))"
  }
}
