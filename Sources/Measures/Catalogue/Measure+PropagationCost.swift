extension Measure {
  /// The share of all pairs of types where the first reaches the second.
  public static let propagationCost = Measure(
    "propagation cost", in: .percent,
    """
    Divides the pairs of types, the first reaching the second, by all pairs: MacCormack, Rusnak and Baldwin 2006.
    """
  ) { code in
    Figure(value: 100 * Double(code.reachingPairs) / Double(code.counted.count * code.counted.count))
  }
}
