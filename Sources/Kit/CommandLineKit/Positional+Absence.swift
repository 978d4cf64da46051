extension Positional {
  /// A well-known name that is none of a positional's choices.
  public struct Absence: Sendable, Hashable {
    let words: [String]
    let answer: String

    /// Creates an absence from the name's spellings and the answer to a command line that has one of them.
    public init(_ words: [String], answer: String) {
      (self.words, self.answer) = (words, answer)
    }
  }
}
