import Verdicts

extension RuleState {
  /// The sign, never shown without the state's word.
  var sign: Character {
    switch self {
    case .kept: "✔"
    case .broken: "✘"
    case .notApplicable: "–"
    }
  }

  /// The tone of the sign and the word.
  var tone: Span.Tone {
    switch self {
    case .kept: .good
    case .broken: .bad
    case .notApplicable: .faint
    }
  }
}
