import Catalog
import Examples
import Measures

/// Evaluates rules and measured claims against the code.
public struct Judge {
  let codebase: Codebase
  private let examples: [Example]
  private let findsTurns: Bool

  /// Creates a judge of the patterns' code; finding the definitions that would turn a verdict round takes longer.
  public init(of codebase: Codebase, in examples: [Example] = Example.all, findsTurns: Bool = false) {
    (self.codebase, self.examples, self.findsTurns) = (codebase, examples, findsTurns)
  }

  /// Evaluates a claim against the patterns that its source compares with; also against all others, and with a pattern's
  /// misuse in place of the pattern that the claim is about or against.
  public func finding(for claim: Claim, of card: Card) -> ClaimFinding {
    finding(for: claim, of: card, against: claim.compares) { finding, own, others throws(MeasureError) in
      finding.misuses = try misuses(of: claim, own, others)
      let all = codebase.patterns.filter { $0.card.misuseOf == nil && $0.card.id != card.id }
      // A measure of the claim may have no figure in a pattern that its source does not name.
      if !others.isEmpty, all.count > others.count { finding.wider = try? judgement(of: claim, own, all) }
      if findsTurns {
        finding.turns = turns(of: claim, own, others, judged: finding.judgement)
        finding.figureTurns = figureTurns(of: finding)
      }
    }
  }

  /// Evaluates a claim against one other pattern; nil if the claim's source compares neither with it nor with the pattern of
  /// which it is the misuse.
  public func finding(for claim: Claim, of card: Card, against other: Card) -> ClaimFinding? {
    let isCompared =
      claim.compares(with: other)
      || other.misuseOf.map { claim.against == Claim.allOthers ? $0 != card.id : claim.against.contains($0) }
        ?? false
    guard isCompared else { return nil }
    return finding(for: claim, of: card, against: { $0.id == other.id })
  }

  private func finding(
    for claim: Claim, of card: Card, against isCompared: (Card) -> Bool,
    completed: (inout ClaimFinding, _ own: Codebase.PatternEntry, _ others: [Codebase.PatternEntry])
      throws(MeasureError) -> Void = { _, _, _ in }
  ) -> ClaimFinding {
    let faulty = codebase.faults.map(\.card).filter { $0.id == card.id || isCompared($0) }
    guard faulty.isEmpty, let own = codebase.entry(of: card.id) else {
      let names = faulty.map(\.name).joined(separator: ", ")
      let isAsked = !faulty.isEmpty && !claim.assertions.isEmpty
      return ClaimFinding(
        claim: claim, card: card, obstacle: isAsked ? "the code of \(names) cannot be measured" : nil)
    }
    do throws(MeasureError) {
      let others = codebase.patterns.filter { isCompared($0.card) }
      var finding = ClaimFinding(claim: claim, card: card, judgement: try judgement(of: claim, own, others))
      if finding.outcomes.isEmpty {
        finding.obstacle = obstacle(for: claim, in: [own] + others)
      } else {
        try completed(&finding, own, others)
      }
      return finding
    } catch {
      return ClaimFinding(claim: claim, card: card, obstacle: error.description)
    }
  }

  private func misuses(
    of claim: Claim, _ own: Codebase.PatternEntry, _ others: [Codebase.PatternEntry]
  ) throws(MeasureError) -> [ClaimFinding.Misuse] {
    var misuses: [ClaimFinding.Misuse] = []
    for misuse in codebase.patterns where misuse.card.id != own.card.id && claim.kind == .measured {
      guard let pattern = misuse.card.misuseOf, !others.contains(where: { $0.card.id == misuse.card.id })
      else { continue }
      let isOwn = pattern == own.card.id && claim.side == .con
      guard isOwn || others.contains(where: { $0.card.id == pattern }) else { continue }
      let replaced = others.map { $0.card.id == pattern ? misuse : $0 }
      let judgement = try judgement(of: claim, isOwn ? misuse : own, replaced)
      misuses.append(ClaimFinding.Misuse(card: misuse.card, isOwn: isOwn, judgement: judgement))
    }
    return misuses
  }

  func judgement(
    of claim: Claim, _ own: Codebase.PatternEntry, _ others: [Codebase.PatternEntry],
    by assertions: [Assertion]? = nil
  ) throws(MeasureError) -> Judgement {
    let assertions = assertions ?? claim.assertions
    // Running mutants takes minutes, so a claim about their results has no verdict until they are recorded.
    let hasRecord = ([own] + others).allSatisfy { $0.mutants != nil }
    guard hasRecord || !assertions.contains(where: \.measure.needsMutants) else {
      return Judgement(outcomes: [])
    }
    var outcomes: [Judgement.Outcome] = []
    for example in judged(claim, in: [own] + others) {
      for assertion in assertions {
        outcomes.append(
          try outcome(of: assertion, in: example, own, others, isRule: claim.kind == .rule))
      }
    }
    return Judgement(outcomes: outcomes)
  }

  private func outcome(
    of assertion: Assertion, in example: Example, _ own: Codebase.PatternEntry,
    _ others: [Codebase.PatternEntry], isRule: Bool
  ) throws(MeasureError) -> Judgement.Outcome {
    let figure = try own.figure(for: assertion.measure, in: example)
    var compared: [(pattern: Card, figure: Figure)] = []
    for other in others where assertion.relation.compares {
      compared.append((other.card, try other.figure(for: assertion.measure, in: example)))
    }
    let ranges = compared.map { $0.pattern.range(of: assertion.measure, in: example) }
    let range = own.card.range(of: assertion.measure, in: example)
    // A broken rule leaves the range, so that nothing is fixed.
    let isInRange = zip([range] + ranges, [figure] + compared.map(\.figure)).allSatisfy {
      $0.contains($1.value)
    }
    return Judgement.Outcome(
      assertion: assertion, example: example, own: figure, others: compared,
      result: assertion.outcome(figure.value, compared.map(\.figure.value)),
      isFixed: !isRule && isInRange && assertion.isFixed(range, ranges))
  }

  /// The reason why a claim cannot be measured on some patterns; nil if it is not, or only waits for a record.
  private func obstacle(for claim: Claim, in entries: [Codebase.PatternEntry]) -> String? {
    guard !claim.assertions.isEmpty, judged(claim, in: entries).isEmpty else { return nil }
    guard claim.examples.contains(where: examples.contains) else {
      return "it is about \(claim.examples.map(\.name).joined(separator: ", ")) alone"
    }
    let lacking = entries.filter { judged(claim, in: [$0]).isEmpty }.map(\.card.name)
    return lacking.isEmpty
      ? "the patterns have no example in common"
      : "its example is not in \(lacking.joined(separator: ", "))"
  }

  /// The examples of a claim that are to be judged and that all the patterns have.
  private func judged(_ claim: Claim, in entries: [Codebase.PatternEntry]) -> [Example] {
    examples.filter { example in
      claim.examples.contains(example) && entries.allSatisfy { $0.code[example] != nil }
    }
  }
}
