import Verdicts

/// How a verdict is shown beside its word.
struct VerdictWords: Sendable {
  /// The sign, never shown without the verdict's word.
  let sign: Character
  /// The tone of both.
  let tone: Span.Tone
  /// What a claim with the verdict does.
  let meaning: String
}

extension Verdict {
  /// How the verdict is shown.
  var words: VerdictWords {
    switch self {
    case .supported:
      VerdictWords(
        sign: "✔",
        tone: .good,
        meaning: """
          holds in every example, or in as many as a hedge such \
          as 'often' requires
          """
      )
    case .mixed:
      VerdictWords(
        sign: "◐",
        tone: .plain,
        meaning: "holds in some examples, and not in enough"
      )
    case .inexact:
      VerdictWords(
        sign: "~",
        tone: .plain,
        meaning: """
          holds in none, but its direction does: the size of the \
          difference is another
          """
      )
    case .equal:
      VerdictWords(
        sign: "=",
        tone: .plain,
        meaning: "holds in none, and no figure says the opposite"
      )
    case .contradicted:
      VerdictWords(
        sign: "✘",
        tone: .bad,
        meaning: "holds in none, and a figure says the opposite"
      )
    case .unseen:
      VerdictWords(
        sign: "✘",
        tone: .plain,
        meaning: """
          holds in none, and its hedge, such as 'may', does not say that it must
          """
      )
    }
  }
}
