import Catalog
import Verdicts

/// How the outcome of an assertion is shown.
struct OutcomeWords: Sendable {
  /// The sign, never the only difference.
  let sign: Character
  /// The outcome in a few words.
  let text: String
  /// The tone of both.
  let tone: Span.Tone
}

extension Assertion.Outcome {
  /// How the outcome is shown.
  var words: OutcomeWords {
    switch self {
    case .holds: OutcomeWords(sign: "✔", text: "holds", tone: .good)
    case .inexact: OutcomeWords(sign: "~", text: "other size", tone: .plain)
    case .equal: OutcomeWords(sign: "=", text: "equal", tone: .plain)
    case .fails: OutcomeWords(sign: "✘", text: "does not hold", tone: .bad)
    }
  }
}
