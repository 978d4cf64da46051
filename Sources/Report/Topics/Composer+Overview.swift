import Catalog
import Verdicts
import Examples
import Measures

extension Composer {
  /// All patterns: what the first screen has, then scenarios, figures,
  /// arrows and claims.
  var overview: [[Block]] {
    if detail.isScreen { return screen }
    let example = [findings.largestShared].compactMap(\.self)
    return [[.heading(1, [Span(findings.title)])]]
      + (findings.patterns.count == 2
        ? [sentences] : [[.paragraph(remarks)] + glance])
      + [figures(of: findings.patterns)] + failures + [
        breaches, detail.isPage ? legend : arrows,
      ]
      + findings.patterns.flatMap { pattern in
        [head(of: pattern), roles(of: pattern, level: 3)]
          + example.map { diagram(of: pattern, in: $0, level: 3) }
          + [claims(of: pattern, level: 3), caveats(of: pattern, level: 3)]
      } + [definitions(), kinds, matrix, sources, end]
  }
}
