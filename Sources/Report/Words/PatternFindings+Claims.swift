import Catalog
import Verdicts

extension PatternFindings {
  /// The rules, then the claims of each side; none is empty.
  package var claimGroups: [ClaimGroup] {
    let rules = ClaimGroup(
      heading: "Rules",
      findings: claims.filter { $0.claim.kind == .rule }
    )
    let sides = Claim.Side.allCases.map {
      ClaimGroup(heading: $0.heading, findings: claims($0))
    }
    return ([rules] + sides).filter { !$0.findings.isEmpty }
  }

  /// The number of rules and claims by what became of them:
  /// `3 rules: 3 kept; 12 claims: 2 supported, 1 mixed, 9 without a verdict.`
  var tally: String {
    let texts = [String].building {
      if !rules.isEmpty {
        counted(rules.count, "rule") + states.joined(after: ": ")
      }
      if rules.count < claims.count {
        counted(claims.count - rules.count, "claim")
          + verdicts.joined(after: ": ")
      }
    }
    return "\(texts.joined(separator: "; ", orElse: "No claims"))."
  }

  private var rules: [ClaimFinding] { claims.filter { $0.claim.kind == .rule } }

  /// The number of rules in each state that one of them has.
  @ListBuilder<String>
  private var states: [String] {
    for state in RuleState.allCases {
      let count = rules.count { $0.ruleState == state }
      if count > 0 { "\(grouped(count)) \(state.rawValue)" }
    }
  }

  /// The number of claims with each verdict that one of them has.
  @ListBuilder<String>
  private var verdicts: [String] {
    for verdict in Verdict.allCases {
      let count = count(of: [verdict])
      if count > 0 { "\(grouped(count)) \(verdict.rawValue)" }
    }
    if count(of: [nil]) > 0 { "\(grouped(count(of: [nil]))) without a verdict" }
  }
}

extension Claim.Side {
  /// The heading of the claims on this side.
  fileprivate var heading: String { rawValue.capitalizedFirst + "s" }
}
