/// A difference between two patterns, with the command that shows why.
struct PairSentence {
  /// The difference in one sentence.
  let text: String
  /// What to type after `swift run compare`.
  let command: String
}
