import Catalog
import Comparison

extension MarkdownReport {
  /// The claims side by side with what the code says to them, if it was read.
  func claims(of pattern: PatternFindings, level: Int) -> [String] {
    let isJudged = pattern.claims.contains { $0.verdict != nil }
    let head = ["Claim", "Kind"] + (isJudged ? ["Verdict"] : []) + ["Text"]
    return Claim.Side.allCases.flatMap { side -> [String] in
      let rows = pattern.claims(side).map { finding in
        let claim = finding.claim
        return [MarkdownText.code(claim.id), claim.kind.rawValue]
          + (isJudged ? [finding.verdict?.rawValue ?? ""] : []) + [MarkdownText.prose(claim.text)]
          + (isJudged ? [figures(of: finding) + remarks(on: finding)] : []) + [
            MarkdownText.escaped(claim.source.label)
          ]
      }
      guard !rows.isEmpty else { return [] }
      let heads = head + (isJudged ? ["Figures"] : []) + ["Source"]
      return [MarkdownText.heading(level, side.heading), MarkdownText.table(heads, rows)]
    }
  }

  func kinds(in findings: Findings) -> [String] {
    let kinds = Claim.Kind.allCases.map { "**\($0.rawValue)**: \($0.meaning)" }
    let blocks = [MarkdownText.heading(2, "Kinds of claims"), MarkdownText.list(kinds)]
    guard findings.patterns.flatMap(\.claims).contains(where: { $0.verdict != nil }) else { return blocks }
    let verdicts = Verdict.allCases.map { "**\($0.rawValue)**: \($0.meaning)" }
    return blocks + [
      "A measured claim holds in an example if all its figures do (✔, else ✘), and so has a verdict:",
      MarkdownText.list(verdicts),
    ]
  }

  /// A line for every assertion: `✔ Login: seams 7; claimed higher than mvvm 5`.
  private func figures(of finding: ClaimFinding) -> String {
    finding.outcomes.map { outcome in
      let measure = outcome.assertion.measure
      let place = outcome.example.map { "\($0.name): " } ?? ""
      let own = "\(MarkdownText.escaped(measure.name)) \(figureText(outcome.own.value, measure.unit))"
      let others = outcome.others.map { other in
        "\(MarkdownText.code(other.pattern.id)) \(figureText(other.figure.value, measure.unit))"
      }
      return
        "\(outcome.holds ? "✔" : "✘") \(place)\(own); claimed \(outcome.assertion.relation.words(others.joined(separator: ", ")))"
    }.joined(separator: "<br>")
  }

  /// Where a claim holds only for the misuse of a pattern, after the figures.
  private func remarks(on finding: ClaimFinding) -> String {
    MarkdownText.escaped(finding.waiting ?? "")
      + finding.misuses.compactMap { misuse in
        finding.remark(on: misuse) { outcome in
          let unit = outcome.assertion.measure.unit
          let rival = outcome.rival().map { ":\(figureText($0.figure.value, unit))" } ?? ""
          return "\(outcome.assertion.measure.name) \(figureText(outcome.own.value, unit))\(rival)"
        }
      }.map { "<br>**\(MarkdownText.escaped($0))**" }.joined()
  }
}
