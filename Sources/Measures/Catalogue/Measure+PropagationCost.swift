extension Measure {
  package static let propagationCost = Measure(
    "propagation cost", in: .percent,
    """
    Divides the pairs of types of which the first reaches the second, each type reaching itself, by all pairs: \
    MacCormack, Rusnak and Baldwin 2006.
    """,
    .code { code in
      Figure(value: 100 * Double(code.reachingPairs) / Double(code.counted.count * code.counted.count))
    })
}
