import Catalog
import Verdicts
import Examples

extension Composer {
  /// The rules of the patterns and the claims for and against them; a page says what would turn each verdict round.
  var claims: [[Block]] {
    title("Rules, claims and verdicts") + [breaches]
      + findings.patterns.map { head(of: $0) + claims(of: $0, level: 3, withTurns: detail.isPage) }
      + [definitions(rows: false), kinds, sources]
  }

  /// A pattern's rules, then its claims by side, with their verdicts.
  func claims(of pattern: PatternFindings, level: Int, withTurns: Bool = false) -> [Block] {
    let rules = pattern.claims.filter { $0.claim.kind == .rule }
    let sides = Claim.Side.allCases.map { ($0.heading, pattern.claims($0)) }
    let all = ([("Rules", rules)] + sides).map { heading, findings -> [Block] in
      findings.isEmpty
        ? [] : [.heading(level, [Span(heading)]), .table(table(of: findings, withTurns: withTurns))]
    }
    return prohibitions(of: pattern, level: level) + all.joined()
  }

  /// Claims with their verdicts and figures, and with the code or the definition that would turn the verdict round.
  func table(of findings: [ClaimFinding], withTurns: Bool = false) -> Table {
    let heads = ["Verdict", "Claim", "Figures"] + (withTurns ? ["Would turn with"] : [])
    var table = detail.isPage ? Table(heads: heads, flexible: 1) : Table([.left, .left], flexible: 1)
    for finding in findings {
      let isJudged = finding.verdict != nil || finding.ruleState == .broken
      let attribution = Span.attribution(finding.claim, hasID: isJudged || !detail.isScreen)
      let text = [Span(finding.claim.text), attribution]
      let brief = isJudged && !detail.isPage ? [Span(finding.judgement.figures, .faint)] : []
      table.add(
        [[.label(finding, isFull: detail.isPage)], text + brief + remarks(on: finding)]
          + (detail.isPage ? [figures(of: finding)] : []) + (withTurns ? [.lines(finding.flips)] : []))
    }
    return table
  }

  // MARK: Figures

  /// Each assertion in a line: `✔ Login: seams 7; claimed higher than mvvm 5`, `✔ Login: look-ups by name 0 of 3`.
  private func figures(of finding: ClaimFinding) -> [Span] {
    let verb = finding.claim.kind == .rule ? "prescribed" : "claimed"
    return .lines(finding.outcomes.map { figures($0, verb) } + finding.judgement.omissions.map(\.words))
  }

  private func figures(_ outcome: Judgement.Outcome, _ verb: String) -> String {
    let measure = outcome.assertion.measure
    let others = outcome.others.map { "`\($0.pattern.id)` \(figureText($0.figure.value, measure.unit))" }
    let assertion = outcome.assertion
    let relation = assertion.relation.words(others.joined(separator: ", "), by: assertion.margin)
    let total = outcome.own.total.map { " of \(grouped($0))" } ?? ""
    let own = "\(measure.name) \(figureText(outcome.own.value, measure.unit))\(total)"
    let mark = outcome.weight.words.map { "\($0):" } ?? "\(outcome.result.words.sign)"
    return "\(mark) \(outcome.example.name): \(own); \(verb) \(relation)"
  }

  /// The reason for a missing verdict, the verdict against all others, and that for a misuse where it differs.
  func remarks(on finding: ClaimFinding) -> [Span] {
    // Without code, no verdict was asked for.
    let isRead = findings.patterns.contains { $0.code != nil } || !findings.breaches.isEmpty
    let reason = isRead ? finding.undecidedReason.map { Span("– \($0)") } : nil
    let exceptions = finding.exceptionWords.map { Span("– \($0)") }
    let notes = [reason, exceptions].compactMap(\.self) + finding.weighing
    if detail.isScreen { return notes }
    var remarks = notes
    if detail.isPage, finding.verdict != nil {
      remarks.append(Span("– \(finding.judgement.statement)"))
      if let wider = finding.wider, wider.verdict != nil {
        remarks.append(
          Span("– against every other pattern but misuses: \(wider.statement), \(wider.figures)", .faint))
      }
    }
    let misuses = finding.misuses.filter { !finding.examples(onlyFor: $0).isEmpty }.map { misuse in
      let text = "\(misuse.subject): \(misuse.judgement.statement), \(misuse.judgement.figures)"
      return Span("– \(text)", .strong)
    }
    return remarks + misuses
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

extension Judgement {
  /// The decisive figure of each example: `types: Greeting 4 against 3 (MVP); Login 11 against 9 (MVVM)`.
  package var figures: String {
    var last = ""
    return decisive.map { outcome in
      let name = outcome.assertion.measure.name
      defer { last = name }
      return (name == last ? "" : "\(name): ") + "\(outcome.example.name) \(outcome.figures)"
    }.joined(separator: "; ")
  }
}
