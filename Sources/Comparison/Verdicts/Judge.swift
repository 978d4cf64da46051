import Catalog
import Examples
import Measures

/// Evaluates measured claims against the code.
public struct Judge {
  private let codebase: Codebase

  /// Creates a judge of the patterns' code.
  public init(of codebase: Codebase) {
    self.codebase = codebase
  }

  /// Evaluates a claim, also with a pattern's misuse in place of the pattern that the claim is about or against.
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
    if case .measured(_, in: let scope) = claim.evidence {
      if let obstacle = scope.obstacle(in: [own] + others) {
        return ClaimFinding(claim: claim, card: card, outcomes: [], obstacle: obstacle)
      }
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
    // Running mutants takes minutes, so a claim about them has no verdict until 'compare mutants' was run.
    let hasMutants = ([own] + others).allSatisfy { $0.mutants != nil }
    guard hasMutants || !assertions.contains(where: \.measure.needsMutants) else { return [] }
    var outcomes: [ClaimFinding.Outcome] = []
    for example in scope.examples(in: [own] + others) {
      for assertion in assertions {
        outcomes.append(
          try outcome(of: assertion, in: example, isGrowth: scope == .growth, own: own, others: others))
      }
    }
    return outcomes
  }

  private func outcome(
    of assertion: Assertion, in example: Example, isGrowth: Bool, own: Codebase.PatternEntry,
    others: [Codebase.PatternEntry]
  ) throws(MeasureError) -> ClaimFinding.Outcome {
    let figure = try own.figure(for: assertion.measure, in: example)
    var compared: [(pattern: Card, figure: Figure)] = []
    for other in others {
      compared.append((other.card, try other.figure(for: assertion.measure, in: example)))
    }
    return ClaimFinding.Outcome(
      assertion: assertion, example: isGrowth ? nil : example, measured: example, own: figure,
      others: compared,
      holds: assertion.relation.holds(figure.value, compared.map(\.figure.value)))
  }
}

extension Scope {
  /// The examples of this scope that all the patterns have; for growth, those grown to.
  fileprivate func examples(in entries: [Codebase.PatternEntry]) -> [Example] {
    func isThere(_ example: Example?) -> Bool {
      example.map { example in entries.allSatisfy { $0.code[example] != nil } } ?? false
    }
    return switch self {
    case .allExamples: Example.all.filter(isThere)
    case .only(let example): [example].filter(isThere)
    case .growth: Example.all.filter { isThere($0) && isThere($0.predecessor) }
    }
  }

  /// The reason why a claim cannot be measured on some patterns; nil if it can.
  fileprivate func obstacle(in entries: [Codebase.PatternEntry]) -> String? {
    guard examples(in: entries).isEmpty else { return nil }
    let lacking = entries.filter { examples(in: [$0]).isEmpty }.map(\.card.name)
    return lacking.isEmpty
      ? "the patterns have no example in common"
      : "its example is not in \(lacking.joined(separator: ", "))"
  }
}

extension Assertion.Relation {
  /// Whether the relation holds between a pattern's figure and those it is compared with.
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
