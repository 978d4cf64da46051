extension Positional {
  /// Another word for one of a positional's choices.
  public struct Alias: Sendable, Hashable {
    let word: String
    let choice: String
    let note: String?

    /// Creates an alias; a note says which choice it stands for, where a reader may not expect it.
    public init(_ word: String, for choice: String, note: String? = nil) {
      (self.word, self.choice, self.note) = (word, choice, note)
    }
  }
}
