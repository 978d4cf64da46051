import Catalog
import Verdicts
import Examples
import Foundation
import Measures

extension Verdict {
  /// The sign, never shown without the verdict's word, the tone of both, and the meaning.
  var words: (sign: Character, tone: Span.Tone, meaning: String) {
    switch self {
    case .supported:
      ("✔", .good, "holds in every example, or in as many as a hedge such as 'often' requires")
    case .mixed: ("◐", .plain, "holds in some examples, and not in enough")
    case .inexact:
      ("~", .plain, "holds in none, but its direction does: the size of the difference is another")
    case .equal: ("=", .plain, "holds in none, and no figure says the opposite")
    case .contradicted: ("✘", .bad, "holds in none, and a figure says the opposite")
    case .unseen: ("✘", .plain, "holds in none, and its hedge, such as 'may', does not say that it must")
    }
  }
}

extension Assertion.Outcome {
  /// The sign, never the only difference, with its words and their tone.
  var words: (sign: Character, text: String, tone: Span.Tone) {
    switch self {
    case .holds: ("✔", "holds", .good)
    case .inexact: ("~", "other size", .plain)
    case .equal: ("=", "equal", .plain)
    case .fails: ("✘", "does not hold", .bad)
    }
  }
}

extension MissingVerdict {
  /// The word in place of the verdict; nil if the claim's kind stands there.
  var label: String? {
    switch self {
    case .unmeasurable, .staleRecord: nil
    case .misuse: "contrast"
    case .fixed: "fixed"
    case .tie: "tie"
    case .notApplicable: "left out"
    }
  }

  /// The reason, and the remedy if there is one.
  var words: String {
    switch self {
    case .unmeasurable(let names):
      "cannot be decided: the code of \(names.joined(separator: ", ")) cannot be measured"
    case .staleRecord:
      "undecided: the recorded test results are older than the code; '.ci/mutants' renews them"
    case .misuse: "this contrast is written to show it, so it is no evidence"
    case .fixed: "follows from the cards, so it is no evidence"
    case .tie: "can only tie, so it is no evidence"
    case .notApplicable(let reasons): "not applicable: \(reasons.map(\.words).joined(separator: "; "))"
    }
  }
}

extension Omission.Reason {
  /// The reason in a few words.
  var words: String {
    switch self {
    case .missing(let names): "not in \(listed(names))"
    case .noFigure(let names): "no figure in \(listed(names))"
    case .oneScreen: "one screen, so no way to another"
    case .otherSize(.tiny): "the source's words are about a tiny example"
    case .nothingThere: "nothing there to count"
    }
  }
}

extension Omission {
  /// The example, the reason and the figures that there are: `left out: Greeting, nothing there to count (0 against 0)`.
  var words: String {
    let unit = assertion.measure.unit
    let texts = figures.map { "\($0.pattern.name) \(figureText($0.figure.value, unit))" }
    let known = texts.isEmpty ? "" : ": \(texts.joined(separator: ", "))"
    return "left out: \(example.name), \(assertion.measure.name)\(known) – \(reason.words)"
  }
}

extension Judgement.Outcome.Weight {
  /// The reason why an outcome is no evidence; nil for one that is.
  var words: String? {
    switch self {
    case .decides: nil
    case .fixedByCards: "fixed by the card"
    case .tiedByCards: "can only tie by the cards"
    case .contrast: "no evidence"
    case .sameCode: "the same code"
    }
  }
}

extension Hedge {
  /// In how many examples, or places, a statement with the hedge has to hold.
  var requirement: String {
    switch self {
    case .usual: "most suffice, as the source says 'often' or the like"
    case .possible: "one suffices, as the source says 'may' or the like"
    }
  }
}

extension Margin {
  /// The factor that the margin requires.
  var requirement: String {
    let text = bound.formatted(.number.locale(Locale(identifier: "en_US")))
    return switch self {
    case .slight: "less than \(text)×"
    case .large: "at least \(text)×"
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
  var statement: String { places + hedgeNote }

  private var hedgeNote: String { hedge.map { "; \($0.requirement)" } ?? "" }

  private var places: String {
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
  var undecidedReason: String? { missing?.words }

  /// The places that a kept rule's hedge excuses: `exceptions: Notes 1 of 9 (state stored in views)`; nil if there are none.
  var exceptionWords: String? {
    let texts = exceptions.map { "\($0.example.name) \($0.figures) (\($0.assertion.measure.name))" }
    return texts.isEmpty ? nil : "exceptions: \(texts.joined(separator: "; "))"
  }

  /// Whether there is a verdict or the state of a rule, with figures to show.
  package var isJudged: Bool { verdict != nil || ruleState != nil }

  /// The place of the claim on the page of its pattern.
  package var address: ClaimAddress { ClaimAddress(pattern: card.id, claim: claim.id) }

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

  /// What lies beyond the bound, in a word.
  private var further: String {
    switch direction {
    case .larger: "more"
    case .smaller: measure.unit == .none ? "fewer" : "less"
    }
  }

  private var boundWords: String {
    let text = figureText(bound, measure.unit)
    if let last {
      let ends = [bound, last].sorted().map { figureText($0, measure.unit) }
      return ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"
    }
    if direction == .larger, measure.unit == .percent, bound == 100 { return text }
    if direction == .smaller, bound == 0 { return "none" }
    return "\(text) or \(further)"
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
    let claimed = assertion.margin.map { "; claimed \($0.requirement)" } ?? ""
    return ", \(ratioText(own.value / rival.figure.value))\(claimed)"
  }

  /// The code that would change the outcome of a rule's assertion, in words.
  var flip: String {
    switch assertion.relation {
    case .none: result == .holds ? "one such place" : "none left"
    case .some: result == .holds ? "none left" : "one such place"
    case .most: result == .holds ? "half of them" : "more than half of them"
    case .all: result == .holds ? "less than 100 %" : "100 %"
    case .fewer, .more: "figures that compare otherwise"
    }
  }
}

extension Assertion.Relation {
  /// The relation to the figures compared with: `lower than in MVP`.
  func words(_ others: String, in preposition: String = "", by margin: Margin? = nil) -> String {
    let size = margin.map { "\($0.words[0]) " } ?? ""
    return switch self {
    case .fewer: "\(size)lower than \(preposition)\(others)"
    case .more: "\(size)higher than \(preposition)\(others)"
    case .none: "none"
    case .some: "some"
    case .most: "most"
    case .all: "all"
    }
  }
}
