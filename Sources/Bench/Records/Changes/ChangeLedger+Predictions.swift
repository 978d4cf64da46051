import Catalog

extension ChangeLedger {
  /// What came of the predictions of which all figures are there.
  public var predictions: [PredictionFinding] { Prediction.all.compactMap(finding) }

  /// What came of a prediction; nil if a figure is missing, or if its pattern is not shown.
  package func finding(of prediction: Prediction) -> PredictionFinding? {
    let figure = prediction.assertion.figure
    let shown = cells.filter { $0.request.id == prediction.request }
    let cells = shown + others.filter { $0.request.id == prediction.request }
    func value(of id: Card.ID?, _ version: ChangeVersion = .first) -> PredictionFinding.PatternFigure? {
      let cell = cells.first { $0.card.id == id && $0.version == version }
      return cell.flatMap { figure.value(of: $0, in: self) }.map { .init(pattern: id ?? "", value: $0) }
    }
    let own = prediction.claim.split(separator: ".").first.map(String.init)
    guard shown.contains(where: { $0.card.id == own }) else { return nil }
    let rivals = prediction.assertion.rivals.compactMap { value(of: $0) }
    guard let first = value(of: own), rivals.count == prediction.assertion.rivals.count else { return nil }
    // Only first versions are joined.
    let spread = figure == .collisions ? nil : cells.spread { figure.value(of: $0, in: self) }
    let versions = [first.value] + [value(of: own, .second)?.value].compactMap(\.self)
    return PredictionFinding(
      prediction: prediction, own: first, rivals: rivals, spread: spread,
      outcome: prediction.assertion.outcome(versions, against: rivals.map(\.value), spread: spread ?? 0))
  }
}

extension ChangeAssertion {
  /// The outcome for the figures of a pattern's versions, the first one first, and those of other patterns.
  ///
  /// A difference between patterns counts if it is larger than that between two authors; a bound must come out alike in both versions.
  package func outcome(
    _ versions: [Int], against rivals: [Int], spread: Int
  ) -> PredictionFinding.Outcome {
    switch self {
    case .fewer(_, _, let margin):
      let own = versions.first ?? 0
      let outcomes = rivals.map { rival in
        let outcome = Self.outcome(of: rival - own, spread)
        let hasSize = margin?.contains(larger: Double(rival), smaller: Double(own)) ?? true
        return outcome == .holds && !hasSize ? .inexact : outcome
      }
      return Self.worst(outcomes)
    case .more: return Self.worst(rivals.map { Self.outcome(of: (versions.first ?? 0) - $0, spread) })
    case .noMore:
      let outcomes = rivals.map { Self.outcome(of: $0 - (versions.first ?? 0), spread) }
      return Self.worst(outcomes.map { $0 == .equal ? .holds : $0 })
    case .atMost(let bound, _): return Self.outcome(versions.map { $0 <= bound })
    case .atLeast(let bound, _): return Self.outcome(versions.map { $0 >= bound })
    }
  }

  /// The outcome of a difference that should be larger than 0.
  private static func outcome(of lead: Int, _ spread: Int) -> PredictionFinding.Outcome {
    if lead == 0 { return .equal }
    if abs(lead) <= spread { return .spread }
    return lead > 0 ? .holds : .fails
  }

  private static func outcome(_ versions: [Bool]) -> PredictionFinding.Outcome {
    if versions.allSatisfy(\.self) { return .holds }
    return versions.contains(true) ? .spread : .fails
  }

  /// The outcome that is furthest from holding.
  private static func worst(_ outcomes: [PredictionFinding.Outcome]) -> PredictionFinding.Outcome {
    let order: [PredictionFinding.Outcome] = [.fails, .equal, .spread, .inexact]
    return order.first(where: outcomes.contains) ?? .holds
  }
}
