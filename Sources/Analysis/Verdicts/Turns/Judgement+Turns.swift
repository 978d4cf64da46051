import Catalog
import Measures

extension Judgement {
  /// The figures of the claim's own pattern that alone turn the verdict, the nearest first: in each direction the first figure
  /// with each verdict.
  func turns(within possible: PossibleFigures, of card: Card) -> [FigureTurn] {
    guard let verdict else { return [] }
    let open = outcomes.indices.filter { !outcomes[$0].isFixed }
    let turns = open.flatMap { place in
      TurnDirection.allCases.flatMap { direction in
        self.turns(at: place, direction, from: verdict, within: possible, of: card)
      }
    }
    return turns.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element)
  }

  private func turns(
    at place: Int, _ direction: TurnDirection, from verdict: Verdict, within possible: PossibleFigures,
    of card: Card
  ) -> [FigureTurn] {
    let outcome = outcomes[place]
    let measure = outcome.assertion.measure
    let range = possible.range(of: measure, for: card, in: outcome.example)
    var found: [FigureTurn] = []
    var last = outcome.result
    for figure in measure.figures(from: outcome.own.value, direction, within: range, beyond: outcome.largest)
    {
      let changed = outcome.with(own: figure)
      guard changed.result != last else { continue }
      last = changed.result
      var all = outcomes
      all[place] = changed
      guard let turned = Judgement(outcomes: all, omissions: omissions, hedge: hedge).verdict,
        turned != verdict,
        !found.contains(where: { $0.verdict == turned })
      else { continue }
      found.append(
        FigureTurn(
          example: outcome.example, measure: measure, value: outcome.own.value, direction: direction,
          bound: figure, verdict: turned))
    }
    return found
  }
}

extension Judgement.Outcome {
  /// The outcome with another figure of the claim's own pattern.
  func with(own value: Double) -> Judgement.Outcome {
    let figure = own.with(value)
    return Judgement.Outcome(
      assertion: assertion, example: example, own: figure, others: others,
      result: assertion.outcome(figure, others.map(\.figure)), weight: weight)
  }
}
