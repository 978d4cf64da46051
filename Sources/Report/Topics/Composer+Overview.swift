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
        + [breaches, arrows]
        + findings.patterns.flatMap { pattern in
          [head(of: pattern) + claims(of: pattern, level: 3)]
        } + [kinds, totals + next]
    }
    return title(findings.title) + (findings.patterns.count == 2 ? [sentences] : []) + [figures] + failures
      + [breaches, legend]
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
}
