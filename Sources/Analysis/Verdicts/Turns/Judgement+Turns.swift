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
    let figures = measure.figures(
      from: outcome.own.value, direction, within: range, beyond: outcome.largest)
    let verdicts = verdicts(at: place)
    var found: [FigureTurn] = []
    var before = (figure: outcome.own.value, verdict: verdict)
    for figure in figures {
      guard let turned = verdicts[outcome.result(with: figure)] else { continue }
      if turned != before.verdict {
        if found.last?.last == nil, found.last?.verdict == before.verdict {
          found[found.count - 1].last = before.figure
        }
        if turned != verdict, !found.contains(where: { $0.verdict == turned }) {
          found.append(
            FigureTurn(
              example: outcome.example, measure: measure, value: outcome.own.value, direction: direction,
              bound: figure, verdict: turned))
        }
      }
      before = (figure, turned)
    }
    return found
  }

  /// The verdict for each result that one outcome could have: of the figure nothing else counts.
  private func verdicts(at place: Int) -> [Assertion.Outcome: Verdict] {
    var verdicts: [Assertion.Outcome: Verdict] = [:]
    for result in Assertion.Outcome.allCases {
      var all = outcomes
      all[place] = outcomes[place].with(result)
      verdicts[result] = Judgement(outcomes: all, omissions: omissions, hedge: hedge).verdict
    }
    return verdicts
  }
}

extension Judgement.Outcome {
  /// The largest figure of the comparison.
  fileprivate var largest: Double { ([own] + others.map(\.figure)).map(\.value).max() ?? own.value }

  /// The outcome with another result.
  fileprivate func with(_ result: Assertion.Outcome) -> Judgement.Outcome {
    Judgement.Outcome(
      assertion: assertion, example: example, own: own, others: others, result: result, weight: weight)
  }

  /// The result with another figure of the claim's own pattern.
  fileprivate func result(with value: Double) -> Assertion.Outcome {
    assertion.outcome(own.with(value), others.map(\.figure))
  }
}
