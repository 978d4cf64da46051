import Catalog
import Examples
import Measures

/// The evaluation of one assertion in one example.
struct Comparison {
  /// What comes of it.
  enum Result {
    case outcome(Judgement.Outcome)
    case omission(Omission)
  }

  private let assertion: Assertion
  private let example: Example
  private let own: Codebase.PatternEntry
  private let others: [Codebase.PatternEntry]
  private let claim: Claim
  private let figures: [(entry: Codebase.PatternEntry, figure: Figure?)]

  /// Takes the figures; a pattern without a comparison has no others.
  init(
    of assertion: Assertion, in example: Example, _ own: Codebase.PatternEntry,
    _ others: [Codebase.PatternEntry], claim: Claim
  ) {
    (self.assertion, self.example, self.own, self.others) = (assertion, example, own, others)
    self.claim = claim
    figures = ([own] + others).map { ($0, $0.figureIfAny(for: assertion.measure, in: example)) }
  }

  /// The outcome, or the reason to leave the example out.
  var result: Result {
    let known = figures.compactMap { entry, figure in figure.map { (pattern: entry.card, figure: $0) } }
    if let reason {
      return .omission(Omission(example: example, assertion: assertion, reason: reason, figures: known))
    }
    let compared = Array(known.dropFirst())
    let hedge = claim.kind == .rule ? claim.hedge : nil
    return .outcome(
      Judgement.Outcome(
        assertion: assertion, example: example, own: known[0].figure, others: compared,
        result: assertion.outcome(known[0].figure, compared.map(\.figure), hedge: hedge),
        weight: weight(of: known.map(\.figure))))
  }

  /// The reason to leave the example out; the cases stand for all claims and rules.
  private var reason: Omission.Reason? {
    let lacking = figures.map(\.entry).filter { $0.code[example] == nil }
    if !lacking.isEmpty { return .missing(in: lacking.map(\.card.name)) }
    // Most of them needs a number of places looked at.
    let unmeasured = figures.filter {
      $0.figure == nil || assertion.relation == .most && $0.figure?.total == nil
    }
    if !unmeasured.isEmpty { return .noFigure(in: unmeasured.map(\.entry.card.name)) }
    if example.lacks(assertion.measure, of: own.card) { return .oneScreen }
    if let scope = claim.scope, !scope.covers(example) { return .otherSize(scope) }
    let known = figures.compactMap(\.figure)
    let hasNothing =
      assertion.relation.compares ? known.allSatisfy { $0.value == 0 } : known[0].total == 0
    return hasNothing && fixedWeight(known) == nil ? .nothingThere : nil
  }

  private func weight(of figures: [Figure]) -> Judgement.Outcome.Weight {
    if claim.kind == .rule { return .decides }
    // In place of the misused pattern, the misuse decides.
    if own.card.misuseOf != nil, claim.id.hasPrefix("\(own.card.id).") { return .contrast }
    if let weight = fixedWeight(figures) { return weight }
    return isSameCode(behind: figures) ? .sameCode : .decides
  }

  /// Whether the figures measure the same code, under other names, in each of the patterns.
  private func isSameCode(behind figures: [Figure]) -> Bool {
    // The same code has the same figure; to compare the code takes far longer.
    guard figures.count > 1, figures.allSatisfy({ $0.value == figures[0].value }) else { return false }
    let code = ([own] + others).compactMap { $0.code[example] }
    let shapes = zip(code, figures).map { $0.shapes(behind: $1) }
    return code.count > 1 && shapes[0].isEmpty == false && shapes.allSatisfy { $0 == shapes[0] }
  }

  /// The weight if the ranges that the cards leave to the figures have one outcome; a broken rule leaves its range, so that
  /// nothing is fixed.
  private func fixedWeight(_ figures: [Figure]) -> Judgement.Outcome.Weight? {
    if claim.kind == .rule { return nil }
    if let rank = assertion.measure.rank, assertion.relation.compares {
      return weight(ofRanks: ([own] + others).map { rank($0.card.roleModel) })
    }
    let ranges = ([own] + others).map { $0.card.range(of: assertion.measure, in: example) }
    guard zip(ranges, figures).allSatisfy({ $0.contains($1.value) }) else { return nil }
    guard assertion.isFixed(ranges[0], Array(ranges.dropFirst())) else { return nil }
    let isOneValue =
      ranges.count > 1 && ranges.allSatisfy { $0.lowerBound == $0.upperBound && $0 == ranges[0] }
    return isOneValue ? .tiedByCards : .fixedByCards
  }

  /// The weight of a comparison of which the cards decide the ranks.
  private func weight(ofRanks ranks: [ClosedRange<Double>]) -> Judgement.Outcome.Weight? {
    guard ranks.count > 1, ranks.allSatisfy({ $0.lowerBound == $0.upperBound }) else { return nil }
    return ranks.dropFirst().allSatisfy { $0 == ranks[0] } ? .tiedByCards : .fixedByCards
  }
}
