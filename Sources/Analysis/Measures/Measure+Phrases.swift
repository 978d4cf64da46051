/// Phrases that several definitions share, and the range of sizes.
extension Measure {
  static let counted = "the pattern's own types that play a role in the example, wiring apart"
  static let memberKinds = "properties, methods, initialisers, subscripts and enum cases"
  static let lineRule = "leaving out blank ones, imports and those of comment only"

  /// The values of a size that no program lacks, such as lines: 1 or more.
  static let atLeastOne: @Sendable (RoleModel) -> ClosedRange<Double> = { _ in 1...(.infinity) }
}
