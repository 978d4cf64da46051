import Examples
import Measures

extension Card {
  /// The values that a figure can have in an example while the code keeps to the card's arrows and rules.
  public func range(of measure: Measure, in example: Example) -> ClosedRange<Double> {
    var range = measure.range(roleModel)
    for claim in claims where claim.kind == .rule && claim.examples.contains(example) {
      for assertion in claim.assertions where assertion.measure == measure {
        guard let left = assertion.range, left.overlaps(range) else { continue }
        range = left.clamped(to: range)
      }
    }
    return range
  }
}
