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
  /// The figure with the closest of those compared with: `26 against 11 (MVP)`; for no comparison, `0 of 12`.
  var figures: String {
    let unit = assertion.measure.unit
    let own = figureText(own.value, unit)
    guard let rival else { return self.own.total.map { "\(own) of \(grouped($0))" } ?? own }
    let equal = result == .equal ? ", equal" : ""
    return "\(own) against \(figureText(rival.figure.value, unit)) (\(rival.pattern.name))\(equal)\(ratio)"
  }

  /// The factor between both figures, if the source claims a size: `, 1.1 times; claimed at least 2 times`.
  var ratio: String {
    guard let margin = assertion.margin, factor.isFinite else { return "" }
    return ", \(figureText(factor, .times)); claimed \(margin.requirement)"
  }

  /// The code that would change the outcome, in words.
  var flip: String {
    let measure = assertion.measure
    switch assertion.relation {
    case .none: return result == .holds ? "one such place" : "none left"
    case .some: return result == .holds ? "none left" : "one such place"
    case .most: return result == .holds ? "half of them" : "more than half of them"
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
