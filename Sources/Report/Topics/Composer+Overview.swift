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
}
