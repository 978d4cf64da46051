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
      let places = counted(count, "place")
      return [.sentence("'--all' prints the \(places) behind these figures.")]
    }
    return [.heading(3, ["Places"])] + figures.map(places)
  }

  private func places(of evidence: Evidence) -> Block {
    let measure = evidence.outcome.assertion.measure
    let figure = text(evidence.figure, of: evidence.card, in: measure.unit)
    let example = evidence.outcome.example.name
    return .details(
      [Span("\(example), \(measure.name): \(figure)")],
      evidence.figure.evidence.map { Line(text: "\($0.place)  \($0.text)") }
    )
  }

  /// The figures of the claim and of its misuses that have places, each once.
  private var explainedFigures: [Evidence] {
    let own = evidence(of: finding.outcomes, in: finding.card)
    let ofMisuses = finding.misuses.flatMap { misuse in
      evidence(of: misuse.judgement.outcomes, in: card(of: misuse))
    }
    let figures = (own + ofMisuses).distinct(by: \.key)
    return figures.filter { !$0.figure.evidence.isEmpty }
  }

  /// The pattern whose figures a misuse's judgement compares with others.
  private func card(of misuse: ClaimFinding.Misuse) -> Card {
    if misuse.isOwn { misuse.card } else { finding.card }
  }

  @ListBuilder<Evidence>
  private func evidence(
    of outcomes: [Judgement.Outcome],
    in card: Card
  ) -> [Evidence] {
    for outcome in outcomes {
      Evidence(outcome: outcome, card: card, figure: outcome.own)
      for (card, figure) in outcome.others {
        Evidence(outcome: outcome, card: card, figure: figure)
      }
    }
  }
}
