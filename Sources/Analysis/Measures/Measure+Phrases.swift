/// Phrases that several definitions share.
extension Measure {
  static let counted = "the pattern's own types that play a role in the example, wiring apart"
  static let memberKinds = "properties, methods, initialisers, subscripts and enum cases"
  static let lineRule = "leaving out blank ones, imports and those of comment only"
}
