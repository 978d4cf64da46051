import Catalog
import Examples
import Records

/// The figures that decide one answer, of all patterns.
public struct CriterionFigures: Sendable {
  /// What decides.
  public let criterion: Criterion
  /// The example of the figures.
  public let example: Example
  /// The figures by pattern, misuses included; a pattern without one is left out.
  public let figures: [Card.ID: Double]
  /// The tests that a request breaks, by pattern; empty for any other figure, and without a run on the present code.
  public let brokenTests: [Card.ID: Int]
  /// The largest difference between two authors of one pattern; nil if no pattern has two.
  public let spread: Int?
  /// The patterns that can be an answer: a misuse cannot.
  let candidates: [Card.ID]

  /// The smallest figure of a pattern that can be an answer; nil without figures.
  public var least: Double? { candidates.compactMap { figures[$0] }.min() }

  /// The largest difference that does not tell two figures of a request apart: that between two authors, or one, as small sizes are equal in
  /// all verdicts; nil for any other figure.
  public var tolerance: Int? {
    guard case .request = criterion else { return nil }
    return max(spread ?? 0, 1)
  }

  /// Whether larger figures are ruled out; otherwise smaller ones.
  public var isUpperBound: Bool { criterion != .testsWithoutUI }

  /// What the figure is compared with: the limit of the answer, else of a request the least figure, of steps none; nil if nothing is.
  public func goal(for limit: Int?) -> Double? {
    switch criterion {
    case .request: limit.map(Double.init) ?? least
    case .stepsOfViews: 0
    case .testsWithoutUI, .typesPerScreen, .newLines: limit.map(Double.init)
    }
  }

  /// The last figure that is not ruled out: the limit of the answer, or what a difference within the tolerance reaches; nil if none is.
  public func bound(for limit: Int?) -> Double? {
    if let limit { return Double(limit) }
    return goal(for: nil).map { $0 + Double(tolerance ?? 0) }
  }

  /// The strictest limit that leaves a pattern: the least number, or the largest of tests; nil without a figure, and of steps, which have
  /// no limit.
  public func strictestLimit(for id: Card.ID) -> Int? {
    guard criterion != .stepsOfViews, let figure = figures[id] else { return nil }
    if isUpperBound { return Int(figure.rounded(.up)) }
    return Int(figure.rounded(.down))
  }

  /// Whether a pattern's figure is not ruled out; nil without a figure.
  public func allows(_ id: Card.ID, limit: Int?) -> Bool? {
    guard let figure = figures[id] else { return nil }
    guard let bound = bound(for: limit) else { return true }
    return isUpperBound ? figure <= bound : figure >= bound
  }

  /// How far a pattern's figure is from what it is compared with.
  public func excess(of id: Card.ID, limit: Int?) -> Double? {
    guard let figure = figures[id], let goal = goal(for: limit) else { return nil }
    return abs(figure - goal)
  }

  /// Whether two patterns have figures of which one can be ruled out and the other not: sizes that differ by more than the tolerance, steps
  /// of which one is none, and others by more than one and a tenth, as in verdicts.
  func tellsApart(_ one: Card.ID, _ other: Card.ID) -> Bool {
    guard let first = figures[one], let second = figures[other] else { return false }
    let difference = abs(first - second)
    switch criterion {
    case .request: return difference > Double(tolerance ?? 0)
    case .stepsOfViews: return (first == 0) != (second == 0)
    case .testsWithoutUI, .typesPerScreen, .newLines:
      return difference > 1 && difference >= max(first, second) / 10
    }
  }

  /// The patterns by their figure, in the order of the figures.
  public func groups(of cards: [Card]) -> [FigureGroup] {
    Set(figures.values).sorted().compactMap { figure in
      let same = cards.filter { figures[$0.id] == figure }
      return same.isEmpty ? nil : FigureGroup(figure: figure, cards: same)
    }
  }
}
