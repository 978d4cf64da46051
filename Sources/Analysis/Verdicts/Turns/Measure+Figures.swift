import Catalog
import Measures

extension Measure {
  /// The difference between two figures that reports tell apart.
  var step: Double {
    switch unit {
    case .none, .percent: 1
    case .average, .times: 0.1
    }
  }

  /// The figures from one on, the nearest first, within a range.
  ///
  /// Above, they end at four times the largest figure of the comparison and ten more: no word of a source claims more.
  func figures(
    from value: Double, _ direction: TurnDirection, within range: ClosedRange<Double>, beyond largest: Double
  ) -> [Double] {
    let steps = (value / step).rounded(direction == .larger ? .down : .up)
    let last: Double
    let stride: StrideThrough<Double>
    switch direction {
    case .larger:
      last = min(range.upperBound, 4 * largest + 10)
      stride = Swift.stride(from: steps + 1, through: (last / step).rounded(.down), by: 1)
    case .smaller:
      last = range.lowerBound
      stride = Swift.stride(from: steps - 1, through: (last / step).rounded(.up), by: -1)
    }
    // A quotient, because a multiple of 0.1 is not exact.
    return stride.map { $0 / (1 / step) }
  }
}
