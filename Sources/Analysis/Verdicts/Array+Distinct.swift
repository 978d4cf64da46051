extension Array where Element: Equatable {
  /// The elements in the order of first occurrence, each once.
  package func distinct() -> [Element] {
    enumerated().filter { !self[..<$0].contains($1) }.map(\.element)
  }
}
