import Catalog
import Examples
import Measures
import Verdicts

extension ClaimComposer {
  /// A figure with the places that explain it.
  private struct Evidence {
    let outcome: Judgement.Outcome
    let card: Card
    let figure: Figure

    /// What tells it from another: several outcomes have the same figure.
    var key: Key {
      Key(
        example: outcome.example,
        measure: outcome.assertion.measure.id,
        card: card.id
      )
    }
  }

  private struct Key: Hashable {
    let example: Example
    let measure: Measure.ID
    let card: Card.ID
  }

  /// The places behind each figure; on a screen, how to print them.
  package var evidence: [Block] {
    let figures = explainedFigures
    let count = figures.map(\.figure.evidence.count).reduce(0, +)
    if count == 0 { return [] }
    if detail.isScreen {
      return [
        .paragraph([
          "'--all' prints the \(counted(count, "place")) behind these figures."
        ])
      ]
    }
    return [.heading(3, ["Places"])] + figures.map(places)
  }

  private func places(of evidence: Evidence) -> Block {
    let measure = evidence.outcome.assertion.measure
    let figure = text(evidence.figure, of: evidence.card, in: measure.unit)
    return .details(
      [Span("\(evidence.outcome.example.name), \(measure.name): \(figure)")],
      evidence.figure.evidence.map { Line(text: "\($0.place)  \($0.text)") }
    )
  }

  /// The figures of the claim and of its misuses that have places, each once.
  private var explainedFigures: [Evidence] {
    let ofMisuses = finding.misuses.flatMap { misuse in
      evidence(of: misuse.judgement.outcomes, in: card(of: misuse))
    }
    var seen: Set<Key> = []
    return (evidence(of: finding.outcomes, in: finding.card) + ofMisuses).filter
    { evidence in
      seen.insert(evidence.key).inserted && !evidence.figure.evidence.isEmpty
    }
  }

  /// The pattern whose figures a misuse's judgement compares with others.
  private func card(of misuse: ClaimFinding.Misuse) -> Card {
    if misuse.isOwn { misuse.card } else { finding.card }
  }

  private func evidence(of outcomes: [Judgement.Outcome], in card: Card)
    -> [Evidence]
  {
    outcomes.flatMap { outcome in
      [Evidence(outcome: outcome, card: card, figure: outcome.own)]
        + outcome.others.map {
          Evidence(outcome: outcome, card: $0.pattern, figure: $0.figure)
        }
    }
  }
}
