import Catalog
import Verdicts

extension Composer {
  /// The rules of the patterns and the claims for and against them, a line each.
  var claims: [[Block]] {
    title("Rules, claims and verdicts") + [key + breaches]
      + findings.patterns.flatMap { pattern in
        [[.heading(2, [Span(pattern.card.name)]), .paragraph([Span(pattern.tally)])]]
          + [claims(of: pattern, level: 3)]
      }
      + [kinds, sources]
  }

  /// Where the figures behind a line are.
  private var key: [Block] {
    let place =
      detail.isPage
      ? "Each links to the page of its pattern, which has the figures and what would turn the verdict."
      : "'compare explain ID' has the figures of one, 'compare PATTERN --all' those of a pattern."
    return [.paragraph([Span("A line for each rule and claim. \(place)")])]
  }

  /// A pattern's rules, then its claims by side, a line each.
  func claims(of pattern: PatternFindings, level: Int) -> [Block] {
    let groups = pattern.claimGroups.flatMap { group -> [Block] in
      [.heading(level, [Span(group.heading)]), .table(index(of: group.findings))]
    }
    return prohibitions(of: pattern, level: level) + groups
  }

  /// A line for each claim: verdict, claim, who claims it, id.
  func index(of findings: [ClaimFinding]) -> Table {
    var table = claimTable
    for finding in findings {
      table.add([[.label(finding, isFull: detail.isPage)], line(of: finding)])
    }
    return table
  }

  /// A claim with its source and id, linked to its verdict in full, and the reason if it has none.
  func line(of finding: ClaimFinding) -> [Span] {
    [.linked(to: finding), .attribution(finding.claim)] + checked(of: finding) + reason(of: finding)
  }

  /// What is checked of a rule.
  private func checked(of finding: ClaimFinding) -> [Span] {
    finding.checked.map { [Span($0, .faint)] } ?? []
  }

  /// A pattern's rules and claims with their verdicts in full; on a screen with the figures that decide.
  func verdicts(of pattern: PatternFindings, level: Int) -> [Block] {
    let groups = pattern.claimGroups.flatMap { group -> [Block] in
      let heading = Block.heading(level, [Span(group.heading)])
      if detail.isScreen { return [heading, .table(brief(of: group.findings))] }
      let judged = group.findings.filter(\.isJudged).flatMap { full($0, level: level + 1) }
      let others = group.findings.filter { !$0.isJudged }.map { finding in
        [.label(finding, isFull: true), .place(of: finding), .attribution(finding.claim)]
          + reason(of: finding)
      }
      let rest: [Block] = judged.isEmpty ? [] : [.heading(level + 1, ["Without a verdict"])]
      return [heading] + judged + (others.isEmpty ? [] : rest + [.list(others)])
    }
    return prohibitions(of: pattern, level: level) + groups
  }

  /// A judged claim or rule under a heading of its own.
  private func full(_ finding: ClaimFinding, level: Int) -> [Block] {
    [.heading(level, [.lead(finding), .place(of: finding)])]
      + ClaimComposer(finding: finding, detail: detail).verdict(after: [.attribution(finding.claim)])
  }

  /// Claims with the figures that decide them.
  private func brief(of findings: [ClaimFinding]) -> Table {
    var table = claimTable
    for finding in findings {
      let hasFigures = finding.verdict != nil || finding.ruleState == .broken
      let text = [Span(finding.claim.text), .attribution(finding.claim, hasID: hasFigures)]
      let statement = finding.verdict == nil ? "" : "\(finding.judgement.statement); "
      let figures = hasFigures ? [Span("– \(statement)\(finding.judgement.figures)", .faint)] : []
      let exceptions = finding.exceptionWords.map { [Span("– \($0)", .faint)] } ?? []
      let looked = hasFigures ? figures : checked(of: finding)
      let remarks = exceptions + reason(of: finding) + finding.weighing
      table.add([[.label(finding, isFull: false)], text + looked + remarks])
    }
    return table
  }

  private var claimTable: Table {
    detail.isPage ? Table(heads: ["Verdict", "Claim"], flexible: 1) : Table([.left, .left], flexible: 1)
  }

  /// The reason for a missing verdict; none if no verdict was asked for, or the label says it.
  package func reason(of finding: ClaimFinding) -> [Span] {
    let isRead = findings.patterns.contains { $0.code != nil } || !findings.breaches.isEmpty
    guard isRead, !finding.isFixed, let reason = finding.undecidedReason else { return [] }
    return [Span("– \(reason)")]
  }

  /// The meaning of verdicts, states and kinds.
  var kinds: [Block] {
    let terms =
      [
        "claim", "kept, broken", "hedge", "size of a difference", "left out", "fixed", "can only tie",
        "equal figures",
      ] + Verdict.allCases.map(\.rawValue)
    return [
      .heading(detail.isPage ? 2 : 3, ["Verdicts and kinds of claims"]),
      .definitions(Glossary.definitions(of: terms + Claim.Kind.allCases.map(\.rawValue))),
    ]
  }
}
