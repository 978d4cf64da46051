extension Mutation {
  /// The mistakes in the Notes example.
  static let notes: [Mutation] = []
}
