import Catalog
import Comparison
import Examples

extension Verdict {
  /// The verdict's sign; never shown without its word.
  var sign: Character {
    switch self {
    case .supported: "✔"
    case .mixed: "◐"
    case .contradicted: "✘"
    }
  }

  /// The tone of sign and word.
  var tone: Span.Tone {
    switch self {
    case .supported: .good
    case .mixed: .plain
    case .contradicted: .bad
    }
  }

  /// What the verdict says of a claim.
  var meaning: String {
    switch self {
    case .supported: "in both examples, or in the one that it is about"
    case .mixed: "in one of the two"
    case .contradicted: "in neither; equal is neither more nor fewer"
    }
  }
}

extension ClaimFinding {
  /// Why there is no verdict where there could be one, and what to do; nil if there is one, or could be none.
  var waiting: String? {
    if let obstacle { return "cannot be decided: \(obstacle)" }
    return awaitsMutants ? "not tried since the code was changed; '.ci/mutants' does" : nil
  }

  /// Where a measured claim holds and where it does not, in words.
  var statement: String {
    let places = Set(outcomes.map(\.example))
    let (holding, failing) = (
      examplesHolding, Example.all.filter { places.contains($0) && !examplesHolding.contains($0) }
    )
    func names(_ examples: [Example]) -> String { listed(examples.map(\.name)) }
    return switch verdict {
    case nil: ""
    case .supported: holding.isEmpty ? "holds" : "holds in \(names(holding))"
    case .mixed: "holds in \(names(holding)), not in \(names(failing))"
    case .contradicted:
      failing.isEmpty ? "does not hold" : "does not hold in \(failing.count == 2 ? "either" : names(failing))"
    }
  }
}

extension ClaimFinding.Outcome {
  /// The figure with that of the closest pattern compared with, if there is any: `3:4`.
  func figures(among ids: Set<Card.ID>? = nil) -> String {
    let unit = assertion.measure.unit
    let own = figureText(own.value, unit)
    guard let rival = rival(among: ids) else { return own }
    return "\(own):\(figureText(rival.figure.value, unit))".replacing(" %", with: "%")
  }
}

extension Assertion.Relation {
  /// What is stated of a figure, against those that it is compared with: `lower than in MVP`.
  func words(_ others: String, in preposition: String = "") -> String {
    switch self {
    case .fewer: "lower than \(preposition)\(others)"
    case .more: "higher than \(preposition)\(others)"
    case .none, .some: others.isEmpty ? rawValue : "\(rawValue), unlike \(preposition)\(others)"
    case .same: "the same as \(preposition)\(others)"
    }
  }
}
