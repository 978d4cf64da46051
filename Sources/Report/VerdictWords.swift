import Catalog
import Comparison
import Examples
import TerminalText

extension Verdict {
  /// The verdict's sign; never shown without its word.
  func mark(_ style: OutputStyle) -> String {
    switch self {
    case .supported: style.glyphs.pass
    case .mixed: style.glyphs.sign("◐")
    case .contradicted: style.glyphs.fail
    }
  }

  /// The ink of sign and word.
  var ink: Ink {
    switch self {
    case .supported: .green
    case .mixed: .plain
    case .contradicted: .red
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
