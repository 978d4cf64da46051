import Catalog
import Records

extension ChangeVerdict {
  /// The sign, never shown without the verdict's word.
  var sign: Character {
    switch self {
    case .supported: "✔"
    case .mixed: "◐"
    case .equal: "="
    case .contradicted: "✘"
    case .inexact, .spread: "~"
    }
  }

  /// The tone of the sign and the word.
  var tone: Span.Tone {
    switch self {
    case .supported: .good
    case .contradicted: .bad
    case .mixed, .inexact, .equal, .spread: .plain
    }
  }
}

extension PredictionFinding.Outcome {
  /// The outcome in a few words.
  var words: String {
    switch self {
    case .holds: "holds"
    case .inexact: "another size"
    case .equal: "equal"
    case .fails: "does not hold"
    case .spread: "no larger than between two authors"
    }
  }
}

extension ChangeAssertion {
  /// What the claim says of the figure, in a few words.
  var demand: String {
    switch self {
    case .fewer(_, _, nil): "claimed fewer"
    case .fewer(_, _, .some(let margin)): "claimed \(margin.words[0]) fewer"
    case .more: "claimed more"
    case .noMore: "claimed no more"
    case .atMost(0, _): "claimed none"
    case .atMost(let bound, _): "claimed at most \(bound)"
    case .atLeast(let bound, _): "claimed at least \(bound)"
    }
  }
}

extension ChangeFigure {
  /// The figure in a few words.
  var words: String {
    switch self {
    case .editedTypes: "edited types"
    case .editedTypesOf(let roles):
      "edited types of \(roles.joined(separator: " and "))"
    case .editedTypesNamed(let names):
      "edited among \(names.joined(separator: ", "))"
    case .lines(let parts) where parts.isEmpty: "lines that come or go"
    case .lines(let parts):
      "lines in \(parts.map(\.rawValue).joined(separator: " and "))"
    case .largestShareOfLogic:
      "share of lines in one type of the logic, in per cent"
    case .brokenTests: "tests that break"
    case .collisions: "types that collide with the other requests"
    }
  }
}
