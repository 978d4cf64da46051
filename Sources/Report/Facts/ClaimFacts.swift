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
    let claimsOnChange = ledger.claims(of: [pattern.card])
    let judged = pattern.claims.compactMap { finding in
      finding.verdict.map { fact(of: finding, $0) }
    }
    let judgedByChange = claimsOnChange.compactMap { finding in
      finding.verdict.map { fact(of: finding, $0) }
    }
    return judged + judgedByChange
  }

  /// The verdict with the figure of the largest example; its address has
  /// those of the others.
  private func fact(of finding: ClaimFinding, _ verdict: Verdict) -> Fact {
    let judgement = finding.judgement
    let largest = [judgement.decisive.last].compactMap(\.self)
    let claim = Self.quoted(finding.claim)
    let places = "\(claim): \(verdict.rawValue), \(judgement.places)"
    let statement = [places] + largest.map(Self.figures)
    return Fact(
      card: finding.card,
      topic: .claims,
      examples: judgement.examples,
      figures: largest.map { outcome in
        Fact.Figure(
          name: outcome.assertion.measure.name,
          value: outcome.own.value
        )
      },
      statement: statement.joined(separator: "; "),
      address: .claim(finding.address)
    )
  }

  /// `in Notes: lines 735 against 538 (MVC), 1.4×`.
  private static func figures(of outcome: Judgement.Outcome) -> String {
    let measure = outcome.assertion.measure.name
    return "in \(outcome.example.name): \(measure) \(outcome.figures)"
  }

  private func fact(
    of finding: ChangeClaimFinding,
    _ verdict: ChangeVerdict
  ) -> Fact {
    let composer = ChangeComposer(ledger: ledger, detail: .page)
    let predictions = finding.predictions.map(composer.words)
    let claim = "\(Self.quoted(finding.claim)): \(verdict.rawValue)"
    let statement = [claim] + predictions
    return Fact(
      card: finding.card,
      topic: .claims,
      examples: Self.examples(of: finding),
      figures: finding.predictions.map { prediction in
        Fact.Figure(
          name: prediction.prediction.request,
          value: Double(prediction.own.value)
        )
      },
      statement: statement.joined(separator: "; "),
      address: .claimsOnChange
    )
  }

  /// The examples that the requests of a claim's predictions change.
  private static func examples(of finding: ChangeClaimFinding) -> [Example] {
    let ids = Set(finding.predictions.map(\.prediction.request))
    let requests = ChangeRequest.all.filter { ids.contains($0.id) }
    let changed = requests.map(\.example)
    return Example.all.filter { changed.contains($0.name) }
  }

  /// The claim in its card's words with its source:
  /// `"It takes load off the controller." (Orlov 2015)`.
  private static func quoted(_ claim: Claim) -> String {
    "\"\(claim.text)\" (\(claim.source.label))"
  }
}
