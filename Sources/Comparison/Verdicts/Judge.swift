import Catalog
import Examples
import Measures

/// Puts measured claims to the test.
public struct Judge {
  private let codebase: Codebase

  /// Makes a judge over the patterns' code.
  public init(of codebase: Codebase) {
    self.codebase = codebase
  }

  /// What the code says to a claim, and what it says where a misuse stands for the pattern that the claim is against.
  public func finding(for claim: Claim, of card: Card) -> ClaimFinding {
    do throws(MeasureError) {
      return try judged(claim, of: card)
    } catch {
      return ClaimFinding(claim: claim, card: card, outcomes: [], obstacle: error.description)
    }
  }

  private func judged(_ claim: Claim, of card: Card) throws(MeasureError) -> ClaimFinding {
    let faulty = codebase.faults.map(\.card).filter { $0.id == card.id || claim.compares(with: $0) }
    guard faulty.isEmpty, let own = codebase.entry(of: card.id) else {
      guard case .measured = claim.evidence, !faulty.isEmpty else {
        return ClaimFinding(claim: claim, card: card, outcomes: [])
      }
      let names = faulty.map(\.name).joined(separator: ", ")
      return ClaimFinding(
        claim: claim, card: card, outcomes: [], obstacle: "the code of \(names) cannot be measured")
    }
    let others = codebase.patterns.filter { claim.compares(with: $0.card) }
    var misuses: [ClaimFinding.Misuse] = []
    if case .measured = claim.evidence {
      for misuse in codebase.patterns where misuse.card.id != card.id {
        guard let pattern = misuse.card.misuseOf, !others.contains(where: { $0.card.id == misuse.card.id })
        else { continue }
        let isOwn = pattern == card.id && claim.side == .con
        guard isOwn || others.contains(where: { $0.card.id == pattern }) else { continue }
        let replaced = others.map { $0.card.id == pattern ? misuse : $0 }
        let outcomes = try outcomes(of: claim, own: isOwn ? misuse : own, others: replaced)
        misuses.append(
          ClaimFinding.Misuse(
            card: misuse.card, isOwn: isOwn,
            finding: ClaimFinding(claim: claim, card: card, outcomes: outcomes)))
      }
    }
    return ClaimFinding(
      claim: claim, card: card, outcomes: try outcomes(of: claim, own: own, others: others), misuses: misuses)
  }

  private func outcomes(
    of claim: Claim, own: Codebase.PatternEntry, others: [Codebase.PatternEntry]
  ) throws(MeasureError) -> [ClaimFinding.Outcome] {
    guard case .measured(let assertions, in: let scope) = claim.evidence else { return [] }
    // What takes minutes to try is not tried in passing: until it has been, there is no verdict.
    let isTried = ([own] + others).allSatisfy { $0.mutants != nil }
    guard isTried || !assertions.contains(where: \.measure.needsMutants) else { return [] }
    let places: [Example?] =
      switch scope {
      case .bothExamples: Example.allCases
      case .greeting: [.greeting]
      case .login: [.login]
      case .growth: [nil]
      }
    var outcomes: [ClaimFinding.Outcome] = []
    for place in places {
      for assertion in assertions {
        outcomes.append(try outcome(of: assertion, in: place, own: own, others: others))
      }
    }
    return outcomes
  }

  private func outcome(
    of assertion: Assertion, in example: Example?, own: Codebase.PatternEntry, others: [Codebase.PatternEntry]
  ) throws(MeasureError) -> ClaimFinding.Outcome {
    let figure = try own.figure(for: assertion.measure, in: example ?? .login)
    var compared: [(pattern: Card, figure: Figure)] = []
    for other in others {
      compared.append((other.card, try other.figure(for: assertion.measure, in: example ?? .login)))
    }
    return ClaimFinding.Outcome(
      assertion: assertion, example: example, own: figure, others: compared,
      holds: assertion.relation.holds(figure.value, compared.map(\.figure.value)))
  }
}

extension Assertion.Relation {
  /// Whether it holds between a pattern's figure and those of the patterns compared with.
  func holds(_ own: Double, _ others: [Double]) -> Bool {
    switch self {
    case .fewer: !others.isEmpty && others.allSatisfy { own < $0 }
    case .more: !others.isEmpty && others.allSatisfy { own > $0 }
    case .none: own == 0 && others.allSatisfy { $0 != 0 }
    case .some: own != 0 && others.allSatisfy { $0 == 0 }
    case .same: !others.isEmpty && others.allSatisfy { $0 == own }
    }
  }
}
