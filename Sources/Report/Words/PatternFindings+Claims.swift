import Catalog
import Verdicts

extension PatternFindings {
  /// The rules, then the claims of each side; none is empty.
  package var claimGroups: [ClaimGroup] {
    let rules = ClaimGroup(heading: "Rules", findings: claims.filter { $0.claim.kind == .rule })
    let sides = Claim.Side.allCases.map { ClaimGroup(heading: $0.heading, findings: claims($0)) }
    return ([rules] + sides).filter { !$0.findings.isEmpty }
  }

  /// The number of rules and claims by what became of them: `3 rules: 3 kept; 12 claims: 2 supported, 1 mixed, 9 without a
  /// verdict.`
  var tally: String {
    let rules = claims.filter { $0.claim.kind == .rule }
    let states = RuleState.allCases.map { state in (rules.count { $0.ruleState == state }, state.rawValue) }
    let verdicts =
      Verdict.allCases.map { (count(of: [$0]), $0.rawValue) } + [(count(of: [nil]), "without a verdict")]
    let parts = [
      Self.counts(states, of: rules.count, "rule"),
      Self.counts(verdicts, of: claims.count - rules.count, "claim"),
    ].compactMap(\.self)
    return parts.isEmpty ? "No claims." : parts.joined(separator: "; ") + "."
  }

  private static func counts(_ counts: [(Int, String)], of count: Int, _ noun: String) -> String? {
    let texts = counts.filter { $0.0 > 0 }.map { "\(grouped($0)) \($1)" }
    if count == 0 { return nil }
    return counted(count, noun) + (texts.isEmpty ? "" : ": \(texts.joined(separator: ", "))")
  }
}
