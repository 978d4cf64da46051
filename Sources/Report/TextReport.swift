import Catalog
import Comparison
import TerminalText

/// Findings as text for a terminal.
public struct TextReport {
  let setter: Typesetter
  var style: OutputStyle { setter.style }

  /// Makes a report for a terminal of that style.
  public init(style: OutputStyle) {
    setter = Typesetter(style: style)
  }

  /// The report's text; no line is wider than the style's width.
  public func text(of findings: Findings, about topic: Topic) -> String {
    let sections: [[String]] =
      switch topic {
      case .everything:
        switch findings.patterns.count {
        case 1: portrait(of: findings)
        case 2: comparison(of: findings)
        default: overview(of: findings)
        }
      case .coupling: coupling(of: findings)
      case .rules: [rules(of: findings)]
      case .list:
        [list(of: findings), next(findings)]
      case .scenarios:
        [matrix(of: findings)] + failures(in: findings) + [totals(of: findings)]
      case .claims:
        findings.patterns.map { patternHead($0) + claims(of: $0) } + [kinds, sources(of: findings)]
      }
    return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// What the code breaks of the cards' rules.
  func breaches(of findings: Findings) -> [[String]] {
    guard !findings.breaches.isEmpty else { return [] }
    return [
      findings.breachTexts.flatMap { wrong, remedy in
        setter.verbatim(setter.visible(wrong), after: "\(style.glyphs.fail) ", ink: .red)
          + remedy.flatMap { setter.verbatim(setter.visible($0), after: "  ") }
      }
    ]
  }

  private func list(of findings: Findings) -> [String] {
    var table = Table([.left, .left, .left], broken: 2)
    for pattern in findings.patterns {
      let card = pattern.card
      table.add([setter.words(card.id, .bold), setter.words(card.name), setter.words(card.summary)])
      for facts in [counts(of: pattern), pattern.commands.map { "swift run \($0)" }] {
        table.add([[], [], setter.phrases(facts, .dim)])
      }
    }
    return table.lines(setter)
  }

  private func counts(of pattern: PatternFindings) -> [String] {
    let counts = [
      (pattern.card.roles.count, "role"), (pattern.claims(.pro).count, "pro"),
      (pattern.claims(.con).count, "con"), (pattern.claims(.difference).count, "difference"),
      (pattern.card.caveats.count, "caveat"),
    ]
    return counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
  }

  func patternHead(_ pattern: PatternFindings) -> [String] {
    [setter.heading(pattern.card.name)] + setter.paragraph(setter.words(pattern.card.summary))
  }

  func roles(of pattern: PatternFindings) -> [String] {
    var table = Table([.left, .left], broken: 1, indent: 2)
    for role in pattern.card.roles {
      table.add([setter.words(role.name), setter.words(role.duty)])
    }
    return [style.bold("Roles")] + table.lines(setter)
  }

  /// Each word of the sources with what stands for it, under the name of its source.
  func terms(of pattern: PatternFindings) -> [String] {
    pattern.card.termsBySource.flatMap { source, terms in
      var table = Table([.left, .left], broken: 1, indent: 2)
      for term in terms {
        let here = term.here.isEmpty ? setter.words("nothing", .dim) : setter.phrases(term.here)
        let caveat = term.caveat.map { setter.words("(caveat \($0))", .dim) } ?? []
        table.add([setter.words(term.word), here + caveat])
      }
      return setter.paragraph(setter.words("Terms: \(source.label)", .bold)) + table.lines(setter)
    }
  }

  func caveats(of pattern: PatternFindings) -> [String] {
    var table = Table([.right, .left], broken: 1, indent: 2)
    for caveat in pattern.card.caveats {
      let test = caveat.test.map { setter.words("(shown by: \($0))", .dim) } ?? []
      table.add([setter.words("\(caveat.number)."), setter.words(caveat.text) + test])
    }
    return table.rows.isEmpty ? [] : [style.bold("Caveats")] + table.lines(setter)
  }

  func sources(of findings: Findings) -> [String] {
    var table = Table([.left, .left], broken: 1, indent: 2)
    for source in findings.sources {
      table.add([setter.words(source.label), setter.words(source.reference)])
    }
    return [style.bold("Sources")] + table.lines(setter)
  }

  /// The last word: what came of the scenarios and, if any is broken, of the rules.
  func totals(of findings: Findings) -> [String] {
    findings.absences.flatMap { setter.paragraph(setter.words("\($0).")) }
      + setter.paragraph([setter.mark(findings.isGood)] + setter.words(findings.totals))
  }

  func next(_ findings: Findings) -> [String] {
    guard let first = findings.patterns.first else { return [] }
    let ids = findings.patterns.prefix(2).map(\.card.id).joined(separator: " ")
    if findings.patterns.count > 2,
      let claim = findings.patterns.flatMap(\.claims).first(where: { $0.verdict != nil })
    {
      return setter.paragraph(
        setter.words(
          """
          Next: 'swift run compare \(ids)' puts two side by side, 'swift run compare coupling \(first.card.id)' shows the \
          lines behind the arrows, 'swift run compare explain \(claim.claim.id)' those behind a verdict.
          """))
    }
    let command = findings.examples(of: first).last?.program(of: first.card.id)
    return setter.paragraph(
      setter.words(
        "Next: 'swift run compare source \(ids)' shows the code, 'swift run \(command ?? "")' tries it."))
  }
}
