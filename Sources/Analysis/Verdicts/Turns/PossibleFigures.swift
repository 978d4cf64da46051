import Catalog
import Examples
import Measures

/// The figures that a working program of an example can have.
///
/// The cards' arrows and rules bound them, and so does the example: where every pattern has some of a thing, a program has
/// some; and a program is no smaller than the smallest one of the next smaller example.
struct PossibleFigures {
  private let codebase: Codebase

  init(of codebase: Codebase) {
    self.codebase = codebase
  }

  /// The range of a pattern's figure in an example.
  func range(of measure: Measure, for card: Card, in example: Example) -> ClosedRange<Double> {
    let range = card.range(of: measure, in: example)
    let lowest = min(range.upperBound, max(range.lowerBound, least(of: measure, in: example)))
    return lowest...range.upperBound
  }

  private func least(of measure: Measure, in example: Example) -> Double {
    let figures = figures(for: measure, in: example)
    guard !figures.isEmpty, !figures.contains(0) else { return 0 }
    guard measure.unit == .none, let smaller = example.smaller else { return measure.step }
    return max(measure.step, self.figures(for: measure, in: smaller).min() ?? 0)
  }

  private func figures(for measure: Measure, in example: Example) -> [Double] {
    codebase.patterns.compactMap { $0.value(of: measure, in: example) }
  }
}

extension Example {
  /// The next smaller example; nil for the smallest.
  fileprivate var smaller: Example? {
    let before = Self.all.prefix { $0 != self }
    return before.last
  }
}
