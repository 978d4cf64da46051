import Measures

/// The values that two reports are compared by.
extension PatternJSON {
  /// The examples with code or scenarios.
  var examples: Set<String> { Set((coupling ?? [:]).keys).union((scenarios ?? []).map(\.example)) }

  /// The figures, arrows, verdicts, rules and scenarios, in the order of a report, as changes from nothing.
  func values(in examples: [String]) -> [Change] {
    var values: [Change] = []
    func add(_ kind: Change.Kind, _ subject: String, _ value: Change.Value, in example: String? = nil) {
      values.append(Change(kind: kind, example: example, subject: subject, after: value))
    }
    for example in examples {
      guard let figures = coupling?[example]?.figures else { continue }
      for measure in Measure.ofTables {
        let kind = measure.needsMutants ? Change.Kind.test : .figure
        figures[measure.name].map { add(kind, measure.name, .figure($0, measure.unit), in: example) }
      }
      for arrow in coupling?[example]?.roleArrows ?? [] {
        let counts = [(arrow.concrete, "concrete"), (arrow.protocol, "by protocol")].filter { $0.0 > 0 }
        let state = [counts.isEmpty ? "allowed, not found" : arrow.status]
        let words = (state + counts.map { "\(grouped($0)) \($1)" }).joined(separator: ", ")
        add(.arrow, "\(arrow.from) → \(arrow.to)", .words(words), in: example)
      }
    }
    for claim in claims ?? [] {
      let isUndecided = claim.figures == nil && ["measured", "rule"].contains(claim.kind)
      let other = claim.isFixedByTheCard ? "fixed by the card" : isUndecided ? "undecided" : claim.kind
      add(.verdict, claim.id, .words(claim.verdict ?? claim.state?.rawValue ?? other))
    }
    let rules = (breaches ?? []).map(\.text)
    for rule in rules { add(.rule, rule, .figure(Double(rules.count { $0 == rule }), .none)) }
    for result in scenarios ?? [] where examples.contains(result.example) {
      add(.scenario, result.name, .words(result.passed ? "passed" : "failed"), in: result.example)
    }
    return values
  }
}
