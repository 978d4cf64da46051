import Verdicts

extension Composer {
  /// The result of checking all code against the cards' arrows.
  var rules: [Block] {
    let exceptions = findings.patterns.map(\.card.exceptions.count).reduce(0, +)
    let text =
      findings.breaches.isEmpty
      ? "\(counted(findings.patterns.count, "pattern")): no forbidden reference, \(counted(exceptions, "exception"))"
      : counted(findings.breaches.count, "broken rule")
    return breaches + [.paragraph([.mark(findings.breaches.isEmpty), Span(text)])]
  }
}
