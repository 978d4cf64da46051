extension Measure {
  package static let averageDependency = Measure(
    "average component dependency", in: .average,
    "Counts the types that a type reaches on the average, itself included: Lakos 1996.",
    .code { code in Figure(value: Double(code.reachingPairs) / Double(code.counted.count)) })
}
