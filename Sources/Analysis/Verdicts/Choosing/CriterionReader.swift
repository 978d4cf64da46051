import Catalog
import Examples
import Measures
import Records

/// Reads the figures that decide answers from the code of patterns and from what is kept of runs.
struct CriterionReader {
  let cards: [Card]
  let codebase: Codebase
  let kept: KeptFigures

  /// The figures of all patterns that have one.
  func figures(for criterion: Criterion) -> CriterionFigures {
    let request = criterion.request
    let cells = request.map { kept.cells(of: $0.id) } ?? []
    var figures: [Card.ID: Double] = [:]
    for card in cards { figures[card.id] = figure(of: card.id, for: criterion) }
    var broken: [Card.ID: Int] = [:]
    for cell in cells where cell.version == .first {
      broken[cell.card.id] = cell.figures.breaks?.total
    }
    return CriterionFigures(
      criterion: criterion,
      example: Example.all.first { $0.name == request?.example } ?? Criterion.example, figures: figures,
      brokenTests: broken, spread: cells.spread(of: \.figures.files),
      candidates: Questionnaire.candidates(among: cards).map(\.id))
  }

  private func figure(of id: Card.ID, for criterion: Criterion) -> Double? {
    let entry = codebase.entry(of: id)
    let example = Criterion.example
    switch criterion {
    case .request(let request): return kept.cell(of: request, in: id).map { Double($0.figures.files) }
    case .testsWithoutUI:
      guard let figure = entry?.figureIfAny(for: .isolatedTests, in: example), let total = figure.total,
        total > 0
      else { return nil }
      return (100 * figure.value / Double(total)).rounded()
    case .stepsOfViews: return entry?.value(of: .screenSteps(by: .view, .alertsApart), in: example)
    case .typesPerScreen:
      return entry?.value(of: .typesWithWiring, in: example).map { types in
        (10 * types / Double(Criterion.screens.count)).rounded() / 10
      }
    case .newLines: return nil
    }
  }
}
