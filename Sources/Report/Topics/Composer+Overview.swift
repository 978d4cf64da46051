import Catalog
import Comparison
import Examples
import Measures

extension Composer {
  /// All patterns: scenarios, figures, arrows and claims.
  var overview: [[Block]] {
    if case .screen = detail { return screen }
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

  /// Every claim that has a verdict in a line or two, and the number of rules kept and claims without a verdict.
  private var verdicts: [Block] {
    guard findings.patterns.contains(where: { $0.code != nil }) else { return [] }
    let legend = Span("judged against those whom the source named", .faint)
    return [.paragraph([Span("Measured claims:", .strong), legend])]
      + findings.patterns.flatMap { pattern -> [Block] in
        var table = Table([.left, .left, .left], flexible: 2)
        for side in Claim.Side.allCases {
          for finding in pattern.claims(side) where finding.claim.kind == .measured && !finding.isFixed {
            let claim = finding.claim
            let text = [
              Span(claim.text), Span("(\(claim.source.label); \(claim.id))", .faint, isUnbreakable: true),
            ]
            table.add([
              [.label(finding, isFull: isFull)], [Span(side.rawValue)],
              text + [Span(finding.judgement.figures, .faint)] + remarks(on: finding),
            ])
          }
        }
        return [
          .paragraph([Span(pattern.card.name, .strong), Span(pattern.counts, .faint)]), .table(table),
        ]
      }
  }

  private var remarks: [Block] {
    let counts = findings.patterns.map { "\($0.card.id) \($0.card.caveats.count)" }.joined(separator: ", ")
    let caveats =
      "The examples are small: an app of forty screens may differ. The authors are advocates; a contradicted claim is a "
      + "result. Numbered caveats: \(counts)."
    return [.heading(3, ["Caveats"], note: [Span(caveats)])]
  }
}
