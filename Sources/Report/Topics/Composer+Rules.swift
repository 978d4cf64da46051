import Verdicts

extension Composer {
  /// The result of checking all code against the cards' arrows.
  var rules: [Block] {
    let isGood = findings.breaches.isEmpty
    return breaches + [.paragraph([.mark(isGood), Span(resultOfRules)])]
  }

  private var resultOfRules: String {
    let broken = findings.breaches.count
    if broken > 0 { return counted(broken, "broken rule") }
    let exceptions = findings.patterns.map(\.card.exceptions.count).reduce(0, +)
    return """
      \(counted(findings.patterns.count, "pattern")): no forbidden reference, \
      \(counted(exceptions, "exception"))
      """
  }
}
