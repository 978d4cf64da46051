extension Measure {
  /// The number of types that a type reaches on average, itself included.
  public static let averageDependency = Measure(
    "average component dependency", in: .average,
    "Counts the types that a type reaches on the average, itself included: Lakos 1996."
  ) { code in
    Figure(value: Double(code.reachingPairs) / Double(code.counted.count))
  }
}
