import Catalog
import Comparison
import Examples
import Measures

extension Composer {
  /// All patterns: scenarios, figures, arrows and claims.
  var overview: [[Block]] {
    let figures = figures(of: findings.patterns)
    guard isFull else {
      return [[.paragraph([Span(findings.title, .strong)])], figures] + failures
        + [breaches, arrows, verdicts, remarks, end]
    }
    return title(findings.title) + [figures] + failures + [breaches, legend]
      + findings.patterns.flatMap { pattern in
        [head(of: pattern), roles(of: pattern, level: 3)]
          + [findings.largestShared].compactMap(\.self).map { diagram(of: pattern, in: $0, level: 3) }
          + [claims(of: pattern, level: 3), caveats(of: pattern, level: 3)]
      } + [definitions(), kinds, matrix, sources, totals]
  }

  /// The arrows between roles in the largest shared example, pattern by pattern.
  private var arrows: [Block] {
    guard let example = findings.largestShared, findings.patterns.contains(where: { $0.code != nil }) else {
      return []
    }
    var table = Table([.left, .left], flexible: 1)
    for pattern in findings.patterns {
      guard let code = pattern.code?.code[example] else { continue }
      let wiring = Set(code.roleModel.roles.filter { $0.part == .wiring }.map(\.name))
      let found = code.roleArrows.filter { $0.status != .unused && !wiring.contains($0.from) }
      table.add([[Span(pattern.card.id)], .phrases(found.map(summary))])
    }
    let legend = Span("→ concrete, ⇢ by protocol only; with pairs of types; wiring roles left out", .faint)
    return [.heading(3, ["Arrows found in \(example.name)"], note: [legend]), .table(table)]
  }

  /// An arrow with its number: `View ⇢ Presenter 5`.
  func summary(of arrow: PatternCode.RoleArrow) -> String {
    let sign = arrow.concrete.isEmpty ? "⇢" : "→"
    let mark = arrow.status == .forbidden ? " ✘ forbidden" : ""
    return "\(arrow.from) \(sign) \(arrow.to) \(arrow.concrete.count + arrow.protocol.count)\(mark)"
  }

  /// Every measured claim in a line or two.
  private var verdicts: [Block] {
    guard findings.patterns.contains(where: { $0.code != nil }) else { return [] }
    let legend = Span(
      "+ pro, − con, = difference; own:closest other's figure for \(Example.sequence)", .faint)
    return [.paragraph([Span("Measured claims:", .strong), legend])]
      + findings.patterns.flatMap { pattern -> [Block] in
        let measured = pattern.claims.filter { $0.verdict != nil || $0.undecidedReason != nil }
        var table = Table([.left, .left, .left], flexible: 2)
        for side in Claim.Side.allCases {
          for finding in measured where finding.claim.side == side {
            let text = [Span(finding.claim.text), Span(finding.claim.id, .faint, isUnbreakable: true)]
            table.add([
              finding.verdict.map { [.label($0, isFull: isFull)] } ?? [], [Span(side.sign)],
              text + .phrases(figures(of: finding)) + remarks(on: finding),
            ])
          }
        }
        let others = counted(pattern.claims.count - measured.count, "claim")
        return [
          .paragraph([Span(pattern.card.name, .strong), Span("and \(others) cited or of opinion", .faint)]),
          .table(table),
        ]
      }
  }

  private var remarks: [Block] {
    let counts = findings.patterns.map { "\($0.card.id) \($0.card.caveats.count)" }.joined(separator: ", ")
    let caveats =
      "The examples are small: an app of forty screens may differ. The authors are advocates; a contradicted claim is a "
      + "result. Numbered caveats: \(counts)."
    let verdicts = Verdict.allCases.map { "\($0.rawValue): \($0.meaning)" }.joined(separator: "; ")
    let measures: [Measure] = [.seams, .widgetFreeShare, .testableShare]
    return [
      .heading(3, ["Caveats"], note: [Span(caveats)]), .heading(3, ["Definitions"]),
      .definitions(
        [Definition("verdicts", verdicts + ".")] + measures.map { Definition($0.name, $0.definition) }),
    ]
  }
}
