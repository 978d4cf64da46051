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

  /// The meaning of the verdict.
  var meaning: String {
    switch self {
    case .supported: "holds in every example that it is about"
    case .mixed: "holds in some of these examples, not in all"
    case .contradicted: "holds in none; equal is neither more nor fewer"
    }
  }
}

extension ClaimFinding {
  /// The reason for a missing verdict, and the remedy; nil if there is a verdict or the claim is not measured.
  var undecidedReason: String? {
    if let obstacle { return "cannot be decided: \(obstacle)" }
    return awaitsMutants ? "stale: run '.ci/mutants', as the code has changed" : nil
  }

  /// The examples in which a measured claim holds and does not hold.
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
      failing.isEmpty
        ? "does not hold" : "does not hold in \(failing.count > 1 ? "any example" : names(failing))"
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
  /// The relation to the figures compared with: `lower than in MVP`.
  func words(_ others: String, in preposition: String = "") -> String {
    switch self {
    case .fewer: "lower than \(preposition)\(others)"
    case .more: "higher than \(preposition)\(others)"
    case .none, .some: others.isEmpty ? rawValue : "\(rawValue), unlike \(preposition)\(others)"
    case .same: "the same as \(preposition)\(others)"
    }
  }
}
