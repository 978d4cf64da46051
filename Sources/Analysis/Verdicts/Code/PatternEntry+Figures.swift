import Examples
import Measures

extension Codebase.PatternEntry {
  /// The value for a row of the tables; nil if mutation results are stale or there is no logic to take a share of.
  public func value(of measure: Measure, in example: Example) -> Double? {
    try? figure(for: measure, in: example).value
  }

  /// The figure; nil where the measure has none, such as for a division by zero.
  func figureIfAny(for measure: Measure, in example: Example) -> Figure? {
    do throws(MeasureError) {
      return try figure(for: measure, in: example)
    } catch {
      return nil
    }
  }

  func figure(for measure: Measure, in example: Example) throws(MeasureError) -> Figure {
    guard let code = code[example] else { throw .graph(.noTypes(module: "\(card.module), \(example.name)")) }
    if let figure = mutants?.figure(for: measure, in: example, of: code) { return figure }
    return try code.figure(for: measure)
  }
}
