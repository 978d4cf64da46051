extension PatternCode {
  /// Computes the figure for a measure in this example.
  ///
  /// It throws for a division by zero, and for a measure of the unit tests.
  public func figure(for measure: Measure) throws(MeasureError) -> Figure {
    guard case .code(let compute) = measure.origin else {
      throw .notMeasurable(measure: measure.name, subject: "the code of one example")
    }
    guard let figure = figures.figure(for: measure, compute: { compute(self) }) else {
      throw .notMeasurable(measure: measure.name, subject: "\(roleModel.name), \(example)")
    }
    return figure
  }
}
