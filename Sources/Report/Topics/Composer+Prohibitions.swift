import Catalog
import Measures
import Verdicts

extension Composer {
  /// What a pattern's sources forbid, with the counts that the check of the
  /// arrows keeps at 0.
  package func prohibitions(
    of pattern: PatternFindings,
    level: Int
  ) -> [Block] {
    let prohibitions = pattern.card.prohibitions
    if prohibitions.isEmpty { return [] }
    let items = prohibitions.map { prohibition in
      [
        Span(prohibition.text),
        Span("(\(prohibition.source.label))", .faint, isUnbreakable: true),
        Span("– \(listed(prohibition.forbidden.map(\.name)))", .faint),
      ]
    }
    return [
      .heading(level, [Span(heading(of: pattern))]),
      .list(items),
      Self.noteOnOthers,
    ]
  }

  private static let noteOnOthers = Block.note(
    """
    An arrow that the card does not list is forbidden as well, though no \
    source has a sentence on it.
    """
  )

  private func heading(of pattern: PatternFindings) -> String {
    guard let entry = pattern.code else { return "Forbidden references" }
    let counts = entry.code.values.compactMap {
      try? $0.figure(for: .forbiddenReferences).value
    }
    return "Forbidden references: \(grouped(Int(counts.reduce(0, +))))"
  }
}
