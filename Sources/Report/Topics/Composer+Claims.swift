import Catalog
import Comparison
import Examples

extension Composer {
  /// The rules of the patterns and the claims for and against them; a page says what would turn each verdict round.
  var claims: [[Block]] {
    title("Rules, claims and verdicts") + (isFull ? [kinds] : []) + [breaches]
      + findings.patterns.map { pattern in
        isFull
          ? [.heading(2, [Span(pattern.card.name)]), .table(turningTable(of: pattern.claims))]
          : head(of: pattern) + claims(of: pattern, level: 3)
      } + [definitions(rows: false), isFull ? [] : kinds, sources]
  }

  /// Every claim with its kind, figures and verdict, and with the code or the definition that would turn the verdict round.
  private func turningTable(of findings: [ClaimFinding]) -> Table {
    var table = Table(heads: ["Claim", "Verdict", "Figures", "Would turn with"], flexible: 0)
    for finding in findings {
      let claim = finding.claim
      let side = claim.kind == .rule ? "rule" : claim.side.rawValue
      let text = [
        Span(claim.text), Span("(\(claim.source.label); \(side); `\(claim.id)`)", isUnbreakable: true),
      ]
      table.add([
        text + remarks(on: finding), [.label(finding, isFull: true)], figures(of: finding),
        finding.flips.map { text in
          var span = Span(text)
          span.separator = .lineBreak
          return span
        },
      ])
    }
    return table
  }

  /// A pattern's rules, then its claims by side, with their verdicts.
  func claims(of pattern: PatternFindings, level: Int) -> [Block] {
    let rules = pattern.claims.filter { $0.claim.kind == .rule }
    let sides = Claim.Side.allCases.map { ($0.heading, pattern.claims($0)) }
    return ([("Rules", rules)] + sides).flatMap { heading, findings -> [Block] in
      findings.isEmpty ? [] : [.heading(level, [Span(heading)]), .table(table(of: findings))]
    }
  }

  /// Claims with their verdicts and figures.
  func table(of findings: [ClaimFinding]) -> Table {
    var table =
      isFull
      ? Table(heads: ["Verdict", "Claim", "Figures"], flexible: 1) : Table([.left, .left], flexible: 1)
    for finding in findings {
      let isJudged = finding.verdict != nil || finding.ruleState == .broken
      let attribution = Span.attribution(finding.claim, hasID: isJudged || !isBrief)
      let text = [Span(finding.claim.text), attribution]
      let brief = isJudged && !isFull ? [Span(finding.judgement.figures, .faint)] : []
      table.add(
        [[.label(finding, isFull: isFull)], text + brief + remarks(on: finding)]
          + (isFull ? [figures(of: finding)] : []))
    }
    return table
  }

  // MARK: Figures

  /// Each assertion in a line: `✔ Login: seams 7; claimed higher than mvvm 5`, `✔ Login: look-ups by name 0 of 3`.
  private func figures(of finding: ClaimFinding) -> [Span] {
    finding.outcomes.map { figures($0, finding.claim.kind == .rule ? "prescribed" : "claimed") }
  }

  private func figures(_ outcome: Judgement.Outcome, _ verb: String) -> Span {
    let measure = outcome.assertion.measure
    let others = outcome.others.map { "`\($0.pattern.id)` \(figureText($0.figure.value, measure.unit))" }
    let relation = outcome.assertion.relation.words(others.joined(separator: ", "))
    let total = outcome.own.total.map { " of \(grouped($0))" } ?? ""
    let own = "\(measure.name) \(figureText(outcome.own.value, measure.unit))\(total)"
    let mark = outcome.isFixed ? "fixed by the card:" : "\(outcome.result.sign)"
    var span = Span("\(mark) \(outcome.example.name): \(own); \(verb) \(relation)")
    span.separator = .lineBreak
    return span
  }

  /// The reason for a missing verdict, the verdict against all others, and that for a misuse where it differs.
  func remarks(on finding: ClaimFinding) -> [Span] {
    let reason = finding.undecidedReason.map { Span("– \($0)") }
    if isBrief { return [reason].compactMap(\.self) }
    var remarks = [reason, finding.claim.remark.map { Span("– \($0)") }].compactMap(\.self)
    if isFull, finding.verdict != nil {
      remarks.append(Span("– \(finding.judgement.statement)"))
      if let wider = finding.wider, wider.verdict != nil {
        remarks.append(
          Span("– against every other pattern but misuses: \(wider.statement), \(wider.figures)", .faint))
      }
    }
    return remarks + finding.misuses.compactMap(finding.remark).map { Span("– \($0)", .strong) }
  }

  /// The meaning of verdicts, states and kinds.
  var kinds: [Block] {
    let verdicts = Verdict.allCases.map {
      Definition([.label($0, isFull: isFull)], [Span("measured: \($0.meaning)")])
    }
    let states = [RuleState.kept, .broken].map {
      Definition(
        [.label($0, isFull: isFull)],
        [Span("a rule that the pattern's source prescribes, and whether the code keeps it")])
    }
    let fixed = Definition(
      [.fixed(isFull: isFull)],
      [Span("fixed by the card: its arrows and rules leave the comparison one outcome, so it is not counted")]
    )
    let kinds = Claim.Kind.allCases.filter { $0 != .measured && $0 != .rule }.map {
      Definition([.label($0, isFull: isFull)], [Span($0.meaning)])
    }
    let figures = """
      A claim is judged against those whom its source compared with, and holds in an example if all its figures do. \
      Sizes are equal if they differ by one, all figures if by less than a tenth of the larger; none against some differs.
      """
    return [
      .heading(isFull ? 2 : 3, ["Verdicts and kinds of claims"]),
      .definitions(verdicts + states + [fixed] + kinds), .paragraph([Span(figures, .faint)]),
    ]
  }
}

extension Judgement {
  /// The decisive figure of each example: `types: Greeting 4 against 3 (MVP); Login 11 against 9 (MVVM)`.
  var figures: String {
    var last = ""
    return decisive.map { outcome in
      let name = outcome.assertion.measure.name
      defer { last = name }
      return (name == last ? "" : "\(name): ") + "\(outcome.example.name) \(outcome.figures)"
    }.joined(separator: "; ")
  }
}

extension Claim {
  /// The evidence that is missing, or the measure that was tried; nil if there is none to name.
  var remark: String? {
    reservation.map { (kind == .waiting ? "waits for " : "tried: ") + $0 }
  }
}
