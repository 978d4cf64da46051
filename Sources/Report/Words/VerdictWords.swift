import Catalog
import Verdicts
import Examples
import Measures

extension Verdict {
  /// The sign, never shown without the verdict's word, the tone of both, and the meaning.
  var words: (sign: Character, tone: Span.Tone, meaning: String) {
    switch self {
    case .supported: ("✔", .good, "holds in every example that it is about")
    case .mixed: ("◐", .plain, "holds in some of these examples, not in all")
    case .equal: ("=", .plain, "holds in none, and no figure says the opposite")
    case .contradicted: ("✘", .bad, "holds in none, and a figure says the opposite")
    }
  }
}

extension Assertion.Outcome {
  /// The sign, never the only difference, with its words and their tone.
  var words: (sign: Character, text: String, tone: Span.Tone) {
    switch self {
    case .holds: ("✔", "holds", .good)
    case .equal: ("=", "equal", .plain)
    case .fails: ("✘", "does not hold", .bad)
    }
  }
}

extension RuleState {
  /// The sign and the word, with their tone.
  var sign: (Character, Span.Tone) {
    switch self {
    case .kept: ("✔", .good)
    case .broken: ("✘", .bad)
    case .notApplicable: ("–", .faint)
    }
  }
}

extension Judgement {
  /// The examples in which the claim holds: `holds in Greeting and Login`, `holds in Login only`.
  var statement: String {
    if isFixed { return "fixed by the cards" }
    let (all, holding) = (examples.map(\.name), examplesHolding.map(\.name))
    if all.count == 1 { return "\(holding.isEmpty ? "does not hold" : "holds") in \(all[0])" }
    return switch (holding.count, all.count) {
    case (0, 2): "holds in neither \(all[0]) nor \(all[1])"
    case (0, _): "holds in no example"
    case (2, 2): "holds in \(listed(all))"
    case (let some, let count) where some == count: "holds in all \(count) examples"
    case (1, 2): "holds in \(holding[0]) only"
    case (let some, let count): "holds in \(some) of \(count) examples: \(listed(holding))"
    }
  }
}

extension ClaimFinding {
  /// The card's caveats that have a bearing on the claim.
  var caveats: [Caveat] { card.caveats.filter { $0.claims.contains(claim.id) } }

  /// A hint to those caveats; empty without a verdict or a caveat.
  var weighing: [Span] {
    verdict == nil ? [] : caveats.map { Span("– caveat \($0.number) weighs on this: 'compare explain'") }
  }

  /// The reason for a missing verdict, and the remedy; nil if there is a verdict or the claim is not measured.
  var undecidedReason: String? {
    if let obstacle { return "cannot be decided: \(obstacle)" }
    if isFixed { return "follows from the cards, so it is no evidence" }
    return awaitsRecord
      ? "undecided: the recorded test results are older than the code; '.ci/mutants' renews them" : nil
  }

  /// Whether there is a verdict or the state of a rule, with figures to show.
  package var isJudged: Bool { verdict != nil || ruleState != nil }

  /// The place of the claim on the page of its pattern.
  package var address: ClaimAddress { ClaimAddress(pattern: card.id, claim: claim.id) }

  /// The code that would turn a verdict or break a rule, example by example, then the definitions that would turn it.
  var flips: [String] {
    func text(_ outcome: Judgement.Outcome) -> String {
      "\(outcome.flip) (\(outcome.assertion.measure.name))"
    }
    let examples = verdict == nil ? [] : judgement.examples
    let ruling =
      ruleState == nil ? [] : outcomes.filter { ruleState == .kept || $0.result != .holds }.map(text)
    return ruling.distinct()
      + examples.map { example in
        let here = judgement.deciding.filter { $0.example == example }
        let failing = here.filter { $0.result != .holds }
        let turning =
          failing.isEmpty
          ? here.map(text).joined(separator: ", or ") : failing.map(text).joined(separator: ", and ")
        return "\(example.name): \(turning)"
      }
      + turns.map { turn in
        "\(turn.variant.difference) (\(turn.variant.measure.name)): \(turn.verdict?.rawValue ?? "fixed by the card")"
      }
  }
}

extension Judgement.Outcome {
  /// The figure with the closest of those compared with: `26 against 11 (MVP), 2.4×`; for no comparison, `0 of 12`.
  var figures: String {
    let unit = assertion.measure.unit
    let own = figureText(own.value, unit)
    guard let rival else { return self.own.total.map { "\(own) of \(grouped($0))" } ?? own }
    return "\(own) against \(figureText(rival.figure.value, unit)) (\(rival.pattern.name))\(comparison)"
  }

  /// What the figure is beside the closest of those compared with: `, 2.4×` or `, equal`; empty where no ratio says more
  /// than the figures do.
  var comparison: String {
    if result == .equal { return ", equal" }
    guard let rival, assertion.measure.unit != .percent, own.value != 0, rival.figure.value != 0 else {
      return ""
    }
    return ", \(ratioText(own.value / rival.figure.value))"
  }

  /// The code that would change the outcome, in words.
  var flip: String {
    let measure = assertion.measure
    switch assertion.relation {
    case .none: return result == .holds ? "one such place" : "none left"
    case .some: return result == .holds ? "none left" : "one such place"
    case .all: return result == .holds ? "less than 100 %" : "100 %"
    case .fewer, .more:
      guard let bound else { return "the other pattern's figure alone" }
      let (isMore, text) = (assertion.relation == .more, figureText(bound, measure.unit))
      if result != .holds { return "\(text) or \(isMore ? "more" : "fewer")" }
      return isMore ? "fewer than \(text)" : "more than \(text)"
    }
  }
}

extension Assertion.Relation {
  /// The relation to the figures compared with: `lower than in MVP`.
  func words(_ others: String, in preposition: String = "") -> String {
    switch self {
    case .fewer: "lower than \(preposition)\(others)"
    case .more: "higher than \(preposition)\(others)"
    case .none: "none"
    case .some: "some"
    case .all: "all"
    }
  }
}
