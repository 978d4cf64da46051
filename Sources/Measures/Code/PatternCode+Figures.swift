extension PatternCode {
  /// Computes the figure for a measure in this example.
  ///
  /// It throws for a growth, which ``growth(of:from:)`` computes, and for the mutation score, which needs test results.
  public func figure(for measure: Measure) throws(MeasureError) -> Figure {
    guard case .code(let compute) = measure.origin else {
      throw .notMeasurable(measure: measure.name, subject: "the code of one example")
    }
    guard let figure = compute(self) else { throw notMeasurable(measure) }
    return figure
  }

  /// Computes the growth of a figure from another example to this one; throws if the other's is zero.
  public func growth(of measure: Measure, from smaller: PatternCode) throws(MeasureError) -> Figure {
    let (before, after) = (try smaller.figure(for: measure), try figure(for: measure))
    guard before.value > 0 else { throw smaller.notMeasurable(.growth(of: measure)) }
    return Figure(value: after.value / before.value, evidence: after.evidence)
  }

  private func notMeasurable(_ measure: Measure) -> MeasureError {
    .notMeasurable(measure: measure.name, subject: "\(roleModel.name), \(example)")
  }
}
