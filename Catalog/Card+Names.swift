extension Card {
  /// Whether a word is the id or a name of the pattern, in any case.
  public func isCalled(_ word: String) -> Bool {
    ([id, name, shortName] + otherNames).contains { $0.lowercased() == word.lowercased() }
  }
}
