import Catalog
import Coupling
import Examples

/// Puts measured claims to the test.
public struct Judge {
  private let codebase: Codebase

  /// Makes a judge over the patterns' code.
  public init(of codebase: Codebase) {
    self.codebase = codebase
  }

  /// What the code says to a claim.
  ///
  /// A claim may name a pattern that is not in the catalogue; it is then judged against the others it names.
  ///
  /// - Parameters:
  ///   - claim: The claim.
  ///   - card: The card on which it stands.
  /// - Returns: The claim with its outcomes.
  /// - Throws: What is wrong if a figure cannot be had.
  public func finding(for claim: Claim, of card: Card) throws(CouplingError) -> ClaimFinding {
    guard case .measured(let tests, in: let scope) = claim.evidence, let own = codebase.entry(of: card.id)
    else { return ClaimFinding(claim: claim, card: card, outcomes: []) }
    let others = claim.against.compactMap(codebase.entry(of:))
    let places: [Example?] =
      switch scope {
      case .bothExamples: Example.allCases
      case .greeting: [.greeting]
      case .login: [.login]
      case .growth: [nil]
      }
    var outcomes: [ClaimFinding.Outcome] = []
    for place in places {
      for test in tests { outcomes.append(try outcome(of: test, in: place, own: own, others: others)) }
    }
    return ClaimFinding(claim: claim, card: card, outcomes: outcomes)
  }

  private func outcome(
    of test: Test, in example: Example?, own: Codebase.PatternEntry, others: [Codebase.PatternEntry]
  ) throws(CouplingError) -> ClaimFinding.Outcome {
    let figure = try self.figure(for: test.measure, in: example, of: own)
    var compared: [(pattern: Card, figure: Figure)] = []
    for other in others {
      compared.append((other.card, try self.figure(for: test.measure, in: example, of: other)))
    }
    return ClaimFinding.Outcome(
      test: test, example: example, own: figure, others: compared,
      holds: test.relation.holds(figure.value, compared.map(\.figure.value)))
  }

  private func figure(
    for measure: Measure, in example: Example?, of entry: Codebase.PatternEntry
  ) throws(CouplingError) -> Figure {
    guard let smaller = entry.code[.greeting], let larger = entry.code[.login] else {
      throw .nothingToMeasure(module: entry.card.module)
    }
    if case .growth(of: let measure) = measure { return try larger.growth(of: measure, from: smaller) }
    return try (example == .greeting ? smaller : larger).figure(for: measure)
  }
}

extension Test.Relation {
  /// Whether it holds between a pattern's figure and those of the patterns compared with.
  func holds(_ own: Double, _ others: [Double]) -> Bool {
    switch self {
    case .fewer: !others.isEmpty && others.allSatisfy { own < $0 }
    case .more: !others.isEmpty && others.allSatisfy { own > $0 }
    case .none: own == 0 && others.allSatisfy { $0 != 0 }
    case .some: own != 0 && others.allSatisfy { $0 == 0 }
    }
  }
}
