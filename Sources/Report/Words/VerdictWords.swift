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

  /// The code that would break or mend a rule; for a claim the figures that alone would turn the verdict, then the
  /// definitions that would.
  var flips: [String] {
    if ruleState != nil {
      return outcomes.filter { ruleState == .kept || $0.result != .holds }
        .map { "\($0.flip) (\($0.assertion.measure.name))" }.distinct()
    }
    guard verdict != nil else { return [] }
    let figures = figureTurns.isEmpty ? ["no single figure turns it"] : figureTurns.map(\.words)
    return figures
      + turns.map { turn in
        "\(turn.variant.difference) (\(turn.variant.measure.name)): \(turn.verdict?.rawValue ?? "fixed by the card")"
      }
  }
}

extension FigureTurn {
  /// The turn in words: `Notes: 67 or fewer (most lines of a view type): contradicted`.
  var words: String {
    "\(example.name): \(boundWords) (\(measure.name)): \(verdict.rawValue)"
  }

  private var boundWords: String {
    let text = figureText(bound, measure.unit)
    switch direction {
    case .larger: return measure.unit == .percent && bound == 100 ? text : "\(text) or more"
    case .smaller: return bound == 0 ? "none" : "\(text) or \(measure.unit == .none ? "fewer" : "less")"
    }
  }
}

extension Judgement.Outcome {
  /// The figure with the closest of those compared with: `26 against 11 (MVP)`; for no comparison, `0 of 12`.
  var figures: String {
    let unit = assertion.measure.unit
    let own = figureText(own.value, unit)
    guard let rival else { return self.own.total.map { "\(own) of \(grouped($0))" } ?? own }
    let equal = result == .equal ? ", equal" : ""
    return "\(own) against \(figureText(rival.figure.value, unit)) (\(rival.pattern.name))\(equal)"
  }

  /// The code that would change the outcome of a rule's assertion, in words.
  var flip: String {
    switch assertion.relation {
    case .none: result == .holds ? "one such place" : "none left"
    case .some: result == .holds ? "none left" : "one such place"
    case .all: result == .holds ? "less than 100 %" : "100 %"
    case .fewer, .more: "figures that compare otherwise"
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
