import Catalog
import Comparison
import Examples

extension Composer {
  /// The claims for and against the patterns.
  var claims: [[Block]] {
    title("Claims")
      + findings.patterns.map { head(of: $0) + claims(of: $0, level: 3) }
      + [definitions(rows: false), kinds, sources]
  }

  /// A pattern's claims by side, with their verdicts.
  func claims(of pattern: PatternFindings, level: Int) -> [Block] {
    Claim.Side.allCases.flatMap { side -> [Block] in
      let findings = pattern.claims(side)
      return findings.isEmpty ? [] : [.heading(level, [Span(side.heading)]), .table(table(of: findings))]
    }
  }

  /// Claims with their verdicts; with the figures of some patterns only, if these are given.
  func table(of findings: [ClaimFinding], among ids: Set<Card.ID>? = nil) -> Table {
    var table =
      isFull
      ? Table(heads: ["Verdict", "Claim", "Figures"], flexible: 1) : Table([.left, .left], flexible: 1)
    for finding in findings {
      let claim = finding.claim
      let text = [
        Span(claim.text), Span("(\(claim.source.label); \(claim.id))", .faint, isUnbreakable: true),
      ]
      let brief = isFull ? "" : figures(of: finding, among: ids, isNamed: true).joined(separator: ", ")
      table.add(
        [
          [finding.verdict.map { .label($0, isFull: isFull) } ?? .label(claim.kind, isFull: isFull)],
          text + (brief.isEmpty ? [] : [Span(brief)]) + remarks(on: finding),
        ] + (isFull ? [finding.outcomes.map(figures)] : []))
    }
    return table
  }

  // MARK: Figures

  /// The decisive figures, one for each example: `types 3:4`; `ids` limits the patterns compared with.
  func figures(of finding: ClaimFinding, among ids: Set<Card.ID>? = nil, isNamed: Bool = false) -> [String] {
    var last = ""
    return finding.decisive.map { outcome in
      let name = isNamed && outcome.assertion.measure.name != last ? outcome.assertion.measure.name + " " : ""
      last = outcome.assertion.measure.name
      return name + outcome.figures(among: ids)
    }
  }

  /// One assertion in a line: `✔ Login: seams 7; claimed higher than mvvm 5`.
  private func figures(_ outcome: ClaimFinding.Outcome) -> Span {
    let measure = outcome.assertion.measure
    let place = outcome.example.map { "\($0.name): " } ?? ""
    let others = outcome.others.map { "`\($0.pattern.id)` \(figureText($0.figure.value, measure.unit))" }
    let claimed = outcome.assertion.relation.words(others.joined(separator: ", "))
    let own = "\(measure.name) \(figureText(outcome.own.value, measure.unit))"
    var span = Span("\(outcome.holds ? "✔" : "✘") \(place)\(own); claimed \(claimed)")
    span.separator = .lineBreak
    return span
  }

  /// The reason for a missing verdict, and the examples in which a claim holds only for a misuse.
  func remarks(on finding: ClaimFinding) -> [Span] {
    (finding.undecidedReason.map { [Span("– \($0)")] } ?? [])
      + finding.misuses.compactMap { misuse in
        finding.remark(on: misuse) { (isFull ? "\($0.assertion.measure.name) " : "") + $0.figures() }
      }.map { Span("– \($0)", .strong) }
  }

  /// The meaning of verdicts and kinds.
  var kinds: [Block] {
    let verdicts = Verdict.allCases.map {
      Definition([.label($0, isFull: isFull)], [Span("measured: \($0.meaning)")])
    }
    let kinds = Claim.Kind.allCases.filter { $0 != .measured }.map {
      Definition([.label($0, isFull: isFull)], [Span($0.meaning)])
    }
    let figures =
      isFull
      ? "Measured: the code of the examples decides. A claim holds in an example if all its figures do (✔, else ✘)."
      : "Figures: the pattern's own : that of the closest pattern compared with, in the order \(Example.sequence)."
    return [
      .heading(isFull ? 2 : 3, ["Verdicts and kinds of claims"]), .definitions(verdicts + kinds),
      .paragraph([Span(figures, .faint)]),
    ]
  }
}
