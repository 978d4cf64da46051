import Catalog
import Verdicts

extension Composer {
  /// The rules of the patterns and the claims for and against
  /// them, a line each.
  @ListBuilder<[Block]>
  var claims: [[Block]] {
    detail.title("Rules, claims and verdicts")
    [key] + breaches
    for pattern in findings.patterns {
      nameAndTally(of: pattern)
      claims(of: pattern)
    }
    kinds
    sources
  }

  private func nameAndTally(of pattern: PatternFindings) -> [Block] {
    [.heading(2, [Span(pattern.card.name)]), .sentence(pattern.tally)]
  }

  /// Where the figures behind a line are.
  private var key: Block {
    .sentence("A line for each rule and claim. \(placeOfFigures)")
  }

  private var placeOfFigures: String {
    if detail.isPage {
      return """
        Each links to the page of its pattern, which has the figures and what \
        would turn the verdict.
        """
    }
    return """
      'compare explain ID' has the figures of one, 'compare PATTERN --all' \
      those of a pattern.
      """
  }

  /// A pattern's rules, then its claims by side, a line each.
  @ListBuilder<Block>
  func claims(of pattern: PatternFindings) -> [Block] {
    prohibitions(of: pattern, level: 3)
    for group in pattern.claimGroups {
      Block.heading(3, [Span(group.heading)])
      Block.table(index(of: group.findings))
    }
  }

  /// A line for each claim: verdict, claim, who claims it, id.
  func index(of findings: [ClaimFinding]) -> Table {
    claimTable(of: findings, text: line)
  }

  /// A claim with its source and id, linked to its verdict in full, and the
  /// reason if it has none.
  @ListBuilder<Span>
  func line(of finding: ClaimFinding) -> [Span] {
    Span.linked(to: finding)
    Span.attribution(finding.claim)
    checked(of: finding)
    reason(of: finding)
  }

  /// What is checked of a rule.
  @ListBuilder<Span>
  private func checked(of finding: ClaimFinding) -> [Span] {
    if let checked = finding.checked { Span(checked, .faint) }
  }

  // MARK: In full

  /// A pattern's rules and claims with their verdicts in full; on a screen with
  /// the figures that decide.
  func verdicts(of pattern: PatternFindings, level: Int) -> [Block] {
    [Block].building {
      prohibitions(of: pattern, level: level)
      for group in pattern.claimGroups {
        Block.heading(level, [Span(group.heading)])
        verdicts(of: group, level: level + 1)
      }
    }
  }

  @ListBuilder<Block>
  private func verdicts(of group: ClaimGroup, level: Int) -> [Block] {
    if detail.isScreen {
      Block.table(brief(of: group.findings))
    } else {
      let judged = group.findings.filter(\.isJudged)
      let others = group.findings.filter { !$0.isJudged }
      judged.flatMap { full($0, level: level) }
      if !judged.isEmpty, !others.isEmpty {
        Block.heading(level, ["Without a verdict"])
      }
      if !others.isEmpty { Block.list(others.map(unjudged)) }
    }
  }

  /// A judged claim or rule under a heading of its own.
  private func full(_ finding: ClaimFinding, level: Int) -> [Block] {
    let heading = Block.heading(level, [.lead(finding), .place(of: finding)])
    let composer = ClaimComposer(finding: finding, detail: detail)
    return [heading] + composer.verdict(after: [.attribution(finding.claim)])
  }

  @ListBuilder<Span>
  private func unjudged(_ finding: ClaimFinding) -> [Span] {
    Span.label(finding, isFull: true)
    Span.place(of: finding)
    Span.attribution(finding.claim)
    reason(of: finding)
  }

  /// Claims with the figures that decide them.
  private func brief(of findings: [ClaimFinding]) -> Table {
    claimTable(of: findings) { finding in
      let hasFigures = finding.verdict != nil || finding.ruleState == .broken
      Span(finding.claim.text)
      Span.attribution(finding.claim, hasID: hasFigures)
      if hasFigures {
        Span("– \(figures(of: finding))", .faint)
      } else {
        checked(of: finding)
      }
      if let exceptions = finding.exceptionWords {
        Span("– \(exceptions)", .faint)
      }
      reason(of: finding)
      finding.weighing
    }
  }

  /// The figures that decide, for a claim after where it holds.
  private func figures(of finding: ClaimFinding) -> String {
    let figures = finding.judgement.figures
    if finding.verdict == nil { return figures }
    return "\(finding.judgement.statement); \(figures)"
  }

  /// A table of verdicts beside what is said of each claim;
  /// with heads on a page.
  private func claimTable(
    of findings: [ClaimFinding],
    @ListBuilder<Span> text: @escaping (ClaimFinding) -> [Span]
  ) -> Table {
    Table(
      of: findings,
      flexible: 1,
      columns: [
        Column(headOnPage("Verdict")) { [.label($0, isFull: detail.isPage)] },
        Column(headOnPage("Claim"), cell: text),
      ]
    )
  }

  private func headOnPage(_ title: String) -> [Span] {
    if detail.isPage { [Span(title)] } else { [] }
  }

  // MARK: Words

  /// The reason for a missing verdict; none if no verdict was asked for, or
  /// the label says it.
  package func reason(of finding: ClaimFinding) -> [Span] {
    let isRead = hasCode || !findings.breaches.isEmpty
    guard isRead, !finding.isFixed, let reason = finding.undecidedReason else {
      return []
    }
    return [Span("– \(reason)")]
  }

  /// The meaning of verdicts, states and kinds.
  var kinds: [Block] {
    let verdicts = Verdict.allCases.map(\.rawValue)
    let kinds = Claim.Kind.allCases.map(\.rawValue)
    let terms = Self.termsOfVerdicts + verdicts + kinds
    return [
      .heading(detail.sectionLevel, ["Verdicts and kinds of claims"]),
      .definitions(Glossary.definitions(of: terms)),
    ]
  }

  private static let termsOfVerdicts = [
    "claim",
    "kept, broken",
    "hedge",
    "size of a difference",
    "left out",
    "fixed",
    "can only tie",
    "equal figures",
  ]
}
