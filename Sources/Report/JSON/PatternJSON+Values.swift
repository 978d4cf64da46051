import Measures

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
      after: .words(words.joined(separator: ", "))
    )
  }
}

extension ClaimJSON {
  fileprivate var value: Change {
    Change(
      kind: .verdict,
      example: nil,
      subject: id,
      after: .words(verdict ?? state?.rawValue ?? reasonForNone)
    )
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
      after: .words(passed ? "passed" : "failed")
    )
  }
}

extension Change.Kind {
  /// The kind of a measure's figures.
  fileprivate init(of measure: Measure) {
    self = measure.needsMutants ? .test : .figure
  }
}
