extension PatternCode {
  /// The figure for a measure in this example.
  ///
  /// Growth compares two examples: see ``growth(of:from:)``. A mutation score is not read from code.
  public func figure(for measure: Measure) throws(MeasureError) -> Figure {
    guard case .code(let compute) = measure.origin else {
      throw .notMeasurable(measure: measure.name, subject: "the code of one example")
    }
    guard let figure = compute(self) else { throw notMeasurable(measure) }
    return figure
  }

  /// The growth of a figure from another example to this one; an error if the other's is zero.
  public func growth(of measure: Measure, from smaller: PatternCode) throws(MeasureError) -> Figure {
    let (before, after) = (try smaller.figure(for: measure), try figure(for: measure))
    guard before.value > 0 else { throw smaller.notMeasurable(.growth(of: measure)) }
    return Figure(value: after.value / before.value, evidence: after.evidence)
  }

  private func notMeasurable(_ measure: Measure) -> MeasureError {
    .notMeasurable(measure: measure.name, subject: "\(roleModel.name), \(example)")
  }
}
