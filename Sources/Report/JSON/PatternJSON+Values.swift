import Measures
import Verdicts

/// The values that two reports are compared by.
extension PatternJSON {
  /// The examples with code or scenarios.
  var examples: Set<String> {
    Set((coupling ?? [:]).keys).union((scenarios ?? []).map(\.example))
  }

  /// The figures, arrows, verdicts, rules and scenarios, in the order of a
  /// report, as changes from nothing.
  @ListBuilder<Change>
  func values(in examples: [String]) -> [Change] {
    for example in examples {
      if let code = coupling?[example] {
        figures(of: code, in: example)
        code.roleArrows.map { $0.value(in: example) }
      }
    }
    (claims ?? []).map(\.value)
    rules
    for result in scenarios ?? [] where examples.contains(result.example) {
      result.value
    }
  }

  @ListBuilder<Change>
  private func figures(of code: CouplingJSON, in example: String) -> [Change] {
    for measure in Measure.ofTables {
      if let figure = code.figures[measure.name] {
        Change(
          kind: Change.Kind(of: measure),
          example: example,
          subject: measure.name,
          after: .figure(figure, measure.unit)
        )
      }
    }
  }

  /// Each broken rule with the number of places that break it.
  private var rules: [Change] {
    let texts = (breaches ?? []).map(\.text)
    return texts.map { text in
      let count = texts.count { $0 == text }
      return Change(
        kind: .rule,
        example: nil,
        subject: text,
        after: .figure(Double(count), .none)
      )
    }
  }
}

extension CouplingJSON.Arrow {
  /// The result of comparing code and card, with the number of references.
  fileprivate func value(in example: String) -> Change {
    let words = [String].building {
      if concrete + self.protocol == 0 { "allowed, not found" } else { status }
      if concrete > 0 { "\(grouped(concrete)) concrete" }
      if self.protocol > 0 { "\(grouped(self.protocol)) by protocol" }
    }
    return Change(
      kind: .arrow,
      example: example,
      subject: "\(from) → \(to)",
      after: .state(state(in: words.joined(separator: ", ")))
    )
  }

  private func state(in words: String) -> Change.State {
    if status == PatternCode.RoleArrow.Status.forbidden.rawValue {
      return Change.State(words: words, sign: "✘", tone: .bad)
    }
    return Change.State(words: words)
  }
}

extension ClaimJSON {
  fileprivate var value: Change {
    Change(
      kind: .verdict,
      example: nil,
      subject: id,
      after: .state(verdictOrState)
    )
  }

  private var verdictOrState: Change.State {
    if let verdict {
      return Verdict(rawValue: verdict)?.state ?? Change.State(words: verdict)
    }
    return state?.state ?? Change.State(words: reasonForNone)
  }

  /// Why there is neither a verdict nor a state.
  private var reasonForNone: String {
    if isFixedByTheCard { return "fixed by the card" }
    if figures == nil, ["measured", "rule"].contains(kind) {
      return "undecided"
    }
    return kind
  }
}

extension ScenarioJSON {
  fileprivate var value: Change {
    Change(
      kind: .scenario,
      example: example,
      subject: name,
      after: .state(state)
    )
  }

  private var state: Change.State {
    if passed { return Change.State(words: "passed", sign: "✔", tone: .good) }
    return Change.State(words: "failed", sign: "✘", tone: .bad)
  }
}

extension Verdict {
  /// The verdict as a state to compare.
  ///
  /// The side of a claim is not known here, and a con that holds
  /// is no good news.
  fileprivate var state: Change.State {
    let tone: Span.Tone =
      switch self {
      case .contradicted: .bad
      case .supported, .mixed, .inexact, .equal, .unseen: .plain
      }
    return Change.State(words: rawValue, sign: words.sign, tone: tone)
  }
}

extension RuleState {
  /// The state to compare; a rule that is kept is no news.
  fileprivate var state: Change.State {
    let tone: Span.Tone =
      switch self {
      case .broken: .bad
      case .kept, .notApplicable: .plain
      }
    return Change.State(words: rawValue, sign: sign, tone: tone)
  }
}

extension Change.Kind {
  /// The kind of a measure's figures.
  fileprivate init(of measure: Measure) {
    self = if measure.needsMutants { .test } else { .figure }
  }
}
