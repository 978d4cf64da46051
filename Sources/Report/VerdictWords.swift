import Catalog
import CommandLineKit
import Comparison
import Examples

extension Verdict {
  /// The verdict's sign; never shown without its word.
  func mark(_ style: OutputStyle) -> String {
    switch self {
    case .supported: style.plainPass
    case .mixed: style.glyphs == .unicode ? "◐" : "~"
    case .contradicted: style.plainFail
    }
  }

  /// The ink of sign and word.
  var ink: Word.Ink {
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
      examplesHolding, Example.allCases.filter { places.contains($0) && !examplesHolding.contains($0) }
    )
    func names(_ examples: [Example]) -> String { examples.map(\.title).joined(separator: " and ") }
    return switch verdict {
    case nil: ""
    case .supported: holding.isEmpty ? "holds" : "holds in \(names(holding))"
    case .mixed: "holds in \(names(holding)), not in \(names(failing))"
    case .contradicted:
      failing.isEmpty ? "does not hold" : "does not hold in \(failing.count > 1 ? "either" : names(failing))"
    }
  }
}

extension CodeFigure {
  /// Whether it says how much of the outside is known.
  var isOutsideKnowledge: Bool { [.widgetRoles, .networkRoles, .storageRoles].contains(self) }

  /// Whether the report on coupling prints it.
  var isCouplingWord: Bool {
    switch self {
    case .forbiddenReferences, .cyclesAsWritten, .cyclesAtRunTime, .seams, .closures, .lookups,
      .givenByPosition,
      .propagationCost, .averageDependency:
      true
    default: false
    }
  }

  /// The figure's words where they stand in a sentence.
  var longLabel: String {
    switch self {
    case .protocols: "protocols"
    case .viewLines, .logicLines, .modelLines, .outsideLines, .navigationLines, .protocolLines:
      "lines \(label)"
    case .wiringLines: "lines in wiring roles"
    case .concreteReferences: "concrete references between roles"
    case .protocolReferences: "references between roles by protocol"
    default: label
    }
  }

  /// Whether it is a part of the figure above it.
  var isShare: Bool {
    switch self {
    case .protocols, .viewLines, .logicLines, .modelLines, .outsideLines, .navigationLines, .protocolLines:
      true
    default: false
    }
  }
}

extension CodeFigure.Group {
  /// The group's name as a heading has it.
  var heading: String {
    switch self {
    case .cost: "Cost"
    case .coupling: "Coupling"
    case .blindSpots: "Blind spots"
    case .spread: "Spread"
    case .tests: "Tests"
    }
  }
}
