extension Array where Element: Equatable {
  /// Whether some elements stand in it one after the other.
  func contains(sequence: [Element]) -> Bool {
    guard !sequence.isEmpty else { return true }
    return indices.contains { self[$0...].starts(with: sequence) }
  }
}
