extension Measure {
  package static func fanOutLead(of one: TypeSelection, over other: TypeSelection) -> Measure {
    Measure(
      "largest fan-out of a \(one.adjective)type per that of a \(other.adjective)type", in: .times,
      selections: [one, other],
      """
      Divides the number of other types that one \(one.adjective)type names at most by that of \
      \(other.adjective)types, shared texts and failures apart.
      """,
      .code { code in
        let lead = code.largestFanOut(of: one)
        guard let lead, let rest = code.largestFanOut(of: other), rest.value > 0 else { return nil }
        return Figure(value: lead.value / rest.value, evidence: lead.evidence + rest.evidence)
      })
  }
}

extension PatternCode {
  fileprivate func largestFanOut(of selection: TypeSelection) -> Figure? {
    types(of: selection).filter { $0.isOwn && !$0.isWiring }
      .map { Figure(counting: fanOut(of: $0).flatMap(\.firstEvidence)) }
      .max { $0.value < $1.value }
  }
}
